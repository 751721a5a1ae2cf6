// The one place to import the wire's types from.

export type Millis = number;
export type Colour = 'star' | 'moon' | 'wave' | 'heart' | 'lightning' | 'tulip';
export type Level = string;

export interface Problem {
  code: string;
  rule: string | null;
  text: string;
}

export type Pace =
  | { kind: 'untimed' }
  | { kind: 'live'; reserve_seconds: number; move_seconds: number }
  | { kind: 'mail'; days: number };

export interface OptionInfo {
  key: string;
  choices: string[];
  other: string | null;
  rule: string;
}
export interface BotInfo {
  name: Level;
  about: string;
}
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  rules: { id: string; text: string }[];
  has_secrets: boolean;
}

export interface SeatDoc {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  colour: Colour | null;
  bot: Level | null;
  ready: boolean;
  host: boolean;
  here: boolean;
  away_since: Millis | null;
  lent: boolean;
  votes: number[];
  can_lend: boolean;
}
export interface Clock {
  now: Millis;
  deadline: Millis | null;
  reserves: (number | null)[];
}
export interface TableDoc {
  id: string;
  name: string;
  game: string;
  status: 'lobby' | 'running' | 'over';
  players: number;
  options: Record<string, string>;
  public: boolean;
  pace: Pace;
  created: Millis;
  seats: SeatDoc[];
  you: number[];
  host: boolean;
  spectators: number;
  commitment: string | null;
  secret: string | null;
  clock: Clock | null;
  rematch: string | null;
  /** The seats that are to act, while the game runs. */
  turn?: number[];
  standings: { score: number; rank: number }[] | null;
  result: unknown;
}

export type NewSeat =
  | { kind: 'me'; name: string; colour?: Colour }
  | { kind: 'person'; name: string; colour?: Colour }
  | { kind: 'bot'; level: Level }
  | { kind: 'open' };
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  name?: string;
  public?: boolean;
  pace?: Pace;
  seats: NewSeat[];
  start?: boolean;
}
export type TableChange = Partial<Pick<TableDoc, 'name' | 'players' | 'options' | 'public' | 'pace'>>;

export type Turn = { kind: 'seat' | 'together' | 'luck' | 'over'; seats: number[] };
export interface Choice<Entry = unknown, About = unknown> {
  entry: Entry;
  about: About;
}
export interface Now {
  seq: number;
  view: unknown;
  turn: Turn;
  choices: Choice[];
  take_back: Problem | null;
}
export interface Step {
  seq: number;
  at: Millis;
  seat: number | null;
  bot: boolean;
  taken_back: boolean;
  undoes?: number;
  events: unknown[];
  view?: unknown;
}
export interface State extends Now {
  seat: number | null;
  steps: Step[];
}

export type ClientMessage =
  | { type: 'look'; seat: number | null; since: number | null }
  | { type: 'input'; id: string; seat: number; expect: number; entry: unknown }
  | { type: 'take_back'; id: string; seat: number; expect: number }
  | { type: 'check'; id: string; seat: number; entry: unknown };
export type ServerMessage =
  | { type: 'state'; table: TableDoc; state: State | null }
  | { type: 'step'; step: Step; state: Now }
  | { type: 'table'; table: TableDoc }
  | { type: 'ack'; id: string; seq: number }
  | { type: 'refused'; id: string; error: Problem; state: State | null }
  | { type: 'checked'; id: string; error: Problem | null }
  | { type: 'failed'; error: Problem };

// Simplicity's documents

export type Tile = 'R' | 'K' | 'O' | 'V' | 'P';
export type Terrain = 'circle' | 'triangle' | 'square' | 'pentagon' | 'hexagon';
export type SpaceName = string;
export type Source = 'links' | Tile | 'parks' | 'tokens';

export interface Space {
  ground: 'symbol' | 'blank' | 'printed';
  symbol: Terrain | null;
  tile: Tile | null;
  team: number | null;
}
export interface Slot {
  slot: number;
  symbols: Terrain[];
  tile: Tile | null;
  blocked: boolean;
  pawn: number | null;
}
export interface Score {
  links: number;
  R: number;
  K: number;
  O: number;
  V: number;
  parks: number;
  tokens: number;
  total: number;
}
export interface SimplicityView {
  round: number;
  rounds: number;
  phase: 'setup' | 'draw' | 'block' | 'take' | 'over';
  team: number | null;
  columns: Space[][];
  column_count: number;
  face: 'a' | 'b' | null;
  slots: Slot[];
  order: number[];
  place: number;
  bag: Record<Tile, number>;
  teams: { seat: number; tokens: number; discs: number; score: Score }[];
  seats: { teams: number[]; score: number; counts: number }[];
  demolition: boolean;
}
export type SimplicityEntry =
  { team: number; block: number } | { team: number; take: number; build: SpaceName };
export interface Part {
  source: 'neighbourhood' | 'link' | 'park' | 'more_neighbourhood' | 'more_park';
  rule: string;
  points: number;
  tile: Tile | null;
  spaces: SpaceName[];
}
export interface SimplicityChoice {
  total: number;
  parts: Part[];
  others: { team: number; points: number }[];
  team: { before: number; after: number };
  score: { before: number; after: number };
  counts: number;
}
export type SimplicityEvent =
  | { event: 'strip_laid'; column: number; strip: unknown }
  | { event: 'face_up'; face: 'a' | 'b' }
  | { event: 'pawn_placed'; team: number; slot: number }
  | { event: 'token_given'; team: number }
  | { event: 'tile_drawn'; slot: number; tile: Tile }
  | { event: 'slot_blocked'; team: number; slot: number; tile: Tile | null }
  | {
      event: 'built';
      team: number;
      slot: number;
      tile: Tile;
      space: SpaceName;
      total: number;
      parts: Part[];
    }
  | { event: 'round_ended'; round: number }
  | { event: 'order_set'; order: (number | null)[] }
  | { event: 'game_over' };
