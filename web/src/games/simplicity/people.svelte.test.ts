// @vitest-environment client
import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { api } from '$lib/api';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { toasts } from '$lib/toasts.svelte';
import { plain } from './sentences';
import { spaceAt } from './geometry';
import { lucky, meet, Player } from './testing/player.svelte';
import type { Signalled } from '$lib/wire';
import type { SpaceName } from './wire';

vi.setConfig({ testTimeout: 60_000 });

const server = new Server();
beforeAll(async () => {
  settings.speed = 0;
  await server.start();
});
afterAll(() => server.remove());

const open: Player[] = [];
afterEach(() => {
  for (const player of open.splice(0)) player.close();
});
async function at(person: Person, id: string): Promise<Player> {
  const player = await Player.open(person, id);
  open.push(player);
  return player;
}
const sitting = (name: string, browser = new Person(server, name)) => ({ browser, name });

/** A game of two, each at a browser of their own. */
async function two(options = {}): Promise<readonly [Player, Player]> {
  const [ana, ben] = [sitting('Ana'), sitting('Ben')];
  const id = await meet([ana, ben], { options });
  return [await at(ana.browser, id), await at(ben.browser, id)];
}
/** Ana against bots, with a planned build; returns its space, too. */
async function planned(): Promise<readonly [Player, SpaceName]> {
  const ana = sitting('Ana');
  const player = await at(ana.browser, await meet([ana], { bots: 3, options: { demolition: 'never' } }));
  await player.turn();
  player.plan();
  return [player, player.game.plan.space!];
}

/** The decider and the other player, once both know all events. */
async function deciding(one: Player, other: Player): Promise<readonly [Player, Player]> {
  const decides = ({ game }: Player) => game.plan.stage !== 'watch' && !game.plan.sending;
  const same = () => one.table.state!.seq === other.table.state!.seq;
  await until(() => same() && decides(one) !== decides(other), 'one of the two is to decide');
  flushSync();
  return decides(one) ? [one, other] : [other, one];
}

const standing = ({ game }: Player) => JSON.stringify([game.view.columns, game.view.slots]);
const lines = ({ game }: Player) => game.log.map(({ pieces }) => plain(pieces, game.teamName));
const texts = ({ game: { message } }: Player) =>
  message.kind === 'plain' ? message.lines.map(({ text }) => text) : [];

/** The result comes after the last step. */
const hasResult = ({ game }: Player) => game.over && game.doc.standings !== null;

describe('people at two browsers', () => {
  it('play a whole game and see the same', async () => {
    const [ana, ben] = await two();
    const pick = lucky(1);
    while (!ana.game.over) {
      const [one, other] = await deciding(ana, ben);
      expect(one.game.title).toMatch(/^Your turn: /);
      expect(other.game.title).toMatch(RegExp(`^${one.person.name} (plays|blocks a slot): `));
      expect(other.game.heavy).toEqual({ label: `Waiting for ${one.person.name}`, off: true });
      expect([one.surface.turn!.mine, other.surface.turn!.mine]).toEqual([true, false]);
      // no hints against another person
      expect(one.game.tools).toEqual([]);
      await one.move(pick);
      await until(() => other.table.state!.seq === one.table.state!.seq, 'both have heard of it');
      expect(standing(other)).toBe(standing(one));
      expect(other.game.mark).toEqual(one.game.mark);
    }
    await until(() => hasResult(ana) && hasResult(ben), 'both see the end');
    expect(ben.game.view).toEqual(ana.game.view);
    expect(ben.game.doc.standings).toEqual(ana.game.doc.standings);
  });

  it('take a move back until the other has played', async () => {
    const [ana, ben] = await two({ demolition: 'never' });
    let [first, next] = await deciding(ana, ben);
    let before: string;
    // until one has built and the other plays next, with nothing drawn in between
    for (;;) {
      before = standing(first);
      await first.move();
      const [now, other] = await deciding(ana, ben);
      if (now === next && !first.game.back!.off) break;
      [first, next] = [now, other];
    }
    first.game.goBack();
    await until(() => standing(first) === before && standing(next) === before, 'all is as before');
    expect(lines(next).at(-1)).toBe(`${first.person.name} takes the last move back.`);
    expect(lines(first).at(-1)).toBe('You take the last move back.');
    await deciding(ana, ben);
    expect(next.game.litSlots.size).toBe(0);

    await first.move();
    await next.turn();
    await next.move();
    await deciding(ana, ben);
    const after = standing(first);
    expect(first.game.back).toMatchObject({ label: 'Take back', off: true });
    first.game.key('u', { city: false, button: false });
    expect(first.refusal).toMatch(RegExp(`${next.person.name}|drawn`));
    expect(first.game.back).toMatchObject({ label: 'Back', off: false });
    first.game.key('Escape', { city: false, button: false });
    expect(first.refusal).toBe('');
    expect(standing(first)).toBe(after);
  });
});

describe('people at one table', () => {
  it('see who goes and comes back, what others look at, and what they tell', async () => {
    const [ana, ben] = await two();
    const heard: string[] = [];
    const told = ({ name, signal }: Signalled) => void heard.push(`${name} ${signal.kind}`);
    ana.table.signals.on(told);
    const bens = () => ana.table.table!.seats[1]!;
    ben.person.sit();
    await api.signal(ben.table.id, 1, { kind: 'reaction', reaction: 'clap' });
    await until(() => heard.length === 1, 'Ana hears Ben');
    expect(heard).toEqual(['Ben reaction']);
    ben.table.attend({ at: 0, progress: null });
    await until(() => bens().attention.at === 0, 'Ana sees where Ben looks');

    const here = () => bens().here;
    ben.person.setOnline(false);
    await until(() => !here(), 'Ana sees that Ben has gone');
    expect(bens().attention.at).toBe(null);
    ben.person.setOnline(true);
    await until(here, 'Ana sees that Ben is back');
    await until(() => bens().attention.at === 0, 'and where he looks');
  });
});

describe('people at one browser', () => {
  it('play a whole game: the screen follows the turn', async () => {
    const ana = sitting('Ana');
    const player = await at(ana.browser, await meet([ana, sitting('Bo', ana.browser)], { bots: 2 }));
    const { game, table } = player;
    const turns = { Ana: 0, Bo: 0 };
    const pick = lucky(2);
    while (await player.turn()) {
      const name = game.doc.seats[game.acting!]!.name as 'Ana' | 'Bo';
      expect(table.seat).toBe(game.acting);
      expect(game.title).toBe(`${name}’s turn: ${game.teamName(game.view.team!)}`);
      turns[name] += 1;
      await player.move(pick);
    }
    expect(Math.min(turns.Ana, turns.Bo)).toBeGreaterThanOrEqual(5);
  });

  it('take back each other’s moves', async () => {
    const ana = sitting('Ana');
    const player = await at(ana.browser, await meet([ana, sitting('Bo', ana.browser)]));
    const { game } = player;
    for (;;) {
      await player.turn();
      const [maker, before] = [game.acting, standing(player)];
      await player.move();
      await player.turn();
      if (game.acting === maker || game.back!.off) continue;
      game.goBack();
      await until(() => standing(player) === before, 'as before');
      await player.turn();
      expect(game.acting).toBe(maker);
      return;
    }
  });
});

describe('a spectator', () => {
  it('sees the moves live and cannot act', async () => {
    const ana = sitting('Ana');
    const id = await meet([ana], { bots: 3 });
    const player = await at(ana.browser, id);
    const eve = await at(sitting('Eve').browser, id);
    const { game } = eve;
    expect(texts(eve)).toContain('You are watching.');
    while (await player.turn()) {
      await until(() => eve.table.state!.seq === player.table.state!.seq, 'Eve has heard of it');
      expect(game.view).toEqual(player.game.view);
      expect(game.title).toMatch(/^Ana (plays|blocks a slot): /);
      expect([game.litSlots.size, game.back, game.tools]).toEqual([0, null, []]);
      // nothing here can be chosen
      const slot = [...player.game.litSlots][0]!;
      game.pickSlot(slot);
      game.pickSpace('a1');
      game.drag(slot, 'a1');
      game.drop(slot, 'a1');
      game.main();
      game.goBack();
      for (const key of ['1', 'u', 'h', 'Enter', 'Escape']) game.key(key, { city: false, button: false });
      expect(game.heavy).toEqual({ label: 'Waiting for Ana', off: true });
      expect([game.hasPlan, game.problem, eve.table.pending]).toEqual([false, null, null]);
      await player.move();
    }
    await until(() => game.over, 'Eve sees the end');
    expect(game.heavy.label).toBe('See the result');
  });
});

describe('a seat', () => {
  it('moves to another browser, and the old one may only watch', async () => {
    const [player] = await planned();
    const { id } = player.table;
    const { code } = await player.person.call<{ code: string }>('POST', `/${id}/seats/0/code`);
    const phone = sitting('Phone').browser;
    const claim = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    };
    expect((await phone.fetch('/api/claims', claim)).status).toBe(200);
    await until(() => !player.game.doc.you.length && player.table.seat === null, 'the seat is gone');
    flushSync();
    expect([player.game.litSlots.size, player.game.hasPlan]).toEqual([0, false]);
    // until the phone is there, the message is about an absence
    const there = await at(phone, id);
    await until(() => texts(player).includes('You are watching.'), 'the old browser watches');
    expect(await there.playOut()).toBe(5);
  });

  it('is played by a bot for a person who is away, until they are back', async () => {
    const people = [sitting('Ana'), sitting('Ben'), sitting('Cy')] as const;
    const id = await meet(people, { options: { demolition: 'never' } });
    const [ana, ben, cy] = [
      await at(people[0].browser, id),
      await at(people[1].browser, id),
      await at(people[2].browser, id),
    ];
    ben.close();
    open.splice(open.indexOf(ben), 1);
    const isAsked = ({ game: { message } }: Player) => message.kind === 'absence' && message.seat === 1;
    // the others play until it is Ben's turn
    for (;;) {
      await until(() => [ana, cy].some((who) => isAsked(who) || who.game.plan.stage !== 'watch'), 'a turn');
      const next = [ana, cy].find(({ game }) => game.plan.stage !== 'watch');
      if (!next) break;
      await next.turn();
      await next.move();
    }
    const mayLend = (who: Player) => isAsked(who) && who.game.doc.seats[1]!.can_lend;
    await until(() => mayLend(ana) && mayLend(cy), 'both may lend the seat');
    expect(ana.game.asked).toBe(true);
    const before = standing(ana);
    for (const { person } of [ana, cy]) await person.call('POST', `/${id}/seats/1/lend`, {});
    await until(() => standing(ana) !== before, 'a bot plays for Ben');
    const back = await at(people[1].browser, id);
    await until(() => !back.game.doc.seats[1]!.lent, 'Ben has his seat back');
    expect(back.game.message.kind).not.toBe('absence');
    expect(back.table.seat).toBe(1);
  });
});

describe('a connection that is lost', () => {
  const disc = ({ game }: Player, space: SpaceName) => spaceAt(game.view.columns, space)!.team;

  it('keeps the plan, which goes on after', async () => {
    const [player, space] = await planned();
    const { game, person, table } = player;
    person.setOnline(false);
    await until(() => table.offline !== null, 'the page is offline');
    expect(game.heavy).toEqual({ label: 'Sends when online', off: false });
    expect(game.ghost?.space).toBe(space);
    person.setOnline(true);
    await until(() => table.offline === null, 'the page is online');
    expect(game.heavy).toEqual({ label: `Build on ${space}`, off: false });
    const { team } = game.view;
    await player.send();
    expect(disc(player, space)).toBe(team);
  });

  it('sends the moves made without it, unless they were taken back', async () => {
    const [player, space] = await planned();
    const { game, person, table } = player;
    const { team } = game.view;
    person.setOnline(false);
    await until(() => table.offline !== null, 'the page is offline');
    game.main();
    expect(game.heavy).toEqual({ label: 'Waits for the connection', off: true });
    expect(game.back).toEqual({ label: 'Take back', off: false, key: 'U' });
    game.goBack();
    await until(() => !game.plan.sending, 'it is withdrawn');
    expect([game.heavy.label, game.ghost?.space]).toEqual(['Sends when online', space]);
    person.setOnline(true);
    await until(() => table.offline === null, 'the page is online');
    expect(game.heavy.label).toBe(`Build on ${space}`);

    person.setOnline(false);
    await until(() => table.offline !== null, 'the page is offline again');
    game.main();
    person.setOnline(true);
    await until(() => disc(player, space) === team, 'it has been sent');
  });

  it('and a page that is loaded again keep the plan, until it is built', async () => {
    const [player, space] = await planned();
    player.close();
    const again = await at(player.person, player.table.id);
    expect(again.game.heavy.label).toBe(`Build on ${space}`);
    await again.send();
    await again.turn();
    again.close();
    const third = await at(player.person, player.table.id);
    expect([third.game.heavy.label, third.game.hasPlan]).toEqual(['Choose a tile', false]);
  });

  it('shows the moves of others since, and plays them back', async () => {
    const [ana, ben] = await two({ demolition: 'never' });
    while ((await deciding(ana, ben))[0] !== ben) await ana.move();
    const { seq } = ana.table.state!;
    ana.person.setOnline(false);
    await until(() => ana.table.offline !== null, 'Ana is offline');
    await ben.move();
    ana.person.sit();
    ana.person.setOnline(true);
    await until(() => ana.game.message.kind === 'missed', 'Ana hears of the missed turns');
    expect(ana.game.message).toMatchObject({ text: 'Back online. One turn was played; play it back?' });
    expect([ana.game.missed.turns, ana.game.asked]).toEqual([{ after: seq, count: 1 }, true]);
    ana.surface.plays = true;
    ana.game.answerMissed(true);
    await until(() => ana.surface.scenes.length > 0, 'it plays');
    expect(ana.surface.scenes).toMatchObject([{ replay: true }]);
    ana.game.main();
    await until(() => !ana.game.stage.playing, 'it has ended');
    expect(ana.game.message.kind).not.toBe('missed');
    expect(standing(ana)).toBe(standing(ben));
  });

  it('comes back when the server does', async () => {
    const own = new Server();
    await own.start();
    const ana = sitting('Ana', new Person(own, 'Ana'));
    const player = await at(ana.browser, await meet([ana], { bots: 3, options: { demolition: 'never' } }));
    await player.turn();
    player.plan();
    const space = player.game.plan.space!;
    await own.stop();
    await until(() => player.table.offline !== null, 'the page is offline');
    expect(player.game.heavy.label).toBe('Sends when online');
    await own.start();
    await until(() => player.table.offline === null, 'the page is online');
    expect(player.game.heavy.label).toBe(`Build on ${space}`);
    await player.send();
    await player.playOut();
    player.close();
    open.splice(open.indexOf(player), 1);
    await own.remove();
  });
});

describe('a network that blocks WebSockets', () => {
  it('lets people play to the end', async () => {
    const [ana, ben] = [sitting('Ana'), sitting('Ben')];
    const id = await meet([ana, ben]);
    const other = await at(ben.browser, id);
    ana.browser.setSockets(false);
    // last: requests are those of the last browser
    const player = await at(ana.browser, id);
    await until(() => toasts.some(({ text }) => text.startsWith('WebSockets')), 'the page says why');
    const pick = lucky(3);
    while (!player.game.over) {
      const [one, next] = await deciding(player, other);
      await one.move(pick);
      await until(() => next.table.state!.seq === one.table.state!.seq, 'both have heard of it');
      expect(standing(next)).toBe(standing(one));
    }
    await until(() => hasResult(player) && hasResult(other), 'both see the end');
    expect(player.game.view).toEqual(other.game.view);
    expect(player.game.doc.standings).toEqual(other.game.doc.standings);
    expect(ana.browser.sockets).toBe(0);
  });

  it('tells refusals and who is here, takes moves back, and returns to a WebSocket', async () => {
    const [ana, ben] = [sitting('Ana'), sitting('Ben')];
    const id = await meet([ana, ben], { options: { demolition: 'never' } });
    const other = await at(ben.browser, id);
    ana.browser.setSockets(false);
    const player = await at(ana.browser, id);
    const { game, person, table } = player;
    // each plays two teams, which may follow each other
    while ((await deciding(player, other))[0] === other) await other.move();
    await player.turn();
    const before = standing(player);
    expect(await table.check({})).toMatchObject({ code: 'no_input' });
    expect(await table.takeBack()).toMatchObject({ ok: false, stale: false });
    await player.move();
    await until(() => !game.back!.off, 'the move may be taken back');
    game.goBack();
    await until(() => standing(player) === before, 'all is as before');

    await until(() => game.doc.seats[1]!.here, 'Ben is here');
    other.close();
    open.splice(open.indexOf(other), 1);
    await until(() => !game.doc.seats[1]!.here, 'Ben has gone');

    person.setOnline(false);
    await until(() => table.offline !== null, 'the page is offline');
    person.setOnline(true);
    await until(() => table.offline === null, 'the page is online');
    expect(person.sockets).toBe(0);
    person.setSockets(true);
    table.reopen();
    await until(() => person.sockets === 1, 'a WebSocket gets through');
    await player.turn();
    await player.move();
  });
});
