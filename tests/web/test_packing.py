"""What streams send is compressed: once for all who get it, and nothing with what somebody else has written."""

from __future__ import annotations

import gzip
import zlib

import pytest

from asztal.web import live
from asztal.web.packing import Packed, pack
from tests.web.tools import Served, Stream, settle

PIECES = [b"data: ", b"<li>" * 500, b"", bytes(range(256)), b"\n\n"]


def test_pieces_make_a_gzip_stream_in_any_order() -> None:
    for pieces in (PIECES, PIECES[::-1], []):
        stream = Packed()
        sent = b"".join(stream.take(piece, pack(piece)) for piece in pieces) + stream.end()
        assert gzip.decompress(sent) == b"".join(pieces)


def test_a_piece_can_be_read_as_soon_as_it_is_there() -> None:
    stream, reader = Packed(), zlib.decompressobj(16 + zlib.MAX_WBITS)
    for piece in PIECES:
        assert reader.decompress(stream.take(piece, pack(piece))) == piece


def test_a_piece_is_as_long_beside_what_is_like_it() -> None:
    secret = b"the hand: king, fort, traitor, captive, and three more of them"
    stream = Packed()
    stream.take(secret, pack(secret))
    assert stream.take(secret, pack(secret)) == pack(secret)


@pytest.mark.anyio
async def test_a_page_that_understands_it_gets_the_same_compressed(served: Served) -> None:
    guest, other = served.guest(), served.guest()
    table = await served.table("tara", [guest, other], seed=3)
    address = f"/t/{table.id}/stream"
    async with Stream(served.app, guest, address) as plain, Stream(served.app, guest, address, packed=True) as packed:
        assert await plain.next() == await packed.next()
        plain.rest(), packed.rest()
        await guest.chooses(table)
        assert await plain.next() == await packed.next()
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.received < plain.received / 3


@pytest.mark.anyio
async def test_what_many_see_alike_is_compressed_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []

    def counting(plain: bytes) -> bytes:
        made.append(plain)
        return pack(plain)

    monkeypatch.setattr(live, "pack", counting)
    guest, friend = served.guest(), served.guest()
    table = await served.table("connect_four", [guest, friend])
    address = f"/t/{table.id}/stream"
    async with (
        Stream(served.app, friend, address, packed=True) as own,
        Stream(served.app, served.guest(), address, packed=True) as one,
        Stream(served.app, served.guest(), address, packed=True) as other,
    ):
        for stream in (own, one, other):
            await stream.next()
        await settle()
        made.clear()
        await guest.chooses(table)
        for stream in (own, one, other):
            await stream.next()
    parts = [piece for piece in made if piece.startswith(b"<hx-partial")]
    assert parts
    assert len(parts) == len(set(parts))
