/** The components of desks and summaries, by the names that tasks give them. */

import type { Component } from 'svelte';
import type { Play } from '../model/play.svelte';
import type { DeskName, SummaryName } from '../tasks/task';
import BuildSum from './BuildSum.svelte';
import CardSum from './CardSum.svelte';
import Circle from './Circle.svelte';
import Cities from './Cities.svelte';
import Council from './Council.svelte';
import Discard from './Discard.svelte';
import People from './People.svelte';
import Pledges from './Pledges.svelte';
import Tiles from './Tiles.svelte';
import Uses from './Uses.svelte';
import Ways from './Ways.svelte';

/** Renders a part of a task; each component knows the class of its own. */
type Draws = Component<{ play: Play; task?: never }>;

export const DESKS = {
  circle: Circle,
  cities: Cities,
  council: Council,
  discard: Discard,
  people: People,
  pledges: Pledges,
  tiles: Tiles,
  uses: Uses,
} as unknown as Readonly<Record<DeskName, Draws>>;

export const SUMMARIES = {
  build: BuildSum,
  card: CardSum,
  ways: Ways,
} as unknown as Readonly<Record<SummaryName, Draws>>;
