"""ready, rematches, habits."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "habits",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", name=op.f("pk_habits")),
        comment="How a guest last played a game against bots.",
    )
    ready: sa.Column[bool] = sa.Column(
        "ready",
        sa.Boolean(),
        nullable=False,
        server_default=sa.false(),
        comment="has said that the match may begin",
    )
    rematch = sa.Column(
        "rematch", sa.String(length=24), nullable=False, server_default="", comment="the table of the rematch, if any"
    )
    asked_by = sa.Column(
        "asked_by",
        sa.String(length=32),
        nullable=False,
        server_default="",
        comment="the guest who asked for the rematch",
    )
    op.add_column("seats", ready)
    op.add_column("tables", rematch)
    op.add_column("tables", asked_by)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("asked_by")
        batch_op.drop_column("rematch")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("ready")
    op.drop_table("habits")
