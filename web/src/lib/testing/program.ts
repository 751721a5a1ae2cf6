import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** In memory where the system has such a folder: no test here cuts the power. */
const FOLDERS = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** Bots think this long, in milliseconds: nobody here watches them. */
const BOT_DELAY = 60;
/** After this many seconds an absent player's seat may be lent, and one person alone may decide about it. */
const ABSENCE = 1;
const PATIENCE = 2;

/** The built program: CITYWRIGHT names another than the one of `make program`. */
function citywright(): string {
  const target = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? 'target');
  return process.env.CITYWRIGHT ?? join(target, 'debug', 'citywright');
}

/** The record of a game between bots, as one line of JSON. */
export async function simulated(
  game: string,
  { players, seed, bots }: { players: number; seed: number; bots: string },
): Promise<string> {
  const folder = await mkdtemp(join(FOLDERS, 'citywright-record-'));
  const file = join(folder, 'record.jsonl');
  const given = ['--players', String(players), '--seed', String(seed), '--bots', bots];
  try {
    await promisify(execFile)(citywright(), [
      ...['simulate', game, '--games', '1', '--threads', '1', '--records', file],
      ...given,
    ]);
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server of our own on a fresh data folder; it can be stopped and started again on the same games. */
export class Server {
  address = '';
  #process: ChildProcess | null = null;
  #folder = '';
  #errors = '';
  readonly #more: readonly string[];

  /** With more arguments of `serve`. */
  constructor(more: readonly string[] = []) {
    this.#more = more;
  }

  async start() {
    this.#folder ||= await mkdtemp(join(FOLDERS, 'citywright-test-'));
    // the second time at the same address, where the pages look for it
    const listen = this.address ? new URL(this.address).host : '127.0.0.1:0';
    const server = spawn(citywright(), [
      ...['serve', '--data', this.#folder, '--listen', listen],
      ...['--bot-delay', String(BOT_DELAY), '--absence', String(ABSENCE)],
      ...['--patience', String(PATIENCE)],
      // a test gives each of its people a separate address
      ...['--trusted-proxy', '127.0.0.1/32'],
      ...this.#more,
    ]);
    this.#process = server;
    server.stderr.on('data', (bytes) => (this.#errors += String(bytes)));
    const failed = Promise.race([once(server, 'error'), once(server, 'exit')]).then(([why]) => {
      throw new Error(`${citywright()} serve did not start: ${String(why)}\n${this.#errors}`);
    });
    const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), failed]);
    failed.catch(() => {}); // the end of a server that did start
    this.address = String(line).trim();
  }

  async stop() {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  async remove() {
    await this.stop();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }
}
