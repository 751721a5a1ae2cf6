import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const FILES = 8;
/** Lines of an error's message. */
const LINES = 12;

/** Lists at the end which test files took longest, then the failures: people see the end of a log. */
export default class Slowest implements Reporter {
  readonly #seconds = new Map<string, number>();
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    const file = relative(import.meta.dirname, test.location.file);
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + result.duration / 1000);
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    const lines = stripVTControlCharacters(result.error?.message ?? result.status).split('\n');
    this.#failures.push([`\n${file}: ${test.title}`, ...lines.slice(0, LINES)].join('\n    '));
  }

  onEnd() {
    const files = [...this.#seconds].sort(([, one], [, other]) => other - one);
    const sum = files.reduce((seconds, [, more]) => seconds + more, 0);
    console.log(`\nSeconds of workers: ${sum.toFixed(0)}, of which`);
    for (const [file, seconds] of files.slice(0, FILES)) {
      console.log(`${seconds.toFixed(0).padStart(7)}  ${file}`);
    }
    for (const failure of this.#failures) console.log(failure);
  }
}
