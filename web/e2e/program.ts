import { execFileSync } from 'node:child_process';

export { Server } from '../src/lib/testing/program';

/** The browser: Debian's, or the one that CHROMIUM names. */
export function chromium(): string {
  return process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
}
