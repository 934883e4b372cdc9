import { expect, test } from 'vitest';
import { confirmationEnd } from './confirmation-end.ts';

const now = new Date('2026-11-20T04:00:00Z');
const later = (hours: number, minutes = 0): Date => new Date(now.getTime() + (hours * 60 + minutes) * 60_000);
const endsIn = (hours: number, extended = 0) => ({
  scheduledEndsAt: later(hours),
  endsAt: later(hours, extended),
  hardEndsAt: later(hours, 30),
});

test('less than a day before the end, a change of terms leaves a day', () => {
  expect(confirmationEnd(endsIn(23), now)).toEqual(endsIn(24));
  expect(confirmationEnd(endsIn(1), now)).toEqual(endsIn(24));
});

test('an end that was extended before moves as well, with the full margin to the hard end', () => {
  expect(confirmationEnd(endsIn(0, 10), now)).toEqual(endsIn(24));
});

test('a later end does not move', () => {
  expect(confirmationEnd(endsIn(24), now)).toBeNull();
  expect(confirmationEnd(endsIn(48), now)).toBeNull();
});
