import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Server as Program } from '../src/lib/testing/program';

/** The files of numbers beside the tests, which tables may choose. */
const BOXES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.toml'))
  .flatMap((name) => ['--constants', join(import.meta.dirname, name)]);

/** A server with all boxes. It believes us from where somebody asks, as it limits how often one address may ask. */
export class Server extends Program {
  constructor(more: readonly string[] = []) {
    super(['--trusted-proxy', '127.0.0.1', ...BOXES, ...more]);
  }
}

let addresses = 0;

/** An address from which nobody has asked anything yet. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** The browser: Debian's, or the one that CHROMIUM names. */
export function chromium(): string {
  return process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
}
