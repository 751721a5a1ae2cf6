import { api } from './api';
import type { ServerInfo } from './wire';

/** What the operator of this server says and decides, as last heard. */
export const server = $state<Pick<ServerInfo, 'announcement' | 'needs_word' | 'foot' | 'links'>>({
  announcement: null,
  needs_word: false,
  foot: null,
  links: [],
});

/** Asks the server. Without an answer, the last one stays. */
export async function hearServer() {
  const { announcement, needs_word, foot, links } = await api.server();
  Object.assign(server, { announcement, needs_word, foot, links });
}
