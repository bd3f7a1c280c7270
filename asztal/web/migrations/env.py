"""How alembic finds the database: the connection is handed over by ``asztal.web.storage``."""

from alembic import context

from asztal.web.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
