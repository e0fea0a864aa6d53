PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock

.PHONY: play test lint bench soak golden picture lock clean

play: .venv/.play          ## set up what is needed, set tables for friends, and play in this terminal meanwhile
	@$(BIN)/tabiji serve --open > .venv/serve.out 2> .venv/serve.log & server=$$!; \
	trap "kill $$server 2> /dev/null" EXIT; \
	while kill -0 $$server 2> /dev/null && ! grep -q . .venv/serve.out; do sleep 0.1; done; \
	cat .venv/serve.out; $(BIN)/tabiji play

test: .venv/.test lint     ## everything that must hold
	$(BIN)/python -m pytest -n 2 --dist loadgroup
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 tests/tokaido tests/namiji -k compiled

lint: .venv/.test
	$(BIN)/ruff format --check src tests bench docs
	$(BIN)/ruff check src tests bench docs
	$(BIN)/mypy

bench: .venv/.test         ## speed, as a table with ratios
	$(BIN)/python bench/rules.py

soak: .venv/.test          ## a million random games over all options, every step checked
	$(BIN)/python tests/soak.py

golden: .venv/.test        ## write the golden playthroughs anew
	$(BIN)/python tests/golden/make.py

picture: .venv/.test       ## draw the README picture of the terminal
	$(BIN)/python docs/picture.py

lock: .venv/.test          ## pin every dependency anew
	$(BIN)/python -m uv pip compile --universal --no-header --no-annotate --all-extras -q pyproject.toml -o requirements.lock

.venv/.play: pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(PIP) hatchling editables
	$(PIP) --no-build-isolation -e .
	@touch $@

.venv/.test: .venv/.play
	$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
