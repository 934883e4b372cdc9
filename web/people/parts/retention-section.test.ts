import { expect, test } from 'vitest';
import type { PersonRetention } from '#contract/people/shapes/retention.ts';
import { erasureBlockText } from './retention-section.tsx';

const kept: PersonRetention = {
  lastActivity: '2026-11-21T02:00:00.000Z',
  activity: 'submitted',
  keptUntil: '2028-11-21T02:00:00.000Z',
  noticed: null,
  erasable: '2028-11-21T02:00:00.000Z',
  block: null,
  blockedUntil: null,
  blockedZone: null,
  heldSince: null,
  refused: null,
};

test('the last day of a guarantee is that of the engagement, as in the reason beside Erase', () => {
  const guaranteed = { ...kept, block: 'guarantee-running', blockedUntil: '2027-02-24T23:30:00.000Z' } as const;
  expect(erasureBlockText({ ...guaranteed, blockedZone: 'Australia/Sydney' })).toBe(
    'The guarantee period for a hire runs until 25 Feb 2027',
  );
  expect(erasureBlockText({ ...guaranteed, blockedZone: 'America/New_York' })).toBe(
    'The guarantee period for a hire runs until 24 Feb 2027',
  );
});

test('nothing is said if nothing keeps the person', () => {
  expect(erasureBlockText(kept)).toBe(null);
});
