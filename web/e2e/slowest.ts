import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';

const LISTED = 12;

/** Lists at the end which files of tests took longest. */
export default class Slowest implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd(test: TestCase, result: TestResult) {
    const file = relative(import.meta.dirname, test.location.file);
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + result.duration / 1000);
  }

  onEnd() {
    const files = [...this.#seconds].sort(([, one], [, other]) => other - one);
    const sum = files.reduce((seconds, [, more]) => seconds + more, 0);
    console.log(`\nSeconds of workers: ${sum.toFixed(0)}, of which`);
    for (const [file, seconds] of files.slice(0, LISTED)) {
      console.log(`${seconds.toFixed(0).padStart(7)}  ${file}`);
    }
  }
}
