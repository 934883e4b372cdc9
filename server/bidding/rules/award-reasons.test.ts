import { talentRequestStatus } from '#contract/engagements/states.ts';
import { expect, test } from 'vitest';
import { lotStates } from '#contract/bidding/states.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import {
  reasonsAgainstAward,
  reasonsAgainstChangingLot,
  reasonsAgainstObjection,
  reasonsAgainstNewRound,
  reasonsAgainstReopeningLot,
} from './award-reasons.ts';

const { inMarket, paused, cancelled, fulfilled } = talentRequestStatus;
const now = new Date('2026-11-20T04:01:00Z');
const right = (reasons: Reason[]): Right => (reasons.length === 0 ? { allowed: true } : { allowed: false, reasons });
const fixedFee = { bidMethodId: 3, contractedUnits: null };
const states = Object.fromEntries(lotStates.map((state) => [state, state]));

test('the acts of the employer and of agencies by the state of the lot', () => {
  const table = rightsTable(states, (state) => {
    const lot = { state, closedAt: now, reopenedAt: null, standstillEndsAt: new Date('2026-11-21T04:01:00Z') };
    return {
      award: right(reasonsAgainstAward(lot, fixedFee)),
      rebid: right(reasonsAgainstNewRound(lot)),
      reopen: right(reasonsAgainstReopeningLot(lot, inMarket)),
      change: right(reasonsAgainstChangingLot(lot)),
      object: right(reasonsAgainstObjection(lot, { hasResult: true, hasObjected: false }, now)),
    };
  });
  expect(table).toMatchInlineSnapshot(`
    "             | award              | rebid              | reopen           | change        | object
    scheduled    | bidding-not-closed | bidding-not-closed | not-unsuccessful | yes           | standstill-over
    open         | bidding-not-closed | bidding-not-closed | not-unsuccessful | yes           | standstill-over
    rebid        | bidding-not-closed | bidding-not-closed | not-unsuccessful | yes           | standstill-over
    closed       | yes                | yes                | not-unsuccessful | bidding-over  | standstill-over
    standstill   | results-published  | results-published  | not-unsuccessful | bidding-over  | yes
    awarded      | results-published  | results-published  | not-unsuccessful | bidding-over  | standstill-over
    unsuccessful | lot-unsuccessful   | lot-unsuccessful   | yes              | bidding-over  | standstill-over
    cancelled    | lot-cancelled      | lot-cancelled      | lot-cancelled    | lot-cancelled | standstill-over"
  `);
});

test('a lot whose end has passed cannot be awarded before its close is saved', () => {
  const lot = { state: 'closed', closedAt: null, reopenedAt: null } as const;
  expect(reasonsAgainstAward(lot, fixedFee)).toMatchObject([{ code: 'bidding-not-closed' }]);
});

test('the fee of a day or hourly rate needs the contracted time', () => {
  const lot = { state: 'closed', closedAt: now, reopenedAt: null } as const;
  for (const bidMethodId of [4, 5]) {
    const missing = reasonsAgainstAward(lot, { bidMethodId, contractedUnits: null });
    expect(missing).toMatchObject([{ code: 'contracted-time-missing' }]);
    expect(reasonsAgainstAward(lot, { bidMethodId, contractedUnits: '120' })).toEqual([]);
  }
  expect(reasonsAgainstAward(lot, { bidMethodId: 1, contractedUnits: null })).toEqual([]);
});

test('a lot can be reopened once, unless its talent request was cancelled or completed', () => {
  const lot = { state: 'unsuccessful', closedAt: now, reopenedAt: null } as const;
  expect(reasonsAgainstReopeningLot({ ...lot, reopenedAt: now }, inMarket)).toMatchObject([
    { code: 'reopened-before' },
  ]);
  expect(reasonsAgainstReopeningLot(lot, paused)).toEqual([]);
  expect(reasonsAgainstReopeningLot(lot, cancelled)).toMatchObject([{ code: 'request-cancelled' }]);
  expect(reasonsAgainstReopeningLot(lot, fulfilled)).toMatchObject([{ code: 'request-fulfilled' }]);
});

test('an agency objects once, to its own result, until the standstill ends', () => {
  const lot = { state: 'standstill', standstillEndsAt: now } as const;
  const before = new Date(now.getTime() - 1);
  const own = { hasResult: true, hasObjected: false };
  expect(reasonsAgainstObjection(lot, own, before)).toEqual([]);
  expect(reasonsAgainstObjection(lot, own, now)).toMatchObject([{ code: 'standstill-over' }]);
  expect(reasonsAgainstObjection(lot, { ...own, hasObjected: true }, before)).toMatchObject([{ code: 'has-objected' }]);
  expect(reasonsAgainstObjection(lot, { ...own, hasResult: false }, before)).toMatchObject([{ code: 'no-result' }]);
});
