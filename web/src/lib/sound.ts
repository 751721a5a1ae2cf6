import { settings } from './settings.svelte';

/** A tone: its start, its pitch in Hz and glide target, its duration, its volume. */
interface Tone {
  at: number;
  from: number;
  to?: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
}
/** A rustle: noise filtered to a band around a pitch. */
interface Rustle {
  at: number;
  around: number;
  to?: number;
  sharp: number;
  long: number;
  loud: number;
}
/** The sounds of one event. */
export interface Score {
  tones?: Tone[];
  rustles?: Rustle[];
}

/** A plucked tongue of a kalimba: its note, and far above it a short bright one. */
const kalimba = (at: number, from: number, long: number): Tone[] => [
  { at, from, long, loud: 0.55 },
  { at, from: from * 5.4, long: long / 4, loud: 0.1 },
];

/** The sounds that every game has. */
export const sounds = {
  refuse: { tones: [{ at: 0, from: 120, to: 85, long: 0.1, loud: 0.8 }] },
  yourTurn: { tones: [...kalimba(0, 523.3, 0.14), ...kalimba(0.12, 784, 0.18)] },
  end: { tones: [...kalimba(0, 523.3, 0.1), ...kalimba(0.09, 659.3, 0.1), ...kalimba(0.18, 784, 0.12)] },
} satisfies Record<string, Score>;

/** How long a sound lasts, in seconds. */
export const lasting = ({ tones = [], rustles = [] }: Score) =>
  Math.max(...[...tones, ...rustles].map(({ at, long }) => at + long));

/** A sound waits at most this long for the one before it, in seconds; later it would no longer fit the picture. */
const PATIENCE = 0.2;

/** The start time of a sound requested at `now`, if the one before it ends at `busy`; null if that is too late. */
export const startOf = (now: number, busy: number) => (busy - now > PATIENCE ? null : Math.max(now, busy));

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let busy = 0;

/** Plays a sound after the current one; does nothing while sound is off. */
export function play(score: Score, gain = 1) {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  // a browser stays silent before the first touch of the page
  if (context.state === 'suspended') void context.resume();
  const start = startOf(context.currentTime, busy);
  if (start === null) return;
  busy = start + lasting(score);
  const out = new GainNode(context, { gain: settings.volume * gain });
  out.connect(context.destination);
  const { tones = [], rustles = [] } = score;
  for (const tone of tones) ring(context, out, start, tone);
  for (const rustle of rustles) brush(context, out, start, rustle);
}

/** Turns sounds on or off; a sample answers when they come on. */
export function turnSound(on = !settings.sound) {
  settings.sound = on;
  play(sounds.yourTurn);
}

/** A soft edge at once, then dying away to nothing just at its end. */
function envelope(context: AudioContext, out: AudioNode, at: number, long: number, loud: number) {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(loud, at + 0.004);
  node.gain.exponentialRampToValueAtTime(0.001, at + long);
  node.connect(out);
  return node;
}

function ring(context: AudioContext, out: AudioNode, start: number, tone: Tone) {
  const { from, to = from, long, loud, shape: type = 'sine' } = tone;
  const at = start + tone.at;
  const source = new OscillatorNode(context, { type, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(envelope(context, out, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

function brush(context: AudioContext, out: AudioNode, start: number, rustle: Rustle) {
  const { around, to = around, sharp, long, loud } = rustle;
  const at = start + rustle.at;
  noise ??= hiss(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: sharp, frequency: around });
  filter.frequency.setValueAtTime(around, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter).connect(envelope(context, out, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

/** A third of a second of white noise. */
function hiss(context: AudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate / 3);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
