# Everything a newcomer needs, with Rust (rustup reads rust-toolchain.toml and installs the pinned
# toolchain), Node 20 or newer and make. Libraries come from their registries: crates by cargo, the
# page's by npm into web/node_modules.

.PHONY: run dist program page api screenshots \
	test test-build test-rust test-web test-postgres e2e lint lint-rust lint-web audit \
	full doc portable fuzz bench instructions peer-bench postgres chromium python python-light

CARGO ?= cargo
NPM ?= npm --prefix web
# Arguments for the program: make run ARGS="play simplicity --seats me,greedy"
ARGS ?= serve
# Tests of the page build the program first, unless CITYWRIGHT names one.
PROGRAM = $(if $(CITYWRIGHT),,program)

# Starts the server with its page and prints the address.
run: page
	@echo "Building citywright; the first time this takes a few minutes."
	$(CARGO) run --locked --release -p citywright-cli -- $(ARGS)

# The program as it is given to others: target/dist/citywright, one file with the page inside.
dist: page
	$(CARGO) build --locked --profile dist -p citywright-cli

# Deals, bots and generated cases are the same in each run, so that only a change lets a test fail. `make full`
# draws new ones and says which: make test LUCK=… plays them again.
LUCK ?= 1
test-rust test-web e2e: export PROPTEST_RNG_SEED = $(LUCK)
test-rust test-web e2e: export CITYWRIGHT_TEST_LUCK = $(LUCK)

# All tests but those in a browser; with those of PostgreSQL where it is installed.
test: test-rust test-web

test-rust: page
	@echo "The luck of these tests is $(LUCK)."
	@echo "With PostgreSQL: $(if $(IF_POSTGRES),yes,no, it is not installed (make postgres installs Debian's))."
	$(CARGO) test --workspace --locked $(IF_POSTGRES) --tests
	$(CARGO) test --workspace --locked $(IF_POSTGRES) --doc

# The page plays against the real program.
test-web: web/node_modules/.package-lock.json $(PROGRAM)
	$(NPM) test

# Compiles what test-rust runs, and the program. The server finds the page's folder, which may still be
# empty, while it is compiled.
test-build:
	@mkdir -p web/dist
	$(CARGO) test --workspace --locked $(IF_POSTGRES) --tests --no-run

# The tests of databases alone.
test-postgres: postgres
	$(CARGO) test --workspace --locked $(WITH_POSTGRES) --test conformance --test copy --test kill --test postgres
	$(CARGO) test --workspace --locked $(WITH_POSTGRES) --test server two_servers

POSTGRES = command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
WITH_POSTGRES = --features citywright-store/postgres-tests,citywright-server/postgres-tests
IF_POSTGRES = $(shell if $(POSTGRES); then echo "$(WITH_POSTGRES)"; fi)

# $(call apt,package,what needs it): installs a package of Debian's, or says that it is needed.
define apt
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Debian's $(1) for $(2)."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1); \
	else \
		echo "The $(2) need $(1) (on Debian: apt install $(1))."; exit 1; \
	fi
endef

postgres:
	@$(POSTGRES) || $(call apt,postgresql,tests of databases)

# The page, built into web/dist, which the program carries inside.
page: web/dist/index.html

# Without what checks and builds make anew from the others.
WEB_SOURCES := $(shell find web/src web/public messages web/scripts -type f \
		! -name '*.gen.ts' ! -name openapi.d.ts) \
	web/index.html web/package.json web/vite.config.ts web/svelte.config.js

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	$(NPM) run build
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Fetching what the page is built with into web/node_modules."
	$(NPM) ci --prefer-offline --no-audit --no-fund
	@touch $@

# The program as test-rust builds it, which reads the page from web/dist: target/debug/citywright.
program: page
	$(CARGO) test --workspace --locked $(IF_POSTGRES) --no-run --test program

# The whole product in a headless browser.
e2e: web/node_modules/.package-lock.json $(PROGRAM) chromium
	$(NPM) run e2e -- $(E2E)
	@if command -v python3 >/dev/null; then \
		echo "python3 examples/test_bot.py"; python3 examples/test_bot.py; \
	else echo "The example bot was not tried: there is no python3."; fi

chromium:
	@[ -n "$(CHROMIUM)" ] || command -v chromium >/dev/null || $(call apt,chromium chromium-headless-shell fonts-liberation,browser tests)

# Pictures of all screens in target/screens, and the few in docs/screens made anew.
screenshots: program chromium
	$(NPM) run screenshots

# What follows from the types of the server: docs/openapi.json, and the page's own (web/src/lib/openapi.d.ts).
api:
	$(CARGO) run --locked --quiet -p citywright-server --example openapi > docs/openapi.json.tmp
	mv docs/openapi.json.tmp docs/openapi.json
	$(NPM) run api

# What .ci/run checks and what is slow and rarely fails besides; releases start with it.
full: export KILLS ?= 25
full: export RESTARTS ?= 5
full: export CITYWRIGHT_FULL = 1
full: LUCK := $(shell date +%s)
full: postgres lint audit test e2e doc portable instructions fuzz python

# What the libraries are: their licences and where they come from, and with a network whether a fault of
# one is known (deny.toml).
audit:
	@if ! $(CARGO) deny --version >/dev/null 2>&1; then \
		echo "Licences, sources and known faults of libraries were not looked at: cargo-deny is missing (cargo install --locked cargo-deny)."; \
	elif $(CARGO) deny fetch db >/dev/null 2>&1; then \
		echo "cargo deny check"; $(CARGO) deny --locked check; \
	else \
		echo "Known faults of libraries were not looked at: there is no network."; \
		$(CARGO) deny --locked --offline check licenses sources bans; \
	fi

lint: lint-rust lint-web

lint-rust:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --profile test $(WITH_POSTGRES) --locked -- -D warnings

lint-web: web/node_modules/.package-lock.json
	$(NPM) run check
	$(NPM) run lint

doc:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --profile test $(WITH_POSTGRES) --locked --quiet

# The fast core as it runs on a processor without the newer instructions.
portable:
	$(CARGO) test --workspace --locked --features citywright-simplicity/portable --test portable

# A minute for each target; without cargo-fuzz and a nightly toolchain their seeds run as ordinary
# tests only.
FUZZ_SECONDS ?= 60
fuzz:
	@if $(CARGO) +nightly fuzz --version >/dev/null 2>&1; then \
		for target in record apply small_city; do \
			mkdir -p fuzz/corpus/$$target; \
			echo "$(CARGO) +nightly fuzz run $$target for $(FUZZ_SECONDS) s"; \
			$(CARGO) +nightly fuzz run $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
				-max_total_time=$(FUZZ_SECONDS) -print_final_stats=0 || exit 1; \
		done; \
	else \
		echo "cargo-fuzz or its nightly toolchain is missing: the seeds ran as tests of crates/record and crates/smallcity"; \
	fi

# Times and allocations, then instruction counts (with valgrind), then the program's own table.
bench: page
	$(CARGO) bench -p citywright-simplicity -p citywright-table --locked
	$(CARGO) test -p citywright-table --locked --test step -- --nocapture
	$(CARGO) build --locked --release -p citywright-cli
	$(CARGO) run --quiet --release -p citywright-cli -- bench simplicity
	$(CARGO) run --quiet --release -p citywright-cli -- bench small-city

# Instruction counts against the limits in benches/instructions.toml of the rules crates, and of a
# decision of each level against crates/catalog/benches/levels.toml, and of a whole step of a table, from
# an input to the texts of its observers, against crates/table/benches/step.toml. After a change that is meant to
# shift them: make instructions ARGS=--refresh
instructions: ARGS =
instructions:
	$(CARGO) bench -p citywright-simplicity -p citywright-smallcity -p citywright-catalog \
		-p citywright-table --locked --bench instructions --bench levels --bench step -- $(ARGS)

# Our random games beside connect four of the `board-game` crate, in one run.
peer-bench:
	$(CARGO) run --release --locked --manifest-path peer-bench/Cargo.toml

# The package for Python (docs/python.md) in python/.venv: lints, types, tests. The output ends in a line of counts.
# `python-light` fetches no JAX and no Ray and leaves out the tests that need them. Without Python 3.11 or newer nothing
# is tried: python/constraints.txt has no versions for older ones.
PYTHON ?= python3
VENV = $(CURDIR)/python/.venv/bin
PIP_INSTALL = $(VENV)/pip install --quiet --disable-pip-version-check --constraint python/constraints.txt
python python-light:
	@if ! $(PYTHON) -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		echo "The package for Python was not tried: there is no Python 3.11 or newer with venv."; \
	else $(MAKE) --no-print-directory $@-tests; fi

.PHONY: python-venv python-libraries python-built python-tests python-light-tests bench-python
# A virtual environment with what the package's light tests need.
python-venv:
	[ -x $(VENV)/python ] || $(PYTHON) -m venv python/.venv
	$(PIP_INSTALL) maturin numpy gymnasium hypothesis mypy open_spiel pettingzoo pyarrow pytest

python-libraries: python-venv
	$(PIP_INSTALL) jax ray

# The package, built for tests, with its lints.
python-built: python-venv
	cd python && $(CARGO) fmt --check
	cd python && PYO3_PYTHON=$(VENV)/python $(CARGO) clippy --release --locked -- -D warnings
	cd python && VIRTUAL_ENV=$(CURDIR)/python/.venv $(VENV)/maturin develop --quiet --release --locked
	cd python && $(VENV)/python -m mypy.stubtest --mypy-config-file pyproject.toml citywright._citywright

python-tests: python-built python-libraries
	cd python && $(VENV)/mypy
	cd python && $(VENV)/python -m pytest

python-light-tests: python-built
	cd python && $(VENV)/mypy --exclude examples/learn
	cd python && $(VENV)/python -m pytest $(foreach test,docs_all studies,--ignore=tests/$(test).py)

# Decisions a second of processor time beside other libraries, as ratios of one interleaved run. The wheel of users is
# built, which takes some minutes. EnvPool has wheels for few systems; its ratio is then left out.
bench-python: python-libraries
	$(PIP_INSTALL) 'pettingzoo[classic]'
	$(PIP_INSTALL) envpool || true
	cd python && VIRTUAL_ENV=$(CURDIR)/python/.venv $(VENV)/maturin develop --quiet --profile dist --locked
	cd python && $(VENV)/python bench/ratios.py
