"""Forms: the one place where what was sent is read. It is read as UTF-8, whatever the sender says.

A sender who may name a codec can name one that takes minutes, so none is ever looked up by a name that was sent.
"""

from __future__ import annotations

from urllib.parse import parse_qsl

from python_multipart.multipart import parse_options_header
from starlette.datastructures import UploadFile
from starlette.requests import Request

from asztal.engine.errors import AsztalError, BadRecord
from asztal.web.names import whole_number

FIELDS, FILE = b"application/x-www-form-urlencoded", b"multipart/form-data"
_UTF_8 = (b"utf-8", b"utf8")
_MOST_FIELDS = 100


class BadForm(AsztalError):
    """A form with a field that is missing or makes no sense."""

    key = "error-form"


class OtherForm(AsztalError):
    """A form of a kind or in an encoding that is not read here."""

    key = "error-form-kind"


class Form(dict[str, str]):
    """The fields of a form; of two with one name the last counts."""

    def text(self, name: str, default: str = "") -> str:
        return self.get(name, default)

    def number(self, name: str) -> int:
        number = whole_number(self.text(name))
        if number is None:
            raise BadForm(f"The field '{name}' must be a whole number.")
        return number


async def read_form(request: Request) -> Form:
    """The fields that were sent; none if nothing was."""
    _check_kind(request, FIELDS, b"")
    body = await request.body()
    try:
        fields = parse_qsl(
            body.decode("utf-8"),
            keep_blank_values=True,
            encoding="utf-8",
            errors="strict",
            max_num_fields=_MOST_FIELDS,
        )
    except ValueError:
        raise BadForm(f"A form has at most {_MOST_FIELDS} fields, and its text is UTF-8.") from None
    return Form(fields)


async def read_file(request: Request, name: str) -> str:
    """The text of the file that was sent under a name."""
    _check_kind(request, FILE)
    async with request.form(max_files=1, max_fields=0) as form:
        file = form.get(name)
        if not isinstance(file, UploadFile) or not file.filename:
            raise BadRecord("Choose the file of a record first.")
        try:
            return (await file.read()).decode("utf-8")
        except UnicodeDecodeError:
            raise BadRecord("This is not a record: a record is a JSON file saved by Asztal.") from None


def _check_kind(request: Request, *allowed: bytes) -> None:
    """Refuses other kinds and other encodings; Starlette reads the header by the same function, so it sees the same."""
    kind, options = parse_options_header(request.headers.get("content-type"))
    if kind not in allowed or options.get(b"charset", b"utf-8").lower() not in _UTF_8:
        raise OtherForm("A form is sent as plain fields, a record as a file, and both in UTF-8.")
