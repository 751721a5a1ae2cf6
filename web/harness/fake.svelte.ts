import type { Space, Tile, Terrain, SimplicityView } from '$lib/wire';
const STRIPS: Record<string, string> = { 1: 'thRpsKc', 2: 'VtOschp', 3: 'OcshpRt', 4: 'hscVtpK', 5: 'sRpcVth', 6: 'pOhtKcs', x: 'cpt_hsc' };
const SYM: Record<string, Terrain> = { c: 'circle', t: 'triangle', s: 'square', p: 'pentagon', h: 'hexagon' };
const FACES: Record<string, string[]> = { a: ['c', 't', 'p', 'sh', 'cs', 'th', ''], b: ['s', 'h', 'p', 'ct', 'ch', 'ts', ''] };
let seed = 7;
const rnd = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
const pick = <T>(a: T[]) => a.splice(Math.floor(rnd() * a.length), 1)[0]!;
const nm = (x: number, y: number) => 'abcdefg'[x] + String(y + 1);
const at = (n: string) => [n.charCodeAt(0) - 97, Number(n[1]) - 1] as const;
export class FakeTable {
  table: any = $state.raw(null); state: any = $state.raw(null); steps: any[] = $state.raw([]); seat: number | null = $state(0);
  offline: any = $state.raw(null); pending = null; failure = null; follow = true; id = 't';
  L = new Set<any>(); v: any; bag: Tile[] = []; n: number; teams: number; demo: boolean; auto: boolean; hist: any[] = []; hot: number[];
  constructor(players: number, turns: number, q: URLSearchParams) {
    seed = Number(q.get('seed') ?? 7); this.n = players; this.teams = players <= 3 ? players * 2 : players; this.demo = [2, 4, 5].includes(players);
    this.auto = q.get('auto') !== '0'; this.hot = (q.get('you') ?? '0').split(',').filter(Boolean).map(Number);
    this.seat = this.hot[0] ?? null;
    const cc = { 2: 5, 3: 7, 4: 5, 5: 6, 6: 7 }[players]!;
    const ids = ['1', '2', '3', '4', '5', '6']; const use = ['x']; while (use.length < cc) use.push(pick(ids)); const lay: string[] = []; while (use.length) lay.push(pick(use));
    for (const t of 'RKOVP') for (let i = 0; i < (t === 'P' ? 4 : 8); i++) this.bag.push(t as Tile);
    const columns: Space[][] = lay.map((id) => [...STRIPS[id]!].map((c): Space => 'RKOV'.includes(c) ? { ground: 'printed', symbol: null, tile: c as Tile, team: null } : c === '_' ? { ground: 'blank', symbol: null, tile: null, team: null } : { ground: 'symbol', symbol: SYM[c]!, tile: null, team: null }));
    const order: number[] = []; const all = Array.from({ length: this.teams }, (_, i) => i); while (all.length) order.push(pick(all));
    this.v = { round: 0, rounds: 5, phase: 'draw', team: null, columns, column_count: cc, face: 'a', slots: [], order, place: 0, bag: {}, teams: Array.from({ length: this.teams }, (_, i) => ({ seat: i % players, tokens: 0, discs: 5, score: {} })), seats: [], demolition: this.demo };
    const names = ['Jo', 'Ben', 'Ada', 'Mina', 'Tobias', 'Rosalind']; const level = ['sharp', 'steady', 'easy'];
    this.table = { id: 't', name: 'Garden Street', game: 'simplicity', status: 'running', players, options: {}, public: false, pace: { kind: 'untimed' }, created: 0, you: this.hot, host: true, spectators: 0, commitment: null, secret: null, clock: q.get('clock') ? { now: Date.now(), deadline: Date.now() + 75000, reserves: Array(players).fill(300000) } : null, rematch: null, standings: null, result: null,
      seats: Array.from({ length: players }, (_, i) => { const p = this.hot.includes(i) || i === 1; return { kind: p ? 'person' : 'bot', name: names[i], colour: null, bot: p ? null : level[i % 3], ready: true, host: i === 0, here: !(q.get('away') && i === 1), away_since: null, lent: false, votes: [], can_lend: !!q.get('away') && i === 1 }; }) };
    this.push(null, columns.map((_, i) => ({ event: 'strip_laid', column: i, strip: lay[i] })));
    this.push(null, order.map((t, i) => ({ event: 'pawn_placed', team: t, slot: i + 1 })));
    this.round();
    let k = 0; while (k < turns && this.v.phase !== 'over') { this.bot(); k++; }
    const want = q.get('at'); let guard = 0;
    while (want && guard++ < 60 && this.v.phase !== 'over') { const t = this.v.team; const s = t % players; if (this.hot.includes(s) && this.v.phase === want) break; this.bot(); }
    this.now();
    if (this.auto) this.loop();
  }
  on(f: any) { this.L.add(f); return () => this.L.delete(f); }
  look(s: number) { this.seat = s; this.now(); }
  history() { return Promise.resolve(this.hist); }
  view(): SimplicityView { this.score(); return structuredClone($state.snapshot(this.v)) as any; }
  totals(cols: Space[][]) {
    const out = this.v.teams.map((t: any) => ({ links: 0, R: 0, K: 0, O: 0, V: 0, parks: 0, tokens: t.tokens, total: 0 }));
    cols.forEach((c, x) => c.forEach((s, y) => {
      if (s.team === null || !s.tile) return; const me = out[s.team];
      for (const [a, b] of [[x + 1, y], [x, y + 1]]) if (cols[a]?.[b]?.team === s.team) me.links += 3;
      if (s.tile === 'P') { const k = new Set([[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].map(([a, b]) => cols[a!]?.[b!]?.tile).filter((t) => t && t !== 'P')); me.parks += k.size ** 2; }
      else me[s.tile] += this.group(cols, x, y).length;
    }));
    for (const o of out) o.total = o.links + o.R + o.K + o.O + o.V + o.parks + o.tokens; return out;
  }
  group(cols: Space[][], x: number, y: number) { const t = cols[x]![y]!.tile; const seen = new Set([nm(x, y)]); const st = [[x, y]]; while (st.length) { const [a, b] = st.pop()!; for (const [c, d] of [[a! + 1, b!], [a! - 1, b!], [a!, b! + 1], [a!, b! - 1]]) if (cols[c!]?.[d!]?.tile === t && !seen.has(nm(c!, d!))) { seen.add(nm(c!, d!)); st.push([c!, d!]); } } return [...seen].sort(); }
  score() { const t = this.totals(this.v.columns); this.v.teams.forEach((x: any, i: number) => (x.score = t[i])); this.v.seats = Array.from({ length: this.n }, (_, s) => { const ts = this.v.teams.map((_: any, i: number) => i).filter((i: number) => i % this.n === s); const c = ts.reduce((a: number, b: number) => (t[b].total < t[a].total ? b : a)); return { teams: ts, score: t[c].total, counts: c }; }); }
  push(seat: number | null, events: any[], extra = {}) {
    const step = { seq: this.steps.length + 1, at: Date.now(), seat, bot: seat !== null && this.table.seats[seat].kind === 'bot', taken_back: false, events, view: this.view(), ...extra };
    this.hist.push(step); this.steps = [...this.steps, { ...step, view: undefined }]; this.now(); for (const f of this.L) f(step);
  }
  choices() {
    const { team, phase } = this.v; if (team === null || team % this.n !== this.seat) return [];
    if (phase === 'block') return this.v.slots.map((s: any) => ({ entry: { team, block: s.slot }, about: {} }));
    return this.legal().map(([slot, x, y]: any) => ({ entry: { team, take: slot, build: nm(x, y) }, about: this.about(team, slot, x, y) }));
  }
  legal() { const out: any[] = []; for (const s of this.v.slots) { if (!s.tile || s.blocked || s.pawn !== null) continue; this.v.columns.forEach((c: Space[], x: number) => c.forEach((sp, y) => { if (!sp.tile && (s.slot === 7 || s.symbols.includes(sp.symbol))) out.push([s.slot, x, y]); })); } return out; }
  about(team: number, slot: number, x: number, y: number) {
    const tile = this.v.slots[slot - 1].tile; const before = this.totals(this.v.columns);
    const cols = this.v.columns.map((c: Space[], i: number) => (i === x ? c.map((s, j) => (j === y ? { ...s, tile, team } : s)) : c)); const after = this.totals(cols);
    const parts: any[] = []; const g = tile === 'P' ? 0 : this.group(cols, x, y).length;
    if (g) parts.push({ source: 'neighbourhood', rule: 'SIM-5.2', points: g, tile, spaces: this.group(cols, x, y) });
    const links = [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].filter(([a, b]) => cols[a!]?.[b!]?.team === team).map(([a, b]) => nm(a!, b!));
    if (links.length) parts.push({ source: 'link', rule: 'SIM-5.1', points: links.length * 3, tile: null, spaces: links });
    if (tile === 'P') parts.push({ source: 'park', rule: 'SIM-5.3', points: after[team].parks - before[team].parks, tile, spaces: [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].filter(([a, b]) => cols[a!]?.[b!]?.tile && cols[a!][b!].tile !== 'P').map(([a, b]) => nm(a!, b!)) });
    const total = after[team].total - before[team].total; const rest = total - parts.reduce((a, p) => a + p.points, 0);
    if (rest > 0) parts.push({ source: 'more_neighbourhood', rule: 'SIM-5.2', points: rest, tile, spaces: this.group(cols, x, y).filter((n) => { const [a, b] = at(n); return cols[a][b].team === team && n !== nm(x, y); }) });
    const seat = team % this.n; const mine = this.v.teams.map((_: any, i: number) => i).filter((i: number) => i % this.n === seat); const low = (t: any) => mine.reduce((a: number, b: number) => (t[b].total < t[a].total ? b : a));
    return { total, parts, others: after.flatMap((a: any, i: number) => (i !== team && a.total !== before[i].total ? [{ team: i, points: a.total - before[i].total }] : [])), team: { before: before[team].total, after: after[team].total }, score: { before: before[low(before)].total, after: after[low(after)].total }, counts: low(after) };
  }
  now() { const view = this.view(); const t = view.team; this.state = { seq: this.steps.length, view, turn: t === null ? { kind: view.phase === 'over' ? 'over' : 'luck', seats: [] } : { kind: 'seat', seats: [t % this.n] }, choices: this.choices(), take_back: { code: 'too_late', rule: null, text: 'Cannot be taken back: Ben has played since.' }, seat: this.seat, steps: this.steps }; }
  round() {
    const v = this.v; v.round++; v.place = 0; const face = v.round % 2 ? 'a' : 'b'; v.face = face;
    if (v.round > 1) { v.order = v.slots.filter((s: any) => s.pawn !== null).map((s: any) => s.pawn); }
    const last = v.order.at(-1); v.teams[last].tokens++;
    v.slots = FACES[face]!.map((f, i) => ({ slot: i + 1, symbols: [...f].map((c) => SYM[c]), tile: null, blocked: false, pawn: null })); v.phase = 'draw'; v.team = null;
    this.push(null, [{ event: 'face_up', face }, { event: 'token_given', team: last }]);
    for (let i = 0; i < 7; i++) { let t = pick(this.bag); while (v.round === 1 && t === 'P') { this.bag.push(t); t = pick(this.bag); } v.slots[i].tile = t; if (i === 6) { v.phase = this.demo ? 'block' : 'take'; v.team = this.demo ? last : v.order[0]; } this.push(null, [{ event: 'tile_drawn', slot: i + 1, tile: t }]); }
  }
  act(e: any) {
    const v = this.v; const seat = e.team % this.n;
    if (e.block) { const s = v.slots[e.block - 1]; s.blocked = true; v.phase = 'take'; v.team = v.order[0]; return this.push(seat, [{ event: 'slot_blocked', team: e.team, slot: e.block, tile: s.tile }]); }
    const [x, y] = at(e.build); const s = v.slots[e.take - 1]; const ab = this.about(e.team, e.take, x, y); const tile = s.tile;
    v.columns = v.columns.map((c: Space[], i: number) => (i === x ? c.map((sp, j) => (j === y ? { ...sp, tile, team: e.team } : sp)) : c)); s.tile = null; s.pawn = e.team; v.teams[e.team].discs--; v.place++;
    const ev: any[] = [{ event: 'built', team: e.team, slot: e.take, tile, space: e.build, total: ab.total, parts: ab.parts }];
    if (v.place < v.order.length) { v.team = v.order[v.place]; return this.push(seat, ev); }
    v.team = null; ev.push({ event: 'round_ended', round: v.round - 1 });
    if (v.round === 5) { v.phase = 'over'; ev.push({ event: 'game_over' }); this.table = { ...this.table, status: 'over', secret: '00', standings: [] }; return this.push(seat, ev); }
    v.phase = 'draw'; this.push(seat, ev); this.round();
  }
  bot() { const { team, phase } = this.v; if (team === null) return; if (phase === 'block') return this.act({ team, block: 1 + Math.floor(rnd() * 7) }); const l = this.legal().map((m: any) => [m, this.about(team, m[0], m[1], m[2]).total + rnd() * 3]).sort((a: any, b: any) => b[1] - a[1]); const [s, x, y] = l[0][0]; this.act({ team, take: s, build: nm(x, y) }); }
  loop() { const t = this.v.team; if (this.v.phase === 'over') return; if (t !== null && !this.hot.includes(t % this.n)) { setTimeout(() => { this.bot(); this.loop(); }, 700); } }
  async send(e: any) { await new Promise((r) => setTimeout(r, 60)); this.act(e); if (this.hot.length > 1 && this.v.team !== null && this.hot.includes(this.v.team % this.n)) this.look(this.v.team % this.n); if (this.auto) this.loop(); return { ok: true, seq: this.steps.length }; }
  async takeBack() { return { ok: false, stale: false, error: { code: 'x', rule: null, text: 'Not now.' } }; }
  async check(e: any) { if (e.block) return null; const s = this.v.slots[e.take - 1]; if (s.blocked) return { code: 'b', rule: 'SIM-3.2', text: `Slot ${e.take} is blocked this round.` }; if (s.pawn !== null) return { code: 'b', rule: 'SIM-3.4', text: `Slot ${e.take} is taken.` }; const [x, y] = at(e.build); const sp = this.v.columns[x][y]; if (sp.tile) return { code: 't', rule: 'SIM-3.5', text: `${e.build} is built on already.` }; return { code: 's', rule: 'SIM-3.5', text: `${e.build} is a ${sp.symbol ?? 'blank'}. Slot ${e.take} builds on a ${s.symbols.join(' or a ')}.` }; }
}
