import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Server as Program } from '../src/lib/testing/program';

/** The files of numbers beside the tests, which tables may choose by name. */
const BOXES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.toml'))
  .map((name) => join(import.meta.dirname, name));
export const BOX_NAMES = BOXES.map((box) => /^name = "(.+)"$/m.exec(readFileSync(box, 'utf8'))![1]!);

/** A server with all boxes. */
export class Server extends Program {
  constructor(more: readonly string[] = []) {
    super([...BOXES.flatMap((box) => ['--constants', box]), ...more]);
  }
}

let addresses = 0;

/** An address from which nobody has asked anything yet. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * The browser: Debian's, or the one that CHROMIUM names. The shell without windows, where it is installed, opens a
 * page with a third of the processor time.
 */
export function chromium(...wanted: string[]): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = wanted.length ? wanted : ['chromium-headless-shell', 'chromium'];
  return spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0]!;
}

/** How the browser is started. */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a page that is left and opened again keeps its process, with what it has compiled
  '--process-per-site',
];
