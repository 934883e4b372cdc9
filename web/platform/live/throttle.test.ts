import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

let time = 0;
const advance = (ms: number): void => {
  time += ms;
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  time = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const started = () => {
  const done: string[] = [];
  const pulse = createThrottle(
    (name) => done.push(`${name} at ${String(time)}`),
    () => time,
    () => 0.1,
  );
  return { done, pulse };
};

test('a burst of messages runs once now and once a second later', () => {
  const { done, pulse } = started();
  for (let at = 0; at < 20; at += 1) {
    pulse.ask('board');
    advance(10);
  }
  expect(done).toEqual(['board at 20']);
  advance(2000);
  expect(done).toHaveLength(2);
});

test('names are throttled independently', () => {
  const { done, pulse } = started();
  pulse.ask('board');
  pulse.ask('candidate');
  advance(20);
  expect(done).toEqual(['board at 20', 'candidate at 20']);
});

test('a stopped throttle runs nothing', () => {
  const { done, pulse } = started();
  pulse.ask('board');
  pulse.stop();
  advance(5000);
  expect(done).toEqual([]);
});
