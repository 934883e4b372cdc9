import { expect, test } from 'vitest';
import type { LeafFacts, LogEntry } from '#contract/audits/shapes.ts';
import { logEntryText } from './entry-text.ts';

const none: LeafFacts = {
  round: null,
  rulesVersion: null,
  endsAt: null,
  cause: null,
  outcome: null,
  reason: null,
  results: null,
};
const names = [{ bidder: 'B1', agencyName: 'Harbour Talent' }];
const say = (kind: LogEntry['kind'], facts: Partial<LeafFacts> = {}, known: typeof names | null = null): string =>
  logEntryText({ kind, facts: { ...none, ...facts } }, known, 'Australia/Sydney');

const endsAt = '2026-11-20T04:01:00.000Z';
const result = { bidder: 'B1', position: 1, isAwarded: true, sharePercent: null, reason: null };

test('every kind of entry is a sentence', () => {
  expect([
    say('rules', { rulesVersion: 1 }),
    say('opening', { round: 1, endsAt }),
    say('bid', { round: 2 }),
    say('withdrawal'),
    say('revocation', { reason: 'The insurance has expired.' }),
    say('confirmation'),
    say('terms', { rulesVersion: 2, cause: 'rules', endsAt }),
    say('terms', { cause: 'terms', endsAt }),
    say('terms', { cause: 'request', endsAt }),
    say('extension', { endsAt }),
    say('pause'),
    say('resumption', { endsAt }),
    say('close', { round: 1, outcome: 'unsuccessful' }),
    say('round', { round: 2, cause: 'reopening', endsAt }),
    say('cancellation', { reason: 'The budget was cut.' }),
  ]).toMatchInlineSnapshot(`
    [
      "Rules, version 1",
      "Bidding opened, end set to 20 Nov 2026, 15:01 AEDT",
      "Bid in round 2",
      "Bid withdrawn",
      "Bid revoked: The insurance has expired.",
      "Bid confirmed under the new rules",
      "Rules changed to version 2, end set to 20 Nov 2026, 15:01 AEDT",
      "Engagement changed, end set to 20 Nov 2026, 15:01 AEDT",
      "Talent request changed, end set to 20 Nov 2026, 15:01 AEDT",
      "Extended until 20 Nov 2026, 15:01 AEDT",
      "Paused",
      "Resumed, end set to 20 Nov 2026, 15:01 AEDT",
      "Round 1 closed without a result",
      "Reopened as round 2, end set to 20 Nov 2026, 15:01 AEDT",
      "Cancelled: The budget was cut.",
    ]
  `);
});

test('an award names its winners as the auditor sees them', () => {
  expect(say('award', { results: [result] })).toBe('Awarded to B1');
  expect(say('award', { results: [result] }, names)).toBe('Awarded to Harbour Talent');
  expect(say('award', { results: [{ ...result, isAwarded: false }] })).toBe('Not awarded to any bidder');
});
