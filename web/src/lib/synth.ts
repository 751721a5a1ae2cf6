/** The sounds of a table, made on the spot: blocks, paper, coins, a kalimba. The page fetches this file with the first one. */

/** Partials that die away: of a tongue, a bar, a bell. */
interface Strike {
  at: number;
  /** The pitch in Hz, and its glide target. */
  from: number;
  to?: number;
  /** How long the lowest partial lasts, in seconds; the others die sooner. */
  long: number;
  loud: number;
  of: keyof typeof BODIES;
}
/** Noise in a band around a pitch: a click when short, paper when long. */
interface Rustle {
  at: number;
  around: number;
  to?: number;
  sharp: number;
  long: number;
  loud: number;
  /** It comes in slowly, as paper that is pulled. */
  soft?: boolean;
}
interface Score {
  strikes?: readonly Strike[];
  rustles?: readonly Rustle[];
}

/** What is struck: the partials above its pitch, each with its factor, its share of the volume and of the duration. */
const BODIES = {
  /** A tongue of a kalimba. */
  tongue: [
    [1, 1, 1],
    [2, 0.12, 0.5],
    [5.4, 0.14, 0.14],
  ],
  /** A hard block. */
  block: [
    [1, 1, 1],
    [2.57, 0.42, 0.5],
    [4.95, 0.2, 0.28],
  ],
  /** A table top. */
  board: [
    [1, 1, 1],
    [1.62, 0.5, 0.7],
    [2.9, 0.22, 0.4],
  ],
  /** A small coin. */
  disc: [
    [1, 0.7, 0.7],
    [1.51, 1, 1],
    [2.32, 0.6, 0.6],
    [3.63, 0.3, 0.35],
  ],
  /** A bell, far away. */
  bell: [
    [0.5, 0.3, 1],
    [1, 1, 0.8],
    [1.19, 0.4, 0.6],
    [2, 0.35, 0.4],
    [2.74, 0.15, 0.25],
  ],
} as const satisfies Record<string, readonly (readonly [factor: number, loud: number, long: number])[]>;

const click = (around: number, loud: number, at = 0): Rustle => ({
  at,
  around,
  sharp: 0.9,
  long: 0.022,
  loud,
});
const tongue = (at: number, from: number, long: number): Strike => ({
  at,
  from,
  long,
  loud: 0.34,
  of: 'tongue',
});
/** A gavel: the head on its block, and the block on the table. */
const blow = (at: number, loud: number): Strike[] => [
  { at, from: 415, to: 400, long: 0.09, loud: 0.6 * loud, of: 'block' },
  { at, from: 128, to: 112, long: 0.15, loud: 0.8 * loud, of: 'board' },
];

export const SCORES = {
  /** A card tile set down on the table. */
  tile: {
    strikes: [{ at: 0, from: 196, to: 150, long: 0.12, loud: 0.75, of: 'board' }],
    rustles: [click(2100, 0.55), { at: 0.012, around: 3200, to: 1800, sharp: 0.7, long: 0.06, loud: 0.12 }],
  },
  /** A floor on a floor: block on block. */
  floor: {
    strikes: [{ at: 0, from: 520, to: 495, long: 0.08, loud: 0.55, of: 'block' }],
    rustles: [click(2600, 0.4)],
  },
  /** A figure put down softly. */
  figure: {
    strikes: [{ at: 0, from: 690, to: 670, long: 0.065, loud: 0.5, of: 'block' }],
    rustles: [click(3000, 0.3)],
  },
  /** Goods on a shelf: two small blocks. */
  goods: {
    strikes: [
      { at: 0, from: 610, long: 0.06, loud: 0.36, of: 'block' },
      { at: 0.085, from: 730, long: 0.055, loud: 0.3, of: 'block' },
    ],
    rustles: [click(2400, 0.25), click(2700, 0.2, 0.085)],
  },
  /** A card lifted. */
  card: {
    rustles: [
      { at: 0, around: 2400, to: 5200, sharp: 0.6, long: 0.12, loud: 0.45, soft: true },
      { at: 0.1, around: 4300, sharp: 1.1, long: 0.03, loud: 0.42 },
    ],
  },
  /** A card or board turned over. */
  flip: {
    rustles: [
      { at: 0, around: 900, to: 3000, sharp: 0.6, long: 0.15, loud: 0.3, soft: true },
      { at: 0.15, around: 1500, sharp: 0.8, long: 0.04, loud: 0.5 },
    ],
    strikes: [{ at: 0.15, from: 170, to: 140, long: 0.08, loud: 0.4, of: 'board' }],
  },
  /** Slips of paper into a box. */
  slips: {
    rustles: [0, 0.07, 0.13].map((at) => ({
      at,
      around: 3000 + at * 9000,
      to: 5400,
      sharp: 0.7,
      long: 0.08,
      loud: 0.55,
    })),
  },
  /** Envelopes opened one after the other. */
  open: {
    rustles: [0, 0.055, 0.11, 0.165].map((at) => ({
      at,
      around: 1800 + at * 7000,
      to: 6000,
      sharp: 0.8,
      long: 0.1,
      loud: 0.42,
      soft: true,
    })),
  },
  /** Wax pressed on paper. */
  seal: {
    rustles: [{ at: 0, around: 2600, to: 1200, sharp: 0.7, long: 0.11, loud: 0.28, soft: true }],
    strikes: [{ at: 0.1, from: 150, to: 118, long: 0.13, loud: 0.6, of: 'board' }],
  },
  /** Two coins. */
  coin: {
    strikes: [
      { at: 0, from: 2330, long: 0.12, loud: 0.15, of: 'disc' },
      { at: 0.075, from: 2790, long: 0.2, loud: 0.15, of: 'disc' },
    ],
    rustles: [click(6200, 0.12)],
  },
  /** A gavel, twice. */
  gavel: {
    strikes: [...blow(0, 1), ...blow(0.14, 0.75)],
    rustles: [click(1700, 0.5), click(1700, 0.35, 0.14)],
  },
  /** Leaves. */
  leaves: {
    rustles: [
      { at: 0, around: 5200, to: 3000, sharp: 1.2, long: 0.12, loud: 0.4, soft: true },
      { at: 0.11, around: 6400, to: 3600, sharp: 1.2, long: 0.14, loud: 0.34, soft: true },
    ],
  },
  /** A rope pulled tight. */
  link: { strikes: [{ at: 0, from: 880, to: 784, long: 0.12, loud: 0.36, of: 'tongue' }] },
  /** A low note. */
  low: {
    strikes: [
      { at: 0, from: 146.8, to: 145.5, long: 0.8, loud: 0.5, of: 'tongue' },
      { at: 0, from: 293.7, to: 291, long: 0.5, loud: 0.16, of: 'tongue' },
    ],
  },
  /** A far bell. */
  bell: { strikes: [{ at: 0, from: 392, long: 0.8, loud: 0.28, of: 'bell' }] },
  /** A finger on the table: no. */
  refuse: {
    strikes: [{ at: 0, from: 124, to: 92, long: 0.11, loud: 0.85, of: 'board' }],
    rustles: [click(700, 0.4)],
  },
  /** Two rising notes. */
  turn: { strikes: [tongue(0, 523.3, 0.4), tongue(0.14, 784, 0.6)] },
  /** A chord that opens. */
  end: {
    strikes: [
      tongue(0, 392, 0.6),
      tongue(0.11, 523.3, 0.6),
      tongue(0.22, 659.3, 0.6),
      tongue(0.33, 1046.5, 0.8),
    ],
  },
} satisfies Record<string, Score>;

export type SoundName = keyof typeof SCORES;

const parts = ({ strikes = [], rustles = [] }: Score) => [...strikes, ...rustles];
/** How long a sound lasts, in seconds. */
export const lasting = (name: SoundName) => Math.max(...parts(SCORES[name]).map(({ at, long }) => at + long));
/** How long the next sound waits: until the last part of this one has been struck. Notes may die away over it. */
const blocking = (name: SoundName) => Math.max(...parts(SCORES[name]).map(({ at }) => at)) + 0.06;

/** A sound waits at most this long for the one before it, in seconds; later it would no longer fit the picture. */
const PATIENCE = 0.2;

/** The start time of a sound requested at `now`, if the one before it ends at `busy`; null if that is too late. */
export const startOf = (now: number, busy: number) => (busy - now > PATIENCE ? null : Math.max(now, busy));

let context: AudioContext | null = null;
let table: AudioNode;
let noise: AudioBuffer;
let busy = 0;

/** Plays a sound after the current one. */
export function ring(name: SoundName, gain: number) {
  if (!context) {
    context = new AudioContext();
    noise = hiss(context, 0.5);
    table = roomOf(context);
  }
  // a browser stays silent before the first touch of the page
  if (context.state === 'suspended') void context.resume();
  const start = startOf(context.currentTime, busy);
  if (start === null) return;
  busy = start + blocking(name);
  sound(context, table, { name, gain, start });
}

/** Builds the nodes of a sound; they go by themselves when it has ended. */
export function sound(
  context: BaseAudioContext,
  to: AudioNode,
  { name, gain, start }: { name: SoundName; gain: number; start: number },
) {
  const out = new GainNode(context, { gain });
  out.connect(to);
  const { strikes = [], rustles = [] }: Score = SCORES[name];
  for (const strike of strikes) hit(context, out, start, strike);
  for (const rustle of rustles) brush(context, out, start, rustle);
}

/** The sound of a small room with hard walls, and a limit for what comes together. */
export function roomOf(context: BaseAudioContext): AudioNode {
  const dry = new GainNode(context);
  const limit = new DynamicsCompressorNode(context, {
    threshold: -10,
    ratio: 6,
    attack: 0.002,
    release: 0.12,
  });
  const echo = new ConvolverNode(context, { buffer: hiss(context, 0.28, 7) });
  const dull = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2600 });
  const wet = new GainNode(context, { gain: 0.16 });
  dry.connect(limit).connect(context.destination);
  dry.connect(echo).connect(dull).connect(wet).connect(limit);
  return dry;
}

/** A soft edge, then dying away to nothing just at its end. */
function envelope(context: BaseAudioContext, at: number, long: number, loud: number, rise: number) {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(loud, at + rise);
  node.gain.exponentialRampToValueAtTime(0.0005, at + long);
  return node;
}

function hit(context: BaseAudioContext, out: AudioNode, start: number, strike: Strike) {
  const { from, to = from, long, loud, of } = strike;
  const at = start + strike.at;
  for (const [factor, share, time] of BODIES[of]) {
    const source = new OscillatorNode(context, { frequency: from * factor });
    source.frequency.setValueAtTime(from * factor, at);
    source.frequency.exponentialRampToValueAtTime(to * factor, at + long);
    source.connect(envelope(context, at, long * time, loud * share, 0.002)).connect(out);
    source.start(at);
    source.stop(at + long * time);
  }
}

function brush(context: BaseAudioContext, out: AudioNode, start: number, rustle: Rustle) {
  const { around, to = around, sharp, long, loud, soft = false } = rustle;
  const at = start + rustle.at;
  const source = new AudioBufferSourceNode(context, { buffer: noise ?? hiss(context, 0.5) });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: sharp, frequency: around });
  filter.frequency.setValueAtTime(around, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source
    .connect(filter)
    .connect(envelope(context, at, long, loud, soft ? long * 0.45 : 0.001))
    .connect(out);
  source.start(at, Math.random() * 0.2);
  source.stop(at + long);
}

/** White noise of this many seconds; it dies away at a rate, if one is given. */
function hiss(context: BaseAudioContext, long: number, rate = 0): AudioBuffer {
  const { sampleRate } = context;
  const length = Math.ceil(sampleRate * long);
  const buffer = new AudioBuffer({ length, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1)
    samples[at] = (Math.random() * 2 - 1) * Math.exp((-rate * at) / length);
  return buffer;
}
