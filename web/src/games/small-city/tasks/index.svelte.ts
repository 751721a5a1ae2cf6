import type { Play } from '../model/play.svelte';
import { Cards } from './cards.svelte';
import { Settle } from './city.svelte';
import { CouncilMove } from './council.svelte';
import { CouncilBuilding } from './council-building.svelte';
import { keep, platform } from './keep.svelte';
import { Homes, Movers } from './people.svelte';
import { Merging } from './merge.svelte';
import { grave, hall, mayor, victim } from './place.svelte';
import { Plain } from './plain.svelte';
import { Planning } from './plan.svelte';
import { Rioters } from './riots.svelte';
import { Starting } from './start.svelte';
import type { Task } from './task';
import { Income, Overflow } from './uses.svelte';

/** Every decision that a seat may face. Each is found by its offers; the last one always fits. */
export function tasks(play: Play): readonly Task[] {
  return [
    keep(play),
    platform(play),
    new Settle(play),
    hall(play),
    mayor(play),
    new Cards(play),
    new Starting(play),
    new Planning(play),
    new CouncilBuilding(play),
    new Movers(play),
    new Homes(play),
    new Overflow(play),
    new Rioters(play),
    new Merging(play),
    victim(play),
    grave(play),
    new CouncilMove(play),
    new Income(play),
    new Plain(play),
  ];
}
