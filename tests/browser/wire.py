"""A wire between a browser and a server that can be cut and mended again, and listened to."""

from __future__ import annotations

import contextlib
import re
import socket
import threading


class Wire:
    """Passes on what comes in at a port of its own, until it is cut: then nothing gets through."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._ends: set[socket.socket] = set()
        self._listener: socket.socket | None = None
        self.port = 0
        self.heard = bytearray()
        """Everything the server has said, on all connections, as it came."""
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def told(self) -> list[str]:
        """The live updates that have come over the wire."""
        return [found.decode() for found in re.findall(rb"\n(data: .*?)\n\n", bytes(self.heard), re.DOTALL)]

    def mend(self) -> None:
        """Lets connections through, at the same port as before."""
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen()
        self.port = listener.getsockname()[1]
        self._listener = listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def cut(self) -> None:
        """Breaks everything."""
        listener, self._listener = self._listener, None
        if listener is not None:
            # Closing alone would not wake the thread that waits for connections.
            with contextlib.suppress(OSError):
                listener.shutdown(socket.SHUT_RDWR)
            listener.close()
        for end in list(self._ends):
            self._close(end)

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = listener.accept()[0]
                far = socket.create_connection(("127.0.0.1", self._target))
                self._ends |= {near, far}
                for one, other, kept in ((near, far, bytearray()), (far, near, self.heard)):
                    threading.Thread(target=self._pass_on, args=(one, other, kept), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, kept: bytearray) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                # What goes over the wire can be read: nobody asks for it to be compressed.
                data = data.replace(b"Accept-Encoding: gzip", b"Accept-Encoding: none")
                kept += data
                target.sendall(data)
        self._close(source)
        self._close(target)

    def _close(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
