import { expect, test } from 'vitest';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lotStates } from '#contract/bidding/states.ts';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import {
  nextBidAction,
  rightToConfirmBid,
  rightToPlaceBid,
  rightToPlacePracticeBid,
  rightToWithdrawBid,
  type LotFacts,
} from './policy.ts';

const now = new Date('2026-11-20T04:01:00Z');
const caller = (permissions: readonly Permission[] = adminPermissions) => ({ now, permissions: new Set(permissions) });
const lot = {
  state: 'open' as const,
  round: 1,
  isForTied: false,
  pausedAt: null,
  endsAt: new Date('2026-11-21T04:01:00Z'),
};
const own = { status: 'valid' as const, round: 1, tiedInRound: null, receivedAt: '2026-11-20T04:00:00.000000Z' };
const facts: LotFacts = {
  engagement: { status: 'open', endedAs: null, stage: 'bidding' },
  rules: { bidTypeId: 2 },
  applicationStatusId: applicationStatus.approved,
  lot,
  isCancelled: false,
  own,
};
const rights = (given: Partial<LotFacts>, permissions?: readonly Permission[]) => {
  const all = { ...facts, ...given };
  return {
    place: rightToPlaceBid(caller(permissions), all),
    withdraw: rightToWithdrawBid(caller(permissions), all),
    confirm: rightToConfirmBid(caller(permissions), all),
  };
};

test('by the status of the application', () => {
  const statuses: Record<string, ApplicationStatusId | null> = { none: null, ...applicationStatus };
  expect(rightsTable(statuses, (applicationStatusId) => rights({ applicationStatusId }))).toMatchInlineSnapshot(`
    "            | place                    | withdraw | confirm
    none        | no-application           | yes      | bid-confirmed
    pending     | application-pending      | yes      | bid-confirmed
    approved    | yes                      | yes      | bid-confirmed
    declined    | application-not-approved | yes      | bid-confirmed
    revoked     | application-not-approved | yes      | bid-confirmed
    withdrew    | application-not-approved | yes      | bid-confirmed
    notSelected | application-not-approved | yes      | bid-confirmed
    rebid       | yes                      | yes      | bid-confirmed"
  `);
});

test('an auction that was awarded without lots is over', () => {
  const engagement = { ...facts.engagement, stage: 'fulfillment' as const };
  expect(rights({ engagement, lot: undefined }).place).toMatchObject({ reasons: [{ code: 'bidding-over' }] });
});

test('by the state of the lot', () => {
  const states = { none: undefined, ...Object.fromEntries(lotStates.map((state) => [state, state])) };
  expect(rightsTable(states, (state) => rights({ lot: state === undefined ? undefined : { ...lot, state } })))
    .toMatchInlineSnapshot(`
    "             | place            | withdraw         | confirm
    none         | bidding-not-open | bidding-not-open | bid-confirmed
    scheduled    | bidding-not-open | bidding-not-open | bid-confirmed
    open         | yes              | yes              | bid-confirmed
    rebid        | yes              | yes              | bid-confirmed
    closed       | bidding-over     | bidding-over     | bid-confirmed
    standstill   | bidding-over     | bidding-over     | bid-confirmed
    awarded      | bidding-over     | bidding-over     | bid-confirmed
    unsuccessful | bidding-over     | bidding-over     | bid-confirmed
    cancelled    | lot-cancelled    | lot-cancelled    | bid-confirmed"
  `);
});

test("by the agency's bid, in ranked, sealed and tied rounds", () => {
  const cases: Record<string, Partial<LotFacts>> = {
    none: { own: undefined },
    unconfirmed: { own: { ...own, status: 'unconfirmed' } },
    withdrawn: { own: { ...own, status: 'withdrawn' } },
    'sealed, placed': { rules: { bidTypeId: 1 } },
    'sealed, of the round before': { rules: { bidTypeId: 1 }, lot: { ...lot, state: 'rebid', round: 2 } },
    'sealed, eleven minutes ago': {
      rules: { bidTypeId: 1 },
      own: { ...own, receivedAt: '2026-11-20T03:50:00.000000Z' },
    },
    'within the last hour': { lot: { ...lot, endsAt: new Date('2026-11-20T05:00:00Z') } },
    'not tied': { lot: { ...lot, state: 'rebid', round: 2, isForTied: true } },
    tied: { lot: { ...lot, state: 'rebid', round: 2, isForTied: true }, own: { ...own, tiedInRound: 2 } },
    reopened: { lot: { ...lot, round: 2 } },
    paused: { lot: { ...lot, pausedAt: now } },
    cancelled: { isCancelled: true },
    'ended engagement': { engagement: { status: 'cancelled', endedAs: 'cancelled', stage: 'ended' } },
  };
  expect(rightsTable(cases, (given) => rights(given))).toMatchInlineSnapshot(`
    "                            | place            | withdraw          | confirm
    none                        | yes              | no-bid            | no-bid
    unconfirmed                 | yes              | yes               | yes
    withdrawn                   | yes              | no-bid            | no-bid
    sealed, placed              | bid-placed       | yes               | bid-confirmed
    sealed, of the round before | yes              | withdrawal-passed | bid-confirmed
    sealed, eleven minutes ago  | bid-placed       | withdrawal-passed | bid-confirmed
    within the last hour        | yes              | withdrawal-passed | bid-confirmed
    not tied                    | only-tied-bid    | withdrawal-passed | bid-confirmed
    tied                        | yes              | withdrawal-passed | bid-confirmed
    reopened                    | yes              | yes               | bid-confirmed
    paused                      | request-paused   | request-paused    | bid-confirmed
    cancelled                   | lot-cancelled    | lot-cancelled     | bid-confirmed
    ended engagement            | engagement-ended | engagement-ended  | bid-confirmed"
  `);
});

test('by permission', () => {
  expect(
    rightsTable({ admin: adminPermissions, standard: standardPermissions }, (given) =>
      rights({ own: { ...own, status: 'unconfirmed' } }, given),
    ),
  ).toMatchInlineSnapshot(`
    "         | place         | withdraw      | confirm
    admin    | yes           | yes           | yes
    standard | no-permission | no-permission | no-permission"
  `);
});

test.each([
  ['a first bid', { own: undefined }, 'bid'],
  ['nothing, once it has a bid', {}, null],
  ['to confirm its bid', { own: { ...own, status: 'unconfirmed' } }, 'confirm'],
  ['a bid in a new round', { lot: { ...lot, state: 'rebid', round: 2 } }, 'rebid'],
  ['nothing in a round for others', { lot: { ...lot, state: 'rebid', round: 2, isForTied: true } }, null],
  ['nothing without an application', { own: undefined, applicationStatusId: null }, null],
  ['nothing after it has withdrawn', { own: undefined, applicationStatusId: applicationStatus.withdrew }, null],
  ['nothing while the lot is paused', { own: undefined, lot: { ...lot, pausedAt: now } }, null],
] as const)("the agency's next action is %s", (_name, given, action) => {
  expect(nextBidAction(caller(), { ...facts, ...given })).toBe(action);
});

test('a practice auction takes bids until it is over, and a sealed one only one bid', () => {
  const practices = {
    open: { isOver: false, isPlaced: false },
    'sealed, with a bid': { isOver: false, isPlaced: true },
    over: { isOver: true, isPlaced: false },
    'over, with a bid': { isOver: true, isPlaced: true },
  };
  expect(rightsTable(practices, (facts) => ({ place: rightToPlacePracticeBid(facts) }))).toMatchInlineSnapshot(`
    "                   | place
    open               | yes
    sealed, with a bid | bid-placed
    over               | bidding-over
    over, with a bid   | bidding-over"
  `);
});
