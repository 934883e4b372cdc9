import { expect, test } from 'vitest';
import { lotResultStates, lotStates } from '#contract/bidding/states.ts';
import { adminPermissions, standardPermissions } from '#contract/common/permissions.ts';
import { talentRequestStatus, bidMethod } from '#contract/engagements/states.ts';
import { makeCaller, policyTestTime as now } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { employerLotRights, rightToObject, type EmployerLotFacts } from './policy.ts';

const facts: EmployerLotFacts = {
  engagement: { status: 'open', endedAs: null },
  request: { statusId: talentRequestStatus.inMarket, contractedUnits: null },
  rules: { bidMethodId: bidMethod.fixed },
  lot: { state: 'closed', closedAt: now, reopenedAt: null },
};
const unsuccessful = { state: 'unsuccessful', closedAt: now, reopenedAt: null } as const;
const states = Object.fromEntries(lotStates.map((state) => [state, state]));

test("the employer's rights by the state of the lot", () => {
  expect(
    rightsTable({ none: undefined, ...states }, (state) =>
      employerLotRights({ ...facts, lot: state === undefined ? undefined : { ...unsuccessful, state } }),
    ),
  ).toMatchInlineSnapshot(`
    "             | change        | award              | reopen           | requestRebid
    none         | yes           | bidding-not-closed | not-unsuccessful | bidding-not-closed
    scheduled    | yes           | bidding-not-closed | not-unsuccessful | bidding-not-closed
    open         | yes           | bidding-not-closed | not-unsuccessful | bidding-not-closed
    rebid        | yes           | bidding-not-closed | not-unsuccessful | bidding-not-closed
    closed       | bidding-over  | yes                | not-unsuccessful | yes
    standstill   | bidding-over  | results-published  | not-unsuccessful | results-published
    awarded      | bidding-over  | results-published  | not-unsuccessful | results-published
    unsuccessful | bidding-over  | lot-unsuccessful   | yes              | lot-unsuccessful
    cancelled    | lot-cancelled | lot-cancelled      | lot-cancelled    | lot-cancelled"
  `);
});

test("the employer's rights on a closed or unsuccessful lot, by its other facts", () => {
  const rated = (bidMethodId: number, contractedUnits: string | null = null): Partial<EmployerLotFacts> => ({
    rules: { bidMethodId },
    request: { ...facts.request, contractedUnits },
  });
  const ofRequest = (statusId: EmployerLotFacts['request']['statusId']): Partial<EmployerLotFacts> => ({
    lot: unsuccessful,
    request: { ...facts.request, statusId },
  });
  const cases: Record<string, Partial<EmployerLotFacts>> = {
    'close not saved yet': { lot: { state: 'closed', closedAt: null, reopenedAt: null } },
    'day rate': rated(bidMethod.dayRate),
    'hourly rate': rated(bidMethod.hourlyRate),
    'hourly rate with contracted time': rated(bidMethod.hourlyRate, '120'),
    'reopened before': { lot: { ...unsuccessful, reopenedAt: now } },
    'paused request': ofRequest(talentRequestStatus.paused),
    'cancelled request': ofRequest(talentRequestStatus.cancelled),
    'fulfilled request': ofRequest(talentRequestStatus.fulfilled),
    'ended engagement': { engagement: { status: 'cancelled', endedAs: 'cancelled' } },
  };
  expect(rightsTable(cases, (given) => employerLotRights({ ...facts, ...given }))).toMatchInlineSnapshot(`
    "                                 | change           | award                   | reopen            | requestRebid
    close not saved yet              | bidding-over     | bidding-not-closed      | not-unsuccessful  | bidding-not-closed
    day rate                         | bidding-over     | contracted-time-missing | not-unsuccessful  | yes
    hourly rate                      | bidding-over     | contracted-time-missing | not-unsuccessful  | yes
    hourly rate with contracted time | bidding-over     | yes                     | not-unsuccessful  | yes
    reopened before                  | bidding-over     | lot-unsuccessful        | reopened-before   | lot-unsuccessful
    paused request                   | bidding-over     | lot-unsuccessful        | yes               | lot-unsuccessful
    cancelled request                | bidding-over     | lot-unsuccessful        | request-cancelled | lot-unsuccessful
    fulfilled request                | bidding-over     | lot-unsuccessful        | request-fulfilled | lot-unsuccessful
    ended engagement                 | engagement-ended | engagement-ended        | engagement-ended  | engagement-ended"
  `);
});

const standstill = { state: 'standstill', standstillEndsAt: new Date(now.getTime() + 1) } as const;
const own = { state: 'standstill', hasObjected: false } as const;

test('the right to object by the state of the lot, and by permission', () => {
  expect(
    rightsTable({ none: undefined, ...states }, (state) => {
      const lot = state === undefined ? undefined : { ...standstill, state };
      return {
        admin: rightToObject(makeCaller(adminPermissions), lot, own),
        standard: rightToObject(makeCaller(standardPermissions), lot, own),
      };
    }),
  ).toMatchInlineSnapshot(`
    "             | admin           | standard
    none         | no-result       | no-permission, no-result
    scheduled    | standstill-over | no-permission, standstill-over
    open         | standstill-over | no-permission, standstill-over
    rebid        | standstill-over | no-permission, standstill-over
    closed       | standstill-over | no-permission, standstill-over
    standstill   | yes             | no-permission
    awarded      | standstill-over | no-permission, standstill-over
    unsuccessful | standstill-over | no-permission, standstill-over
    cancelled    | standstill-over | no-permission, standstill-over"
  `);
});

test('the right to object during the standstill, by the result', () => {
  const results = Object.fromEntries(lotResultStates.map((state) => [state, { ...own, state }]));
  const object = (lot: Parameters<typeof rightToObject>[1], result: Parameters<typeof rightToObject>[2]) => ({
    object: rightToObject(makeCaller(), lot, result),
  });
  expect(
    rightsTable({ none: undefined, ...results, 'objected before': { ...own, hasObjected: true } }, (result) =>
      object(standstill, result),
    ),
  ).toMatchInlineSnapshot(`
    "                | object
    none            | no-result
    standstill      | yes
    final           | no-result
    set-aside       | no-result
    objected before | has-objected"
  `);
  expect(
    rightsTable({ 'at the end': now, 'without an end': null }, (standstillEndsAt) =>
      object({ state: 'standstill', standstillEndsAt }, own),
    ),
  ).toMatchInlineSnapshot(`
    "               | object
    at the end     | standstill-over
    without an end | standstill-over"
  `);
});
