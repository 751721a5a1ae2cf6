import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { Server as Program } from '../src/lib/testing/program';

/** The files of numbers beside the tests, which tables may choose by name. */
const BOXES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.toml'))
  .map((name) => join(import.meta.dirname, name));
export const BOX_NAMES = BOXES.map((box) => /^name = "(.+)"$/m.exec(readFileSync(box, 'utf8'))![1]!);

/** Whether to run everything, as `make full` does, not only the gate's part. */
export const FULL = Boolean(process.env['CITYWRIGHT_FULL']);

/** A server with all boxes. */
export class Server extends Program {
  constructor(more: readonly string[] = []) {
    super([...BOXES.flatMap((box) => ['--constants', box]), ...more]);
  }
}

/** A number for this test, the same in each run with the same luck. */
export function luck(): number {
  const text = `${process.env.CITYWRIGHT_TEST_LUCK} ${test.info().testId}`;
  return createHash('sha256').update(text).digest().readUInt32LE();
}

const addresses = new Map<string, number>();

/**
 * An address that has sent no request yet, the same in each run of a test: it determines the server's deals for
 * tests.
 */
export function newAddress(): string {
  const { testId } = test.info();
  const number = addresses.get(testId) ?? 0;
  addresses.set(testId, number + 1);
  const [a, b] = createHash('sha256').update(testId).digest();
  return `10.${a}.${b}.${number & 255}`;
}

/**
 * The browser: Debian's, or the one that CHROMIUM names. The shell without windows, if installed, opens a page with
 * a third of the processor time.
 */
export function chromium(...wanted: string[]): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = wanted.length ? wanted : ['chromium-headless-shell', 'chromium'];
  return spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0]!;
}

/** How to start the browser. */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a page that is left and opened again keeps its process, with its compiled code
  '--process-per-site',
];
