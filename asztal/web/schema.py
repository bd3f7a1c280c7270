"""The database's tables. ``migrations/`` brings an older database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="What the server must remember of itself: the key that signs cookies.",
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
)

habits = Table(
    "habits",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, nullable=False),
    Column("level", String(20), nullable=False),
    comment="How a guest last played a game against bots.",
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Integer, nullable=False),
    Column("lesson", Boolean, nullable=False),
    Column("hints", String(10), nullable=False),
    Column("host", String(32), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(24), nullable=False, server_default="", comment="the table of the rematch, if any"),
    Column("asked_by", String(32), nullable=False, server_default="", comment="the guest who asked for the rematch"),
    Column("origin", String(16), nullable=False, server_default="", comment="a digest of the address it was made from"),
    Index("ix_tables_public_phase", "public", "phase", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(10), nullable=False),
    Column("guest", String(32), nullable=False, index=True, comment="of a free seat: whom it is kept for"),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("away", String(10), nullable=False, comment="'' present, 'bot' a bot stands in, 'resigned'"),
    Column("ready", Boolean, nullable=False, server_default=false(), comment="has said that the match may begin"),
)

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False, comment="-1 takes the seat's last choice back"),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False, comment="seconds of the seat's clock"),
    Column("chair", JSON(none_as_null=True), nullable=True, comment="who sits there from now on: the choice is -2"),
    comment="What was chosen, in order; only ever appended to, so two writers can't both win a number.",
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("guest", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", Float, nullable=False),
    comment="The link by which each guest goes on on another device, until it was used or taken back.",
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(10), nullable=False, comment="serve or think"),
    Column("until", Float, nullable=False, comment="it is taken for dead afterwards unless it has renewed this"),
    comment="The servers and workers that share this database.",
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("process", String(32), primary_key=True, index=True),
    Column("here", Boolean, nullable=False),
    Column("at", Float, nullable=False, comment="when the guest came or went"),
    Column("speed", String(10), nullable=False, comment="how fast the guest wants bots to choose"),
    comment="Whose pages are open, and at which server.",
)

jobs = Table(
    "jobs",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("guest", String(32), nullable=False, comment="for whom it is done"),
    Column("alone", Boolean, nullable=False, comment="no person plays at the table"),
    Column("quick", Boolean, nullable=False, comment="it takes no time to speak of"),
    Column("asked", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("process", String(32), nullable=False, comment="who does it; '' while it waits"),
    Column("again", Boolean, nullable=False, comment="it was asked for once more while it was being done"),
    Column("answer", Text, nullable=True),
    Index("ix_jobs_due", "due"),
    comment="What is to be done for tables: bots' turns, hints, clocks.",
)

shares = Table(
    "shares",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("served", Float, nullable=False, comment="when something was last begun for the guest"),
    comment="Whose turn it is when many want bots to think.",
)
