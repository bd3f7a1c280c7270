"""links to other devices, and where a table was made from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_links")),
        comment="The link by which each guest goes on on another device, until it was used or taken back.",
    )
    origin = sa.Column(
        "origin",
        sa.String(length=16),
        nullable=False,
        server_default="",
        comment="a digest of the address it was made from",
    )
    op.add_column("tables", origin)
