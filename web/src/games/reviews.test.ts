import { afterEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { hearServer, server } from '$lib/server.svelte';
import type { ServerInfo } from '$lib/wire';
import { faces, isReviewed } from '.';
import { reviews } from './reviews';

afterEach(() => vi.restoreAllMocks());

it('a game that says it is reviewed has its page of reviews', () => {
  const said = Object.keys(faces).filter((game) => faces[game]!.reviewed);
  expect(said).toEqual(Object.keys(reviews));
});

it('offers reviews only where the server makes them', async () => {
  const info = vi.spyOn(api, 'server').mockResolvedValue({ ...server, reviews: false } as ServerInfo);
  await hearServer();
  expect(isReviewed('simplicity')).toBe(false);
  info.mockResolvedValue({ ...server, reviews: true } as ServerInfo);
  await hearServer();
  expect([isReviewed('simplicity'), isReviewed('another')]).toEqual([true, false]);
});
