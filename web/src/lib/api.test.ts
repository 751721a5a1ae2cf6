import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from './api';
import type { NewTable } from './wire';

const asked: NewTable = { game: 'draughts', players: 2, seats: [] };
const made = { table: { id: 'garden', you: [0] }, invite: null };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
/** The requests to the server, and its answers in order. */
const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const posts = () => server.mock.calls.filter(([, { method }]) => method === 'POST');
const bodies = () => posts().map(([, { body }]) => JSON.parse(body as string) as { id: string });

beforeEach(() => vi.stubGlobal('fetch', server.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

describe('a table', () => {
  it('is opened once though the first answer is lost: the same name is sent again', async () => {
    server.mockImplementationOnce(lost).mockResolvedValueOnce(Response.json(made));
    await expect(api.open(asked)).resolves.toEqual(made);
    const [first, second] = bodies();
    expect(first).toMatchObject({ ...asked, id: expect.stringMatching(/.{16}/) as string });
    expect(second).toEqual(first);
    expect(posts()).toHaveLength(2);
  });

  it('has another name for each new table', async () => {
    server.mockImplementation(() => Promise.resolve(Response.json({ ...made, ...made.table })));
    await api.open(asked);
    await api.open(asked);
    const [first, second] = bodies();
    expect(first!.id).not.toBe(second!.id);
  });

  it('is not requested again after a refusal', async () => {
    const error = { code: 'bad_name', rule: null, text: 'No name.' };
    server.mockResolvedValueOnce(Response.json({ error }, { status: 400 }));
    await expect(api.open(asked)).rejects.toMatchObject({ problem: error, status: 400 });
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('is given up after two requests without an answer', async () => {
    server.mockImplementation(lost);
    const refusal: unknown = await api.open(asked).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).problem.code).toBe('offline');
    expect(server).toHaveBeenCalledTimes(2);
  });
});
