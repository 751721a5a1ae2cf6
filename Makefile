# Everything a newcomer needs. `make run` and `make test` need only Rust (rustup reads
# rust-toolchain.toml and installs the pinned toolchain); libraries come from the registry by cargo.

.PHONY: run test check lint fuzz bench instructions peer-bench

CARGO ?= cargo
# Arguments for the program: make run ARGS="play simplicity --seats me,me"
ARGS ?= play simplicity

run:
	@echo "Building citywright; the first time this takes about two minutes."
	$(CARGO) run --locked --release -p citywright-cli -- $(ARGS)

test:
	$(CARGO) test --workspace --locked
	# The fast core as it runs on a processor without the newer instructions.
	$(CARGO) test -p citywright-simplicity --locked --features portable --test play_out --test vectors

check: lint test fuzz

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet

# A minute for each target; without cargo-fuzz and a nightly toolchain their seeds run as ordinary
# tests only.
FUZZ_SECONDS ?= 60
fuzz:
	@if $(CARGO) +nightly fuzz --version >/dev/null 2>&1; then \
		for target in record apply; do \
			mkdir -p fuzz/corpus/$$target; \
			echo "$(CARGO) +nightly fuzz run $$target for $(FUZZ_SECONDS) s"; \
			$(CARGO) +nightly fuzz run $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
				-max_total_time=$(FUZZ_SECONDS) -print_final_stats=0 || exit 1; \
		done; \
	else \
		echo "cargo-fuzz or its nightly toolchain is missing: the seeds ran as tests of crates/record"; \
	fi

# Times and allocations, then instruction counts (with valgrind), then the program's own table.
bench:
	$(CARGO) bench -p citywright-simplicity --locked
	$(CARGO) run --quiet --release -p citywright-cli -- bench simplicity

# Instruction counts against the limits in crates/simplicity/benches/instructions.toml. After a
# change that is meant to shift them: make instructions ARGS=--refresh
instructions: ARGS =
instructions:
	$(CARGO) bench -p citywright-simplicity --locked --bench instructions -- $(ARGS)

# Our random games beside connect four of the `board-game` crate, in one run.
peer-bench:
	$(CARGO) run --release --locked --manifest-path peer-bench/Cargo.toml
