"""Many servers on one database: chairs in the history, who is where, what is to be done."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # Columns are added one by one: a table that is made anew would take long, and lose what refers to it.
    chair = sa.Column(
        "chair", sa.JSON(none_as_null=True), nullable=True, comment="who sits there from now on: the choice is -2"
    )
    op.add_column("acts", chair)
    # That a match has begun follows from its chairs from now on: all are taken, and whoever sits there is ready.
    op.execute("UPDATE seats SET ready = true WHERE table_id IN (SELECT id FROM tables WHERE phase <> 'gathering')")
    if op.get_bind().dialect.supports_comments:
        op.alter_column("seats", "guest", comment="of a free seat: whom it is kept for")
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False, comment="serve or think"),
        sa.Column(
            "until", sa.Float(), nullable=False, comment="it is taken for dead afterwards unless it has renewed this"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
        comment="The servers and workers that share this database.",
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False, comment="when the guest came or went"),
        sa.Column("speed", sa.String(length=10), nullable=False, comment="how fast the guest wants bots to choose"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_presence_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "guest", "process", name=op.f("pk_presence")),
        comment="Whose pages are open, and at which server.",
    )
    op.create_index(op.f("ix_presence_process"), "presence", ["process"])
    op.create_table(
        "jobs",
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False, comment="for whom it is done"),
        sa.Column("alone", sa.Boolean(), nullable=False, comment="no person plays at the table"),
        sa.Column("quick", sa.Boolean(), nullable=False, comment="it takes no time to speak of"),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(length=32), nullable=False, comment="who does it; '' while it waits"),
        sa.Column("again", sa.Boolean(), nullable=False, comment="it was asked for once more while it was being done"),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_jobs")),
        comment="What is to be done for tables: bots' turns, hints, clocks.",
    )
    op.create_index("ix_jobs_due", "jobs", ["due"])
    op.create_table(
        "shares",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("served", sa.Float(), nullable=False, comment="when something was last begun for the guest"),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_shares")),
        comment="Whose turn it is when many want bots to think.",
    )


def downgrade() -> None:
    for table in ("shares", "jobs", "presence", "processes"):
        op.drop_table(table)
    op.drop_column("acts", "chair")
