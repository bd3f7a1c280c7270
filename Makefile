# make play   sets up what playing needs, starts the server and opens the table in the browser; compiles the rules meanwhile
# make test   sets everything up and runs the whole test suite, lint and types included
# Both work in .venv of this folder; what is there already is not made again.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
JOBS ?= 2

.PHONY: play test lint build browser pictures peers speed load locks clean

play: .venv/playing
	@$(BIN)/asztal serve --browser --compile

test: build browser lint
	$(BIN)/python -m pytest -n $(JOBS)

# The browser the tests drive: the system's Chromium, or else Playwright's own.
browser: .venv/developing
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { echo "Installing Chromium …" && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation ; } || \
	  $(BIN)/playwright install chromium

pictures: build browser
	$(BIN)/python docs/make_pictures.py

load: build .venv/developing
	$(BIN)/python -m bench.load

lint: .venv/developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Compiles only if a source that is compiled has changed.
build: .venv/playing
	@$(BIN)/python setup.py --quiet build_ext --inplace

peers: build .venv/developing
	$(BIN)/python -m bench.peers

# The tables of docs/speed.md, as this machine has them.
speed: build .venv/developing
	$(BIN)/python -m bench.speed

# What playing needs, and compiling the rules. Python compiles the packages when they are first used, not all of them now.
.venv/playing: requirements.lock pyproject.toml
	@echo "Setting up .venv …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --no-compile -r requirements.lock
	@ASZTAL_NO_COMPILE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/developing: .venv/playing requirements-dev.lock
	@echo "Setting up .venv for development …"
	@$(PIP) -r requirements-dev.lock
	@touch $@

# The lock files with hashes, for servers: the versions of the other lock files, for every platform.
LOCKED := $(BIN)/uv --quiet pip compile --constraint requirements-dev.lock --generate-hashes --universal --python-version 3.11 --no-emit-index-url --no-annotate --no-header
locks: .venv/developing
	@$(PIP) 'uv>=0.11,<1'
	grep '^#' deploy/requirements.lock >.venv/running && $(LOCKED) --extra postgres pyproject.toml >>.venv/running && mv .venv/running deploy/requirements.lock
	grep '^#' deploy/requirements-build.lock >.venv/building && printf 'mypy[mypyc]\nsetuptools\n' | $(LOCKED) - >>.venv/building && mv .venv/building deploy/requirements-build.lock

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis asztal/_build.json
	find . -name '*.so' -not -path './.venv/*' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
