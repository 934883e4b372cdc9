import { describe, expect, test } from 'vitest';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { adminPermissions, type Permission } from '#contract/common/permissions.ts';
import {
  closedEngagement,
  competitiveEngagement,
  endedEngagement,
  setRateEngagement,
  tenderEngagement,
} from '#server/testing/policies/application-engagements.ts';
import { makeCaller, minutesAgo, permissionsByRole } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToChangeTender, rightToUndoWithdrawal, rightToWithdrawApplication } from './policy.ts';

describe("the agency's rights on its application", () => {
  const withdrawnAt = minutesAgo(1);
  const rightsOf =
    (
      engagement: typeof tenderEngagement | typeof setRateEngagement | typeof closedEngagement | typeof endedEngagement,
      permissions = adminPermissions,
    ) =>
    (statusId: ApplicationStatusId | undefined) => {
      const application = statusId && { statusId, previousStatusId: applicationStatus.approved, withdrawnAt };
      return {
        changeTender: rightToChangeTender(makeCaller(permissions), engagement, application),
        withdraw: rightToWithdrawApplication(makeCaller(permissions), engagement, application, { hiredCandidates: 0 }),
        undoWithdrawal: rightToUndoWithdrawal(makeCaller(permissions), engagement, application),
      };
    };
  const statuses = { none: undefined, ...applicationStatus };

  test('with a tender', () => {
    expect(rightsTable(statuses, rightsOf(tenderEngagement))).toMatchInlineSnapshot(`
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
    expect(rightsTable(statuses, rightsOf(setRateEngagement))).toMatchInlineSnapshot(`
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
    expect(rightToChangeTender(makeCaller(), competitiveEngagement, { statusId: 1 })).toEqual(
      rightToChangeTender(makeCaller(), setRateEngagement, { statusId: 1 }),
    );
  });

  test('after the closing time, and after the end', () => {
    expect(rightsTable(statuses, rightsOf(closedEngagement))).toMatchInlineSnapshot(`
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
    expect(rightsTable(statuses, rightsOf(endedEngagement))).toMatchInlineSnapshot(`
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
      rightsTable(permissionsByRole, (permissions) => ({
        changeTender: rightsOf(tenderEngagement, permissions)(applicationStatus.pending).changeTender,
        withdraw: rightsOf(tenderEngagement, permissions)(applicationStatus.pending).withdraw,
        undoWithdrawal: rightsOf(tenderEngagement, permissions)(applicationStatus.withdrew).undoWithdrawal,
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
        changeTender: rightToChangeTender(makeCaller(permissions), closedEngagement, { statusId: 1 }),
        withdraw: rightToWithdrawApplication(
          makeCaller(permissions),
          endedEngagement,
          { statusId: 2 },
          { hiredCandidates: 1 },
        ),
        undoWithdrawal: rightToUndoWithdrawal(makeCaller(permissions), endedEngagement, late),
      })),
    ).toMatchInlineSnapshot(`
      "              | changeTender                  | withdraw                                         | undoWithdrawal
      no permission | no-permission, closing-passed | no-permission, engagement-ended, candidate-hired | no-permission, engagement-ended, undo-passed"
    `);
  });

  test('a withdrawal can be undone for exactly ten minutes', () => {
    const undo = (at: Date | null) => ({
      undoWithdrawal: rightToUndoWithdrawal(makeCaller(), tenderEngagement, {
        statusId: 5,
        previousStatusId: 2,
        withdrawnAt: at,
      }),
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
      withdraw: rightToWithdrawApplication(
        makeCaller(),
        tenderEngagement,
        { statusId: 2 },
        { hiredCandidates: 0, hasBindingBid: hasBid },
      ),
      undoWithdrawal: rightToUndoWithdrawal(
        makeCaller(),
        tenderEngagement,
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
