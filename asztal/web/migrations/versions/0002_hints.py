"""Whether hints are given at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(
            sa.Column(
                "hints", sa.String(length=10), nullable=False, server_default="on", comment="'on', 'off', 'beginners'"
            )
        )
