import { api } from '$lib/api';
import { openingWord, rememberInvite } from '$lib/people';
import { go } from '$lib/router.svelte';
import { server } from '$lib/server.svelte';
import type { NewTable } from '$lib/wire';
import { faceOf } from '../games';

/**
 * Opens a table and goes there. Its screen is fetched while the server deals.
 *
 * @throws If the server refuses or cannot be reached.
 */
export async function openTable(table: NewTable) {
  const later = () => {}; // they are fetched again when they are needed
  import('./TableScreen.svelte').catch(later);
  faceOf(table.game).screen?.().catch(later);
  const word = server.needs_word ? openingWord() : null;
  const made = await api.open({ ...table, word });
  if (made.invite) rememberInvite(made.table.id, made.invite);
  go(`/t/${made.table.id}`);
}
