import { describe, expect, test } from 'vitest';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { applyRight, employerCan, tenderRight, undoRight, withdrawRight } from './policy.ts';

const now = new Date('2026-11-20T04:01:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const caller = (permissions: readonly Permission[] = adminPermissions) => ({ now, permissions: new Set(permissions) });
const roles = {
  'owner and admin': adminPermissions,
  'standard user': standardPermissions,
  'no permission': [],
};

const setRate = {
  kind: 'successfee',
  engagementTypeId: 1,
  status: 'open',
  endedAs: null,
  stage: 'application',
  closingAt: new Date('2026-11-27T04:01:00Z'),
  clientName: 'Northwind Health',
  requiresPrequalification: false,
} as const;
const tender = { ...setRate, engagementTypeId: 2 } as const;
const competitive = { ...setRate, kind: 'competitive', engagementTypeId: 2 } as const;
const closed = { ...tender, closingAt: now } as const;
const ended = { ...tender, status: 'cancelled', endedAs: 'cancelled', stage: 'ended' } as const;
const engagements = {
  setRate,
  tender,
  competitive,
  awarded: { ...competitive, stage: 'fulfillment' },
  closed,
  ended,
} as const;

describe('the right to apply', () => {
  const none = { applicationStatusId: null, prequalificationStatusId: null };

  test('by the role of the user', () => {
    expect(rightsTable(roles, (permissions) => ({ apply: applyRight(caller(permissions), tender, none) })))
      .toMatchInlineSnapshot(`
      "                | apply
      owner and admin | yes
      standard user   | no-permission
      no permission   | no-permission"
    `);
  });

  test('by the engagement', () => {
    expect(rightsTable(engagements, (engagement) => ({ apply: applyRight(caller(), engagement, none) })))
      .toMatchInlineSnapshot(`
      "            | apply
      setRate     | yes
      tender      | yes
      competitive | yes
      awarded     | engagement-awarded
      closed      | closing-passed
      ended       | engagement-ended"
    `);
  });

  test('by the prequalification, where the client requires one', () => {
    const requiring = { ...tender, requiresPrequalification: true };
    expect(
      rightsTable({ none: null, ...prequalificationStatus }, (prequalificationStatusId) => ({
        required: applyRight(caller(), requiring, { ...none, prequalificationStatusId }),
        'not required': applyRight(caller(), tender, { ...none, prequalificationStatusId }),
      })),
    ).toMatchInlineSnapshot(`
      "         | required                  | not required
      none     | prequalification-needed   | yes
      pending  | prequalification-pending  | yes
      approved | yes                       | yes
      declined | prequalification-declined | yes
      expired  | prequalification-expired  | yes
      revoked  | prequalification-revoked  | yes"
    `);
  });

  test('an agency that has applied gets only that reason', () => {
    expect(
      rightsTable(applicationStatus, (applicationStatusId) => ({
        apply: applyRight(caller([]), ended, { ...none, applicationStatusId }),
      })),
    ).toMatchInlineSnapshot(`
      "            | apply
      pending     | already-applied
      approved    | already-applied
      declined    | already-applied
      revoked     | already-applied
      withdrew    | application-withdrawn
      notSelected | already-applied
      rebid       | already-applied"
    `);
  });

  test('all other reasons are returned at once', () => {
    const engagement = { ...closed, requiresPrequalification: true };
    expect(
      rightsTable({ 'standard user': standardPermissions }, (permissions) => ({
        apply: applyRight(caller(permissions), engagement, none),
      })),
    ).toMatchInlineSnapshot(`
      "              | apply
      standard user | no-permission, closing-passed, prequalification-needed"
    `);
  });

  test.each(applicationStatuses.filter(({ id }) => id !== applicationStatus.withdrew))(
    'the reason names the status: $value',
    ({ id, value }) => {
      expect(applyRight(caller(), tender, { ...none, applicationStatusId: id })).toEqual({
        allowed: false,
        reasons: [{ code: 'already-applied', text: `Your agency has applied to this engagement: ${value}.` }],
      });
    },
  );
});

describe("the employer's rights on an application", () => {
  const rightsOf = (engagement: Parameters<typeof employerCan>[1]) => (statusId: ApplicationStatusId) =>
    employerCan({ statusId }, engagement, now);

  test('with a tender', () => {
    expect(rightsTable(applicationStatus, rightsOf(tender))).toMatchInlineSnapshot(`
      "            | decide          | revoke       | askRebid
      pending     | yes             | not-approved | not-to-rebid
      approved    | already-decided | yes          | yes
      declined    | already-decided | not-approved | not-to-rebid
      revoked     | already-decided | not-approved | not-to-rebid
      withdrew    | already-decided | not-approved | not-to-rebid
      notSelected | already-decided | not-approved | not-to-rebid
      rebid       | already-decided | not-approved | not-to-rebid"
    `);
  });

  test('without a price of the agency', () => {
    expect(rightsTable(applicationStatus, rightsOf(setRate))).toMatchInlineSnapshot(`
      "            | decide          | revoke       | askRebid
      pending     | yes             | not-approved | no-tender
      approved    | already-decided | yes          | no-tender
      declined    | already-decided | not-approved | no-tender
      revoked     | already-decided | not-approved | no-tender
      withdrew    | already-decided | not-approved | no-tender
      notSelected | already-decided | not-approved | no-tender
      rebid       | already-decided | not-approved | no-tender"
    `);
    expect(rightsOf(competitive)(applicationStatus.pending)).toEqual(rightsOf(setRate)(applicationStatus.pending));
  });

  test('after the closing time, and after the end', () => {
    expect(rightsTable(applicationStatus, rightsOf(closed))).toMatchInlineSnapshot(`
      "            | decide          | revoke       | askRebid
      pending     | yes             | not-approved | not-to-rebid
      approved    | already-decided | yes          | closing-passed
      declined    | already-decided | not-approved | not-to-rebid
      revoked     | already-decided | not-approved | not-to-rebid
      withdrew    | already-decided | not-approved | not-to-rebid
      notSelected | already-decided | not-approved | not-to-rebid
      rebid       | already-decided | not-approved | not-to-rebid"
    `);
    expect(rightsTable(applicationStatus, rightsOf({ ...ended, closingAt: now }))).toMatchInlineSnapshot(`
      "            | decide          | revoke           | askRebid
      pending     | yes             | not-approved     | not-to-rebid
      approved    | already-decided | engagement-ended | engagement-ended, closing-passed
      declined    | already-decided | not-approved     | not-to-rebid
      revoked     | already-decided | not-approved     | not-to-rebid
      withdrew    | already-decided | not-approved     | not-to-rebid
      notSelected | already-decided | not-approved     | not-to-rebid
      rebid       | already-decided | not-approved     | not-to-rebid"
    `);
  });

  test('the reason names the status', () => {
    expect(rightsOf(tender)(applicationStatus.declined).decide).toEqual({
      allowed: false,
      reasons: [{ code: 'already-decided', text: 'This application is no longer pending: Declined.' }],
    });
  });
});

describe("the agency's rights on its application", () => {
  const withdrawnAt = minutesAgo(1);
  const rightsOf =
    (engagement: typeof tender | typeof setRate | typeof closed | typeof ended, permissions = adminPermissions) =>
    (statusId: ApplicationStatusId | undefined) => {
      const application = statusId && { statusId, previousStatusId: applicationStatus.approved, withdrawnAt };
      return {
        changeTender: tenderRight(caller(permissions), engagement, application),
        withdraw: withdrawRight(caller(permissions), engagement, application, { hiredCandidates: 0 }),
        undoWithdrawal: undoRight(caller(permissions), engagement, application),
      };
    };
  const statuses = { none: undefined, ...applicationStatus };

  test('with a tender', () => {
    expect(rightsTable(statuses, rightsOf(tender))).toMatchInlineSnapshot(`
      "            | changeTender   | withdraw          | undoWithdrawal
      none        | not-applied    | not-applied       | not-applied
      pending     | yes            | yes               | not-withdrawn
      approved    | tender-decided | yes               | not-withdrawn
      declined    | tender-decided | application-final | not-withdrawn
      revoked     | tender-decided | application-final | not-withdrawn
      withdrew    | tender-decided | application-final | yes
      notSelected | tender-decided | application-final | not-withdrawn
      rebid       | yes            | yes               | not-withdrawn"
    `);
  });

  test('without a price of its own', () => {
    expect(rightsTable(statuses, rightsOf(setRate))).toMatchInlineSnapshot(`
      "            | changeTender | withdraw          | undoWithdrawal
      none        | no-tender    | not-applied       | not-applied
      pending     | no-tender    | yes               | not-withdrawn
      approved    | no-tender    | yes               | not-withdrawn
      declined    | no-tender    | application-final | not-withdrawn
      revoked     | no-tender    | application-final | not-withdrawn
      withdrew    | no-tender    | application-final | yes
      notSelected | no-tender    | application-final | not-withdrawn
      rebid       | no-tender    | yes               | not-withdrawn"
    `);
    expect(tenderRight(caller(), competitive, { statusId: 1 })).toEqual(
      tenderRight(caller(), setRate, { statusId: 1 }),
    );
  });

  test('after the closing time, and after the end', () => {
    expect(rightsTable(statuses, rightsOf(closed))).toMatchInlineSnapshot(`
      "            | changeTender   | withdraw          | undoWithdrawal
      none        | not-applied    | not-applied       | not-applied
      pending     | closing-passed | yes               | not-withdrawn
      approved    | tender-decided | yes               | not-withdrawn
      declined    | tender-decided | application-final | not-withdrawn
      revoked     | tender-decided | application-final | not-withdrawn
      withdrew    | tender-decided | application-final | yes
      notSelected | tender-decided | application-final | not-withdrawn
      rebid       | closing-passed | yes               | not-withdrawn"
    `);
    expect(rightsTable(statuses, rightsOf(ended))).toMatchInlineSnapshot(`
      "            | changeTender     | withdraw          | undoWithdrawal
      none        | not-applied      | not-applied       | not-applied
      pending     | engagement-ended | engagement-ended  | not-withdrawn
      approved    | tender-decided   | engagement-ended  | not-withdrawn
      declined    | tender-decided   | application-final | not-withdrawn
      revoked     | tender-decided   | application-final | not-withdrawn
      withdrew    | tender-decided   | application-final | engagement-ended
      notSelected | tender-decided   | application-final | not-withdrawn
      rebid       | engagement-ended | engagement-ended  | not-withdrawn"
    `);
  });

  test('by the role of the user', () => {
    expect(
      rightsTable(roles, (permissions) => ({
        changeTender: rightsOf(tender, permissions)(applicationStatus.pending).changeTender,
        withdraw: rightsOf(tender, permissions)(applicationStatus.pending).withdraw,
        undoWithdrawal: rightsOf(tender, permissions)(applicationStatus.withdrew).undoWithdrawal,
      })),
    ).toMatchInlineSnapshot(`
      "                | changeTender  | withdraw      | undoWithdrawal
      owner and admin | yes           | yes           | yes
      standard user   | no-permission | no-permission | no-permission
      no permission   | no-permission | no-permission | no-permission"
    `);
  });

  test('with all reasons at once', () => {
    const late = { statusId: applicationStatus.withdrew, previousStatusId: 2, withdrawnAt: minutesAgo(11) } as const;
    expect(
      rightsTable({ 'no permission': [] }, (permissions: Permission[]) => ({
        changeTender: tenderRight(caller(permissions), closed, { statusId: 1 }),
        withdraw: withdrawRight(caller(permissions), ended, { statusId: 2 }, { hiredCandidates: 1 }),
        undoWithdrawal: undoRight(caller(permissions), ended, late),
      })),
    ).toMatchInlineSnapshot(`
      "              | changeTender                  | withdraw                                         | undoWithdrawal
      no permission | no-permission, closing-passed | no-permission, engagement-ended, candidate-hired | no-permission, engagement-ended, undo-passed"
    `);
  });

  test('a withdrawal can be undone for exactly ten minutes', () => {
    const undo = (at: Date | null) => ({
      undoWithdrawal: undoRight(caller(), tender, { statusId: 5, previousStatusId: 2, withdrawnAt: at }),
    });
    const rows = { 'in time': new Date(minutesAgo(10).getTime() + 1), late: minutesAgo(10), unknown: null };
    expect(rightsTable(rows, undo)).toMatchInlineSnapshot(`
      "        | undoWithdrawal
      in time | yes
      late    | undo-passed
      unknown | undo-passed"
    `);
  });

  test('a bid that can no longer be withdrawn prevents the withdrawal, and the end of its lot the undo', () => {
    const at = minutesAgo(1);
    const bids = (hasBid: boolean) => ({
      withdraw: withdrawRight(caller(), tender, { statusId: 2 }, { hiredCandidates: 0, hasBindingBid: hasBid }),
      undoWithdrawal: undoRight(
        caller(),
        tender,
        { statusId: 5, previousStatusId: 2, withdrawnAt: at },
        { hasLotEnded: hasBid },
      ),
    });
    expect(rightsTable({ 'no bid': false, bid: true }, bids)).toMatchInlineSnapshot(`
      "       | withdraw    | undoWithdrawal
      no bid | yes         | yes
      bid    | bid-binding | bidding-over"
    `);
  });
});
