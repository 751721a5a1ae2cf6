import { expect, it } from 'vitest';
import type { Clock } from '$lib/wire';
import { Alarm, isShort, timeLeft, timeText } from './clock';
import '../screens/messages';

const clock: Clock = { now: 1_000_000, deadline: 1_060_000, reserves: [90_000, null] };

it('runs down to its deadline, by the time of the server', () => {
  const timed = { clock, seat: 0, running: true };
  // this device is five seconds ahead
  const left = (later: number) => timeLeft(timed, 5000, 1_005_000 + later);
  expect([left(0), left(31_000), left(70_000)]).toEqual([60_000, 29_000, 0]);
  expect(timeLeft({ ...timed, running: false }, 5000, 1_036_000)).toBe(90_000);
  expect(timeLeft({ clock, seat: 1, running: false }, 0, 1_000_000)).toBeNull();
});

it.each([
  [29_900, '0:29'],
  [754_000, '12:34'],
  [3_660_000, '1:01 h'],
  [259_200_000, '3 d'],
])('%i ms is %s', (left, text) => expect(timeText(left)).toBe(text));

it('is short under half a minute, if it runs', () => {
  expect([30_000, 29_999].map((left) => isShort(true, left))).toEqual([false, true]);
  expect([isShort(false, 5000), isShort(true, null)]).toEqual([false, false]);
});

it('says once that it is short, and again after there was enough', () => {
  const alarm = new Alarm();
  const all = [31_000, 29_600, 29_000, 40_000, 12_000].map((left) => alarm.now(isShort(true, left), left));
  expect(all).toEqual([null, 30, null, null, 12]);
});
