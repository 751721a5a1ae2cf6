import { api } from './api';
import type { ServerInfo } from './wire';

/** What the operator of this server says and decides, as last heard. */
export const server = $state<Pick<ServerInfo, 'announcement' | 'needs_word' | 'foot' | 'links' | 'reviews'>>({
  announcement: null,
  needs_word: false,
  foot: null,
  links: [],
  // a page that cannot ask yet offers reviews; the server refuses them with a sentence
  reviews: true,
});

/** Asks the server. Without an answer, the last one stays. */
export async function hearServer() {
  const { announcement, needs_word, foot, links, reviews } = await api.server();
  Object.assign(server, { announcement, needs_word, foot, links, reviews });
}
