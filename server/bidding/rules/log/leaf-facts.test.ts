import { expect, test } from 'vitest';
import type { Leaf } from './leaf.ts';
import { leafFacts } from './leaf-facts.ts';

const common = { lot: 'lot', time: '2026-11-20T04:01:00.123456Z', nonce: 'nonce' };
const ends = { endsAt: '2026-11-20T05:00:00.000000Z', hardEndsAt: '2026-11-20T06:00:00.000000Z' };
const result = { bidder: 'B1', position: 1, isAwarded: true, sharePercent: null, reason: null };
const leaves = [
  { kind: 'rules', rules: { version: 1 } },
  { kind: 'terms', rules: { version: 2 }, cause: 'request', ...ends },
  { kind: 'opening', round: 1, ...ends },
  { kind: 'round', round: 2, cause: 'tie', isForTied: true, ...ends },
  { kind: 'bid', round: 1, bidder: 'B1' },
  { kind: 'extension', extensions: 1, ...ends },
  { kind: 'resumption', ...ends },
  { kind: 'pause', reason: 'A holiday.' },
  { kind: 'close', round: 1, endsAt: ends.endsAt, outcome: 'unsuccessful', reason: 'no-bids' },
  { kind: 'award', round: 1, results: [result] },
  { kind: 'withdrawal', bidder: 'B1' },
].map((leaf) => ({ ...common, ...leaf }) as unknown as Leaf);

test('a leaf has the facts of its kind, and no others', () => {
  const told = leaves.map((leaf) => [
    leaf.kind,
    Object.fromEntries(Object.entries(leafFacts(leaf)).filter(([, value]) => value !== null)),
  ]);
  const { endsAt } = ends;
  expect(told).toEqual([
    ['rules', { rulesVersion: 1 }],
    ['terms', { rulesVersion: 2, endsAt, cause: 'request' }],
    ['opening', { round: 1, endsAt }],
    ['round', { round: 2, endsAt, cause: 'tie' }],
    ['bid', { round: 1 }],
    ['extension', { endsAt }],
    ['resumption', { endsAt }],
    ['pause', { reason: 'A holiday.' }],
    ['close', { round: 1, outcome: 'unsuccessful' }],
    ['award', { round: 1, results: [result] }],
    ['withdrawal', {}],
  ]);
});
