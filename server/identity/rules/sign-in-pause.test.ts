import { expect, test } from 'vitest';
import { signInPausedUntil } from './sign-in-pause.ts';

const now = new Date('2026-11-20T10:00:00Z');

test('four failures are free, the fifth pauses for half a minute, each further one doubles it up to fifteen minutes', () => {
  const waits = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 50, 5000].map((failures) => {
    const until = signInPausedUntil(failures, now);
    return until && (until.getTime() - now.getTime()) / 1000;
  });
  expect(waits).toEqual([null, null, null, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
});
