// @vitest-environment client
import { flushSync, tick } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { sheets } from '$lib/sheets.svelte';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { ranking } from './end/result';
import { neighbourhood, spaceAt } from './geometry';
import { plain } from './sentences';
import { leadsTo } from './sum';
import { lucky, meet, Player } from './testing/player.svelte';
import { Probe, spaces, WAYS_TO_BLOCK, WAYS_TO_BUILD } from './testing/probe.svelte';
import type { SimplicityOffers, SimplicityView } from './wire';

// whole games, each in a second or two on an idle machine
vi.setConfig({ testTimeout: 60_000 });

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.remove());

const open: Player[] = [];
beforeEach(() => void (settings.speed = 0));
afterEach(() => {
  for (const player of open.splice(0)) player.close();
});

async function at(person: Person, id: string): Promise<Player> {
  const player = await Player.open(person, id);
  open.push(player);
  return player;
}
interface Setup {
  players: number;
  options?: Record<string, string>;
}
/** A game of one person against bots. */
const deal = (browser: Person, { players, options }: Setup) =>
  meet([{ browser, name: browser.name }], { bots: players - 1, options });
async function alone(setup: Setup): Promise<Player> {
  const ana = new Person(server, 'Ana');
  return at(ana, await deal(ana, setup));
}
/** A game against bots without demolition, at the first turn: a build is next. */
async function building(): Promise<Player> {
  const ana = await alone({ players: 4, options: { demolition: 'never' } });
  await ana.turn();
  return ana;
}
/** Builds until a bot has built since. */
async function untilBots(ana: Player) {
  do {
    await ana.move();
    expect(await ana.turn()).toBe(true);
  } while (
    !ana.table.steps.slice(ana.table.steps.findLastIndex(({ seat }) => seat === 0)).some(({ bot }) => bot)
  );
}

const NOWHERE = { city: false, button: false };
const ALL_SLOTS = [1, 2, 3, 4, 5, 6, 7].map((slot) => ({ slot, space: '' }));

/**
 * Every legal entry can be made here, and no other; illegal ones are refused. At the first state of a game in every
 * way, later in the shortest and in one of the others, alternating.
 */
async function lawful(player: Player, state: number) {
  const sorted = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).sort();
  const legal = await player.legal();
  expect(legal.length).toBeGreaterThan(0);
  const probe = new Probe(player);
  const blocks = player.game.plan.blocks.size > 0;
  const everywhere = blocks ? ALL_SLOTS : probe.everywhere;
  const places = legal.map((entry) =>
    'take' in entry ? { slot: entry.take, space: entry.build } : { slot: entry.block, space: '' },
  );
  const [shortest, ...others] = Object.entries(blocks ? WAYS_TO_BLOCK : WAYS_TO_BUILD);
  for (const [name, way] of [shortest!, ...(state === 0 ? others : [])])
    expect(sorted(await probe.go(way, everywhere)), name).toEqual(sorted(legal));
  const [name, way] = others[state % others.length]!;
  expect(await probe.go(way, places), name).toEqual(legal);
  expect(await probe.dark()).toEqual([]);
  probe.close();
}

const SETUPS: Setup[] = [
  { players: 2 },
  { players: 2, options: { demolition: 'never', first_face: 'a', order: 'fixed' } },
  { players: 3, options: { stuck: 'per_tile', first_face: 'b' } },
  { players: 4 },
  { players: 5, options: { demolition: 'always', tie_break: 'last_round_order' } },
  { players: 6, options: { demolition: 'always', stuck: 'per_tile' } },
];

describe('a whole game against bots', () => {
  it.each(SETUPS)('is played by legal moves, in every way ($players, $options)', async (setup) => {
    const ana = await alone(setup);
    const { game, surface } = ana;
    const pick = lucky(setup.players);
    let builds = 0;
    for (let moves = 0; await ana.turn(); moves += 1) {
      expect(surface.turn).toMatchObject({ mine: true, title: `Your turn: ${game.doc.name}` });
      expect(game.title).toMatch(/^Your turn: /);
      await lawful(ana, moves);
      if (game.plan.takes.size) builds += 1;
      await ana.move(pick);
    }
    // five for each team (SIM-3.1)
    expect(builds).toBe(setup.players <= 3 ? 10 : 5);
    expect(surface.turn).toMatchObject({ mine: false, title: `${game.doc.name}, Citywright` });
    expect([game.title, game.heavy, game.back, game.tools]).toEqual([
      'The game is over',
      { label: 'See the result', off: false },
      null,
      [],
    ]);
    await until(() => game.ending.shown, 'the result lies over the screen');
    const [winner, ...others] = ranking(game.view, game.doc.standings);
    for (const { score } of others) expect(winner!.score).toBeGreaterThanOrEqual(score);
  });

  it('is played by hints alone, which say why', async () => {
    const ana = await alone({ players: 2 });
    const { game } = ana;
    const reasons = new Set<string>();
    while (await ana.turn()) {
      expect(game.tools).toMatchObject([{ label: 'Hint', key: 'H' }]);
      expect(game.key('h', NOWHERE)).toBe(true);
      await until(() => !game.heavy.off, 'a move is aimed at');
      flushSync();
      reasons.add(game.why);
      // the bot's choice, with its points and whatever else speaks for it
      const { aimed } = game.plan;
      const points = aimed && 'take' in aimed.entry ? `: +${aimed.about.total} now` : '';
      expect(game.why.startsWith(`A bot would choose this${points}`), game.why).toBe(true);
      await ana.send();
      expect(game.why).toBe('');
    }
    expect([...reasons].filter((why) => /^A bot would choose this: .+\.$/.test(why))).not.toEqual([]);
    expect(game.tools).toEqual([]);
  });

  it('has two teams for each of two players, and the lower score counts', async () => {
    const ana = await alone({ players: 2 });
    const { game } = ana;
    expect(game.two).toBe(true);
    expect(new Set(game.emblems.map(({ letter }) => letter)).size, 'four emblems').toBe(4);
    const played = new Set<number>();
    const words = new Set<string>();
    while (await ana.turn()) {
      played.add(game.view.team!);
      for (const { score, counts, teams } of game.view.seats) {
        const totals = teams.map((team) => game.view.teams[team]!.score.total);
        expect(score).toBe(Math.min(...totals));
        expect(game.view.teams[counts]!.score.total).toBe(score);
      }
      ana.plan();
      const move = game.plan.aimed!;
      if ('take' in move.entry)
        words.add(leadsTo(move.about, move.entry.team, game.two, game.teamName).replace(/\d+/g, '0'));
      await ana.send();
    }
    expect(played.size, 'both teams played').toBe(2);
    const [first, second] = [...played].map(game.teamName);
    for (const text of words)
      expect(text).toMatch(
        RegExp(`^(${first}|${second}) 0 → 0; your score (0 → 0|stays 0, (${first}|${second}) is lower)\\.`),
      );
    expect(words.size).toBeGreaterThan(1);
  });
});

describe('a move', () => {
  it('is chosen step by step, and back again', async () => {
    const { game } = await building();
    const tray = () => [game.heavy.label, game.back?.label, game.back?.key];
    expect(tray()).toEqual(['Choose a tile', 'Take back', 'U']);
    expect(game.message).toMatchObject({ kind: 'plain', lines: [{ text: expect.stringMatching(/open/) }] });

    const slot = [...game.litSlots][0]!;
    game.pickSlot(slot);
    expect(tray()).toEqual(['Choose a lit space', 'Back', 'Esc']);
    const [space, points] = [...game.lit][0]!;
    const most = Math.max(...game.lit.values());
    expect(game.message).toMatchObject({
      kind: 'slot',
      text: expect.stringMatching(
        RegExp(`^From slot ${slot}, \\w+: (one space fits|${game.lit.size} spaces fit)`),
      ),
      more: expect.stringMatching(RegExp(`^The most is \\+${most}, on [a-g][1-7]`)),
    });

    game.pickSpace(space);
    expect(tray()).toEqual([`Build on ${space}`, 'Back', 'Esc']);
    expect(game.ghost).toMatchObject({ space, gain: points });
    expect(game.message).toMatchObject({
      kind: 'build',
      text: expect.stringMatching(RegExp(`^Slot ${slot}, \\w+, on ${space}$`)),
    });

    game.goBack();
    expect(tray()[0]).toBe('Choose a lit space');
    game.key('Escape', NOWHERE);
    expect(tray()).toEqual(['Choose a tile', 'Take back', 'U']);

    // the space first
    game.pickSpace(space);
    expect(tray()[0]).toBe('Choose a tile');
    expect(game.message).toMatchObject({
      kind: 'space',
      text: expect.stringMatching(RegExp(`^${space}, [\\w ]+: choose what to build there\\.$`)),
      offers: expect.arrayContaining([expect.objectContaining({ slot, points })]),
    });
    expect([...game.litSlots].sort()).toEqual([...game.offers.keys()].sort());
    game.pickSlot(slot);
    expect(tray()[0]).toBe(`Build on ${space}`);
  });

  it('is dragged from its slot to a space', async () => {
    const { game } = await building();
    const slot = [...game.litSlots].at(-1)!;
    game.drag(slot, null);
    expect([game.dragging, game.plan.slot]).toEqual([true, slot]);
    const space = [...game.lit.keys()].at(-1)!;
    game.drag(slot, space);
    expect(game.look.space).toBe(space);
    game.drop(slot, null);
    expect([game.dragging, game.look.space, game.heavy.label]).toEqual([false, null, 'Choose a lit space']);
    game.drag(slot, space);
    game.drop(slot, space);
    expect(game.heavy.label).toBe(`Build on ${space}`);
  });

  it('that is illegal says why, with its rule', async () => {
    const ana = await building();
    const { game } = ana;
    const slot = [...game.litSlots][0]!;
    game.pickSlot(slot);
    const dark = spaces(game).filter((space) => !game.lit.has(space));
    const isBuilt = (space: string) => spaceAt(game.view.columns, space)!.tile !== null;
    for (const space of [dark.find(isBuilt)!, dark.find((space) => !isBuilt(space))!]) {
      game.pickSpace(space);
      expect(game.plan.refused?.space).toBe(space);
      await until(() => game.problem !== null, 'why it is refused');
      // a sentence about this space
      expect(ana.refusal).toMatch(RegExp(`\\b${space}\\b.*\\.$`, 'i'));
      expect(game.problem!.rule).toMatch(/^SIM-\d\.\d+$/);
      expect(game.back).toMatchObject({ label: 'Back', key: 'Esc' });
      game.goBack();
      expect(game.problem).toBeNull();
    }
    // nothing was lost by it
    expect(game.plan.slot).toBe(slot);
  });

  it('that nothing allows is refused without a question, and one that everything allows is explained', async () => {
    const ana = await building();
    const offers = ana.table.state!.offers as SimplicityOffers;
    const { slots, columns } = ana.game.view;
    const openSpaces = spaces(ana.game).filter((space) => !spaceAt(columns, space)!.tile);
    const { slot, symbols } = slots.find(({ tile, symbols }) => tile && symbols.length)!;
    const brings = Object.values(Object.values(offers.take)[0]!)[0]!;
    const fits = (space: string) => symbols.some((symbol) => symbol === spaceAt(columns, space)!.symbol);
    const [one, other] = [openSpaces.find(fits)!, openSpaces.find((space) => !fits(space))!];
    const texts = ({ game: { message } }: Probe) =>
      message.kind === 'plain' ? message.lines.map(({ text, rule }) => [text, rule]) : [];

    // one tile that fits one space
    const single = new Probe(ana, { ...offers, take: { [slot]: { [one]: brings } } });
    expect(texts(single)).toEqual([['One tile is open. Choose it, or a space of the city.', null]]);
    single.game.pickSpace(other);
    expect(single.game.problem).toMatchObject({
      rule: 'SIM-3.5',
      text: expect.stringMatching(RegExp(`^No open tile fits on ${other}, `)),
    });
    single.close();

    // a tile that fits nowhere, and may be built anywhere
    const free = Object.fromEntries(
      openSpaces.filter((space) => !fits(space)).map((space) => [space, brings]),
    );
    const stuck = new Probe(ana, { ...offers, take: { [slot]: free } });
    expect(texts(stuck)).toEqual([[expect.stringMatching(/No open tile fits its symbols/), 'SIM-3.7']]);
    stuck.close();
  });

  it('blocks a slot, and then nobody can take its tile', async () => {
    // all seats are here, so that every block is ours
    const browser = new Person(server, 'Ana');
    const ana = await at(
      browser,
      await meet([
        { browser, name: 'Ana' },
        { browser, name: 'Bo' },
      ]),
    );
    const { game } = ana;
    await ana.turn();
    expect(game.heavy).toEqual({ label: 'Choose a slot to block', off: true });
    expect(game.message).toMatchObject({
      kind: 'plain',
      lines: [{ text: expect.stringMatching(/plays last: block one slot/), rule: 'SIM-3.2' }],
    });
    // the city waits, by tap or key, and says for what
    const slot = [...game.litSlots].at(-1)!;
    game.pickSpace('a1');
    expect([ana.refusal, game.problem!.rule]).toEqual([
      'Block a slot first: tap one of the seven.',
      'SIM-3.2',
    ]);
    game.goBack();
    expect(game.problem).toBeNull();
    expect(game.key('Enter', { city: true, button: true }), 'Enter taps the space').toBe(false);
    game.key(String(slot), NOWHERE);
    expect(game.heavy).toEqual({ label: `Block slot ${slot}`, off: false });
    expect(game.message.kind).toBe('block');
    game.pickSpace('a1');
    expect([ana.refusal !== '', game.heavy.label]).toEqual([true, `Block slot ${slot}`]);
    game.key('Escape', NOWHERE);
    expect(game.problem).toBeNull();
    game.key('Escape', NOWHERE);
    expect(game.heavy.off).toBe(true);
    game.key(String(slot), NOWHERE);
    await ana.send();
    expect(game.view.slots[slot - 1]!.blocked).toBe(true);
    await ana.turn();
    game.pickSlot(slot);
    expect(game.plan.slot).toBeNull();
    await until(() => game.problem !== null, 'why it is refused');
    expect(game.problem!.rule).toMatch(/^SIM-/);
  });

  it('is taken back, with what bots have played since', async () => {
    let ana = await alone({ players: 3 });
    for (;;) {
      // the luck of a whole game may put no bot between two turns of a round: then the test plays another one
      if (!(await ana.turn())) {
        ana = await alone({ players: 3 });
        continue;
      }
      const { game, table } = ana;
      const [before, { seq }] = [game.view, table.state!];
      await ana.move();
      if (!(await ana.turn())) continue;
      const others = table.steps.filter((step) => step.seq > seq && step.bot).length;
      if (!others || game.back?.off) continue;
      expect(game.key('u', NOWHERE)).toBe(true);
      await until(
        () => game.stage.seq > seq && JSON.stringify(game.view) === JSON.stringify(before),
        'as before',
      );
      await until(() => !table.pending, 'the answer');
      expect(plain(game.log.at(-1)!.pieces, game.teamName)).toBe('You take the last move back.');
      expect(game.log.filter(({ undone }) => undone).length).toBeGreaterThan(1);
      await ana.turn();
      await ana.move();
      return;
    }
  });
});

describe('the screen', () => {
  it('obeys the keys of the help', async () => {
    const { game, surface } = await building();
    const { sound, volume } = settings;
    settings.volume = 0; // there is no loudspeaker
    const press = (key: string, more = {}) => game.key(key, { ...NOWHERE, ...more });
    expect(press('s')).toBe(true);
    expect(game.sheet).toBe('scores');
    game.sheet = null;
    for (const [key, sheet] of [
      ['r', 'rules'],
      ['R', 'rules'],
      ['?', 'help'],
    ] as const) {
      expect(press(key)).toBe(true);
      expect(sheets.open).toBe(sheet);
      sheets.open = null;
    }
    press('m');
    expect(settings.sound).toBe(!sound);
    press('m');
    settings.volume = volume;
    // the log takes the focus if it is visible, else it is a sheet
    press('l');
    expect([surface.focus, game.sheet]).toEqual(['log', null]);
    surface.hasLog = false;
    press('l');
    expect(game.sheet).toBe('log');
    game.sheet = null;
    expect([press('x'), press('8'), press('0'), press('Tab')]).toEqual([false, false, false, false]);

    // a digit chooses a slot, and the focus goes to the lit space nearest to the middle
    const slot = [...game.litSlots][0]!;
    press(String(slot));
    await tick();
    const distance = (space: string) =>
      Math.abs(space.charCodeAt(0) - 'd'.charCodeAt(0)) + Math.abs(Number(space[1]) - 4);
    const nearest = Math.min(...[...game.lit.keys()].map(distance));
    expect(game.lit.has(surface.focus as string)).toBe(true);
    if (game.lastBuilt === null) expect(distance(surface.focus as string)).toBe(nearest);
    // Enter on a button presses that button, elsewhere the main one
    game.pickSpace(surface.focus as string);
    expect(press('Enter', { button: true })).toBe(false);
    expect(game.plan.sending).toBe(false);
    // back in the city, the focus goes to the deselected slot
    press('Escape');
    surface.focusInCity = true;
    press('Escape');
    expect([game.plan.slot, surface.focus]).toEqual([null, slot]);
  });

  it('says to screen readers what happens', async () => {
    const ana = await building();
    const { game, surface } = ana;
    const count = game.plan.takes.size;
    const yours = `Your turn: ${game.teamName(game.view.team!)}. ${count} tiles are open.`;
    expect(surface.said.filter((text) => text === yours)).toHaveLength(1);
    // a sum with parts, and one without
    const said = new Set<boolean>();
    for (const slot of game.plan.takes.keys())
      for (const [space, { about }] of game.plan.takes.get(slot)!) {
        while (game.plan.back());
        game.pickSlot(slot);
        game.pickSpace(space);
        flushSync();
        const { length } = about.parts;
        said.add(length > 0);
        const parts = length ? String.raw` \d+ [a-z]+( \d+ [a-z]+|,| and)*\.` : '';
        expect(surface.said.at(-1)).toMatch(
          RegExp(String.raw`^Build on ${space}: \+${about.total}\.${parts}$`),
        );
      }
    expect(said).toContain(true);
    await ana.send();
    await ana.turn();
    surface.said = [];
    await untilBots(ana);
    expect(surface.said.some((text) => text.startsWith(`${game.teamName(0)} builds `))).toBe(true);
    // the text calls a bot a bot
    expect(surface.said.filter((text) => text.includes('(bot)')).length).toBeGreaterThan(0);
  });

  it('describes a space under the pointer, and the subject of a log line', async () => {
    const ana = await building();
    const { game, surface } = ana;
    const built = spaces(game).find((space) => {
      const { tile, team } = spaceAt(game.view.columns, space)!;
      return tile !== null && tile !== 'P' && team === null;
    })!;
    game.look.space = built;
    const together = neighbourhood(game.view.columns, built);
    expect(game.looked).toMatch(RegExp(`^${built}, \\w+, printed, neighbourhood of ${together.length}$`));
    expect(game.look.ring).toEqual(together);
    // a note beside the space says it instead
    game.noted = true;
    expect(game.looked).toBe('');
    game.noted = false;

    await untilBots(ana);
    const line = game.log.findLast(({ spaces }) => spaces.length)!;
    expect(line).toMatchObject({
      marks: true,
      heading: `Round ${line.round}`,
      mark: { name: game.teamName(line.team!) },
    });
    game.marked = line;
    expect(game.look.ring).toEqual(line.spaces);
    game.marked = null;
    game.sheet = 'log';
    game.goTo(line.spaces[0]!);
    await tick();
    expect([game.sheet, game.look.space, surface.focus]).toEqual([null, line.spaces[0], line.spaces[0]]);
    expect(game.last[0]!.key).toBe(line.key);
  });

  it('plays back everything since the own turn, until it is stopped', async () => {
    const ana = await building();
    const { game, surface } = ana;
    await untilBots(ana);
    const newest = game.view;
    expect(game.playback.label).toBe('Play since my turn');
    surface.plays = true;
    game.replay();
    await until(() => surface.scenes.length > 0, 'the first step plays');
    expect([game.title, game.heavy]).toEqual(['What was played', { label: 'Stop', off: false }]);
    expect(surface.scenes).toMatchObject([{ replay: true, mine: false }]);
    // no move is offered meanwhile
    expect(game.litSlots.size).toBe(0);
    game.key('Escape', NOWHERE);
    await until(() => !game.stage.playing, 'the playback has ended');
    expect(game.view).toEqual(newest);
    expect(game.title).not.toBe('What was played');

    // and to its end, each step with its line of the log
    game.key('p', NOWHERE);
    await until(() => surface.scenes.length > 0, 'the first step plays again');
    const { steps } = ana.table;
    const since = steps.slice(steps.findLastIndex(({ seat }) => seat === 0) + 1);
    const said = since.map(({ seq }) => game.log.findLast((line) => line.seq === seq)?.pieces ?? []);
    const captions = new Set<string>();
    while (game.stage.playing) {
      captions.add(game.caption);
      surface.director.skip();
      await tick();
    }
    expect([...captions]).toEqual([...new Set(said.map((pieces) => plain(pieces, game.teamName)))]);
    expect(game.view).toEqual(newest);
    await ana.turn();
    await ana.move();
  });

  it('shows what others do in motion, and a choice ends it', async () => {
    settings.speed = 1;
    const ana = new Person(server, 'Ana');
    const id = await deal(ana, { players: 4, options: { demolition: 'never' } });
    await ana.call('PUT', `/${id}/bot-pace`, { pace: 'quick' });
    const player = await at(ana, id);
    const { game, surface, table } = player;
    await player.turn();
    surface.plays = true;
    player.plan();
    game.main();
    const isOurs = () => table.state!.offers !== null && !table.pending;
    await until(() => isOurs() && surface.scenes.length > 0, 'our turn has come while motion plays');
    expect(surface.scenes).toMatchObject([{ replay: false, mine: true }]);
    expect([game.heavy, game.litSlots.size]).toEqual([{ label: 'One moment', off: true }, 0]);
    const { slot } = (table.state!.view as SimplicityView).slots.find(({ tile }) => tile)!;
    game.pickSlot(slot);
    await until(() => game.plan.slot === slot, 'the slot is chosen');
    expect(game.stage.playing).toBe(false);
    expect(game.view).toEqual(table.state!.view);

    // a page in the background has no observer
    surface.hiddenNow = true;
    game.pickSpace([...game.lit.keys()][0]!);
    await player.send();
    expect([surface.scenes, game.stage.playing]).toEqual([[], false]);
  });

  it('gives hints in a first game, which are read, put away and remembered', async () => {
    const ana = await building();
    const { game, person } = ana;
    expect(game.coach.hint!.text()).toContain('Pick a lit slot');
    game.pickSlot([...game.litSlots][0]!);
    expect(game.coach.hint!.text()).toContain('the lit spaces, each with its gain');
    expect(game.counts).toBe(false);
    game.coach.read(game.coach.hint!.key);
    expect(game.coach.hint).toBeNull();
    game.pickSpace([...game.lit.keys()][0]!);
    expect(game.coach.hint!.text()).toContain('This is what you would score here');
    // on a phone it gives way to the sum
    expect([game.message.kind, game.counts]).toEqual(['build', true]);
    await ana.send();
    await ana.turn();

    const again = await at(person, ana.table.id);
    await again.turn();
    again.game.pickSlot([...again.game.litSlots][0]!);
    expect(again.game.coach.hint?.key).not.toBe('space');
    settings.coach = false;
    again.game.goBack();
    expect(again.game.coach.hint).toBeNull();
    settings.coach = true;
    expect(again.game.coach.hint).not.toBeNull();

    // in a second game there are none
    await again.playOut();
    const next = await at(person, await deal(person, { players: 4 }));
    await next.turn();
    expect(next.game.coach.hint).toBeNull();
  });
});
