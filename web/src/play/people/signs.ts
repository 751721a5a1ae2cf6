/** Reactions: their order, and their names in words. */

import type { Reaction } from '$lib/wire';
import { m } from '$messages';

export const REACTIONS: readonly Reaction[] = ['clap', 'hat', 'hm', 'hurry', 'thanks', 'good_game'];

export const reactionName = (reaction: Reaction): string => m.people_reaction({ reaction });
