"""The table in the browser: lobby, tables, live updates, storage."""
