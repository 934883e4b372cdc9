import { expect, test } from 'vitest';
import { engagementEvents, engagementPayloads } from './events.ts';

const until = '2026-12-01T04:00:00.000Z';

test('the stage that an event leaves is a known stage', () => {
  const stageMoved = engagementPayloads[engagementEvents.biddingOpened];
  expect(stageMoved.safeParse({ previous: 'clarification', until }).success).toBe(true);
  expect(stageMoved.safeParse({ previous: until, until }).success).toBe(false);
});

test('a change names fields of the engagement', () => {
  const changed = engagementPayloads[engagementEvents.changed];
  const isValid = (what: string) => changed.safeParse({ what }).success;
  expect(['title', 'title,hiringLeadEmail,requirements'].map(isValid)).toEqual([true, true]);
  expect(['', 'salary', 'title,', 'title,salary', 'subtitle'].map(isValid)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
