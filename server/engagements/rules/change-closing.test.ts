import { describe, expect, test } from 'vitest';
import { closingTimeError } from './change-closing.ts';

const now = new Date('2026-11-20T04:00:00Z');

describe('a closing time', () => {
  const at = (ms: number) => closingTimeError(new Date(now.getTime() + ms), now);
  test('is at least a millisecond ahead', () => expect([at(-1), at(0), at(1)]).toEqual([past, past, undefined]));
  test('is within a year', () => expect([at(year), at(year + 1)]).toEqual([undefined, 'closing-too-far']));
  const past = 'closing-in-the-past';
  const year = 366 * 86_400_000;
});
