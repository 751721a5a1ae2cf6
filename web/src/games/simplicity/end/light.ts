/** The points of the sheet on the city, and their highlights. */

import type { SimplicityView, Space, SpaceName } from '../wire';
import { bridges, neighbourhood, placeOf, ropes, spaceAt, spaceName } from '../geometry';
import type { Source } from './result';

/** A row of the sheet, a column, or where they cross. */
export interface Chosen {
  source: Source | null;
  team: number | null;
}

export interface Light {
  /** The scoring pieces. */
  bright: Set<SpaceName>;
  /** Their surroundings: a neighbourhood around a disc, a park's neighbours. */
  half: Set<SpaceName>;
  bridges: Set<string>;
  /** Bridges that end at a half-bright piece. */
  halfBridges: Set<string>;
  ropes: Set<string>;
}

type City = readonly (readonly Space[])[];

function* spacesOf(city: City): Generator<[SpaceName, Space]> {
  for (const [x, column] of city.entries())
    for (const [y, space] of column.entries()) yield [spaceName({ x, y }), space];
}

const beside = (city: City, name: SpaceName): SpaceName[] => {
  const { x, y } = placeOf(name);
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ]
    .filter((place) => city[place.x]?.[place.y])
    .map(spaceName);
};

/** The highlights of a choice; null if its points belong to no space. */
export function lightOf(
  { columns: city }: Pick<SimplicityView, 'columns'>,
  { source, team }: Chosen,
): Light | null {
  if (source === 'tokens' || (source === null && team === null)) return null;
  const light: Light = {
    bright: new Set(),
    half: new Set(),
    bridges: new Set(),
    halfBridges: new Set(),
    ropes: new Set(),
  };
  const owns = (space: Space) => space.team !== null && (team === null || space.team === team);
  if (source === null || source === 'links') {
    for (const rope of ropes(city)) {
      if (team !== null && rope.team !== team) continue;
      light.ropes.add(rope.id);
      for (const end of rope.id.split('-')) light.bright.add(end);
    }
    if (source === 'links') return light;
  }
  for (const [name, space] of spacesOf(city)) {
    if (!owns(space)) continue;
    if (source === null) light.bright.add(name);
    else if (source === 'parks' && space.tile === 'P') {
      light.bright.add(name);
      for (const near of beside(city, name)) if (isBuilding(spaceAt(city, near))) light.half.add(near);
    } else if (space.tile === source) {
      for (const part of neighbourhood(city, name)) (team === null ? light.bright : light.half).add(part);
      light.bright.add(name);
    }
  }
  for (const name of light.bright) light.half.delete(name);
  for (const bridge of bridges(city)) {
    const ends = bridge.id.split('-');
    if (bridge.tile !== source) continue;
    if (ends.every((end) => light.bright.has(end))) light.bridges.add(bridge.id);
    else if (ends.every((end) => light.bright.has(end) || light.half.has(end)))
      light.halfBridges.add(bridge.id);
  }
  return light;
}

/** Several highlights at once. */
export function lightsOf(lights: readonly (Light | null)[]): Light {
  const all = <Key extends keyof Light>(key: Key) =>
    new Set(lights.flatMap((light) => (light ? [...light[key]] : [])));
  const [bright, lit] = [all('bright'), all('bridges')];
  return {
    bright,
    half: new Set([...all('half')].filter((name) => !bright.has(name))),
    bridges: lit,
    halfBridges: new Set([...all('halfBridges')].filter((id) => !lit.has(id))),
    ropes: all('ropes'),
  };
}

const isBuilding = (space: Space | undefined) => Boolean(space?.tile) && space?.tile !== 'P';

/** Writes a data attribute only on a change, because each change redraws a tile. */
function mark(element: HTMLElement | SVGElement, name: 'shade' | 'windows', value: string) {
  if (!value) delete element.dataset[name];
  else if (element.dataset[name] !== value) element.dataset[name] = value;
}

/** Shades a city on the page: everything outside the highlights steps back. */
export function shade(root: HTMLElement, light: Light | null) {
  const each = (name: 'space' | 'bridge' | 'rope', step: (id: string, light: Light) => string) => {
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`))
      mark(element, 'shade', light ? step(element.dataset[name]!, light) : '');
  };
  each('space', (id, { bright, half }) => (bright.has(id) ? '' : half.has(id) ? 'half' : 'dim'));
  each('bridge', (id, light) => (light.bridges.has(id) ? '' : light.halfBridges.has(id) ? 'half' : 'dim'));
  each('rope', (id, { ropes: lit }) => (lit.has(id) ? '' : 'dim'));
}

/** Lights the windows of these spaces, and no others; null leaves every window as it is by day or night. */
export function lightWindows(root: HTMLElement, won: ReadonlySet<SpaceName> | null) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-space]'))
    mark(element, 'windows', !won ? '' : won.has(element.dataset.space!) ? 'lit' : 'dark');
}
