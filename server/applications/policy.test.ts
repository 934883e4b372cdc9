import { describe, expect, test } from 'vitest';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { standardPermissions } from '#contract/common/permissions.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import {
  closedEngagement,
  competitiveEngagement,
  endedEngagement,
  setRateEngagement,
  tenderEngagement,
} from '#server/testing/policies/application-engagements.ts';
import { makeCaller, policyTestTime, permissionsByRole } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToApply, employerApplicationRights } from './policy.ts';

const engagements = {
  setRate: setRateEngagement,
  tender: tenderEngagement,
  competitive: competitiveEngagement,
  awarded: { ...competitiveEngagement, stage: 'fulfillment' },
  closed: closedEngagement,
  ended: endedEngagement,
} as const;

describe('the right to apply', () => {
  const none = { applicationStatusId: null, prequalificationStatusId: null };

  test('by the role of the user', () => {
    expect(
      rightsTable(permissionsByRole, (permissions) => ({
        apply: rightToApply(makeCaller(permissions), tenderEngagement, none),
      })),
    ).toMatchInlineSnapshot(`
      "                | apply
      owner and admin | yes
      standard user   | no-permission
      no permission   | no-permission"
    `);
  });

  test('by the engagement', () => {
    expect(rightsTable(engagements, (engagement) => ({ apply: rightToApply(makeCaller(), engagement, none) })))
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
    const requiring = { ...tenderEngagement, requiresPrequalification: true };
    expect(
      rightsTable({ none: null, ...prequalificationStatus }, (prequalificationStatusId) => ({
        required: rightToApply(makeCaller(), requiring, { ...none, prequalificationStatusId }),
        'not required': rightToApply(makeCaller(), tenderEngagement, { ...none, prequalificationStatusId }),
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
        apply: rightToApply(makeCaller([]), endedEngagement, { ...none, applicationStatusId }),
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
    const engagement = { ...closedEngagement, requiresPrequalification: true };
    expect(
      rightsTable({ 'standard user': standardPermissions }, (permissions) => ({
        apply: rightToApply(makeCaller(permissions), engagement, none),
      })),
    ).toMatchInlineSnapshot(`
      "              | apply
      standard user | no-permission, closing-passed, prequalification-needed"
    `);
  });

  test.each(applicationStatuses.filter(({ id }) => id !== applicationStatus.withdrew))(
    'the reason names the status: $value',
    ({ id, value }) => {
      expect(rightToApply(makeCaller(), tenderEngagement, { ...none, applicationStatusId: id })).toEqual({
        allowed: false,
        reasons: [{ code: 'already-applied', text: `Your agency has applied to this engagement. Status: ${value}.` }],
      });
    },
  );
});

describe("the employer's rights on an application", () => {
  const rightsOf = (engagement: Parameters<typeof employerApplicationRights>[1]) => (statusId: ApplicationStatusId) =>
    employerApplicationRights({ statusId }, engagement, policyTestTime);

  test('with a tender', () => {
    expect(rightsTable(applicationStatus, rightsOf(tenderEngagement))).toMatchInlineSnapshot(`
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
    expect(rightsTable(applicationStatus, rightsOf(setRateEngagement))).toMatchInlineSnapshot(`
      "            | decide          | revoke       | askRebid
      pending     | yes             | not-approved | no-tender
      approved    | already-decided | yes          | no-tender
      declined    | already-decided | not-approved | no-tender
      revoked     | already-decided | not-approved | no-tender
      withdrew    | already-decided | not-approved | no-tender
      notSelected | already-decided | not-approved | no-tender
      rebid       | already-decided | not-approved | no-tender"
    `);
    expect(rightsOf(competitiveEngagement)(applicationStatus.pending)).toEqual(
      rightsOf(setRateEngagement)(applicationStatus.pending),
    );
  });

  test('after the closing time, and after the end', () => {
    expect(rightsTable(applicationStatus, rightsOf(closedEngagement))).toMatchInlineSnapshot(`
      "            | decide          | revoke       | askRebid
      pending     | yes             | not-approved | not-to-rebid
      approved    | already-decided | yes          | closing-passed
      declined    | already-decided | not-approved | not-to-rebid
      revoked     | already-decided | not-approved | not-to-rebid
      withdrew    | already-decided | not-approved | not-to-rebid
      notSelected | already-decided | not-approved | not-to-rebid
      rebid       | already-decided | not-approved | not-to-rebid"
    `);
    expect(rightsTable(applicationStatus, rightsOf({ ...endedEngagement, closingAt: policyTestTime })))
      .toMatchInlineSnapshot(`
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
    expect(rightsOf(tenderEngagement)(applicationStatus.declined).decide).toEqual({
      allowed: false,
      reasons: [{ code: 'already-decided', text: 'This application is no longer pending. Status: Declined.' }],
    });
  });
});
