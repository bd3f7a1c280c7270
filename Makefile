# make play   sets everything up, starts the server and opens the table in the browser
# make test   sets everything up and runs the whole test suite, lint and types included
# Both work in .venv of this folder; what is there already is not made again.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := setup.py pyproject.toml $(shell find asztal -name '*.py')
JOBS ?= 2

.PHONY: play test lint build browser pictures peers speed load clean

play: build
	@$(BIN)/asztal serve --browser

test: build browser lint
	$(BIN)/python -m pytest -n $(JOBS)

# The browser the tests drive: the system's Chromium, or else Playwright's own.
browser: .venv/installed
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { echo "Installing Chromium …" && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation ; } || \
	  $(BIN)/playwright install chromium

pictures: build browser
	$(BIN)/python docs/make_pictures.py

load: build
	$(BIN)/python -m bench.load

lint: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

build: .venv/built

peers: build
	$(BIN)/python -m bench.peers

# The tables of docs/speed.md, as this machine has them.
speed: build
	$(BIN)/python -m bench.speed

.venv/installed: requirements-dev.lock
	@echo "Setting up .venv …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

# Compiles again only if a source that is compiled has changed.
.venv/built: .venv/installed $(SOURCES)
	@$(BIN)/asztal --version 2>/dev/null | grep -q "rules compiled" || { echo "Compiling the rules (once, about half a minute) …" && \
	  $(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e . ; }
	@touch $@

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis asztal/_build.json
	find . -name '*.so' -not -path './.venv/*' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
