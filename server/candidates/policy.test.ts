import { describe, expect, it } from 'vitest';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { talentRequestStatus, feeType } from '#contract/engagements/states.ts';
import { makeCaller, minutesAgo } from '#server/testing/policies/caller.ts';
import { availablePlace, placeWithStatus, requestStatusCases } from '#server/testing/policies/candidate-places.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { agencyCandidateRights, rightToAnswerQuestions, rightToSubmitCandidate } from './policy.ts';

const roles = {
  'owner and admin': adminPermissions,
  'standard user': standardPermissions,
  'edits only': ['Fulfillment Stage=Edit Candidate Details'] satisfies Permission[],
  'no permission': [],
};

describe('the right to submit a candidate', () => {
  const approved = { ...availablePlace, application: { statusId: applicationStatus.approved }, ownOpenCandidates: 0 };

  it('by the role of the user', () => {
    expect(rightsTable(roles, (permissions) => ({ submit: rightToSubmitCandidate(makeCaller(permissions), approved) })))
      .toMatchInlineSnapshot(`
      "                | submit
      owner and admin | yes
      standard user   | yes
      edits only      | no-permission
      no permission   | no-permission"
    `);
  });

  it('by the application of the agency', () => {
    const submitWith = (statusId: ApplicationStatusId | undefined) => {
      const application = statusId && { statusId };
      return {
        available: rightToSubmitCandidate(makeCaller(), { ...approved, application }),
        'in-market': rightToSubmitCandidate(makeCaller(), {
          ...approved,
          ...placeWithStatus(talentRequestStatus.inMarket),
          application,
        }),
      };
    };
    expect(rightsTable({ none: undefined, ...applicationStatus }, submitWith)).toMatchInlineSnapshot(`
      "            | available                | in-market
      none        | no-application           | no-application
      pending     | application-pending      | application-pending
      approved    | yes                      | request-not-available
      declined    | application-not-approved | application-not-approved
      revoked     | application-not-approved | application-not-approved
      withdrew    | application-not-approved | application-not-approved
      notSelected | application-not-approved | application-not-approved
      rebid       | application-pending      | application-pending"
    `);
  });

  it('by the talent request', () => {
    expect(
      rightsTable(requestStatusCases, (statusId) => ({
        submit: rightToSubmitCandidate(makeCaller(), { ...approved, ...placeWithStatus(statusId) }),
      })),
    ).toMatchInlineSnapshot(`
      "                 | submit
      pending          | request-not-open
      inMarket         | request-not-available
      available        | yes
      fulfilled        | request-fulfilled
      cancelled        | request-cancelled
      paused           | request-paused
      engagement ended | engagement-ended"
    `);
  });

  it('by the award of the lot, also while another lot is in Re-bid', () => {
    const fee = { feeTypeId: feeType.percentBase, feePercent: '13.8', feeAmount: null };
    const awards = {
      'no lot': undefined,
      undecided: { state: 'undecided' },
      standstill: { state: 'standstill' },
      lost: { state: 'lost' },
      won: { state: 'won', fee, sharePercent: null },
    } as const;
    expect(
      rightsTable(awards, (award) => ({
        available: rightToSubmitCandidate(makeCaller(), { ...approved, award }),
        'in-market': rightToSubmitCandidate(makeCaller(), {
          ...approved,
          ...placeWithStatus(talentRequestStatus.inMarket),
          award,
        }),
        're-bid': rightToSubmitCandidate(makeCaller(), {
          ...approved,
          application: { statusId: applicationStatus.rebid },
          award,
        }),
        'not selected': rightToSubmitCandidate(makeCaller(), {
          ...approved,
          application: { statusId: applicationStatus.notSelected },
          award,
        }),
      })),
    ).toMatchInlineSnapshot(`
      "           | available       | in-market             | re-bid              | not selected
      no lot     | yes             | request-not-available | application-pending | application-not-approved
      undecided  | award-not-final | award-not-final       | award-not-final     | application-not-approved
      standstill | award-not-final | award-not-final       | award-not-final     | application-not-approved
      lost       | not-awarded     | not-awarded           | not-awarded         | application-not-approved
      won        | yes             | request-not-available | yes                 | application-not-approved"
    `);
  });

  it('below the cap on candidates', () => {
    const capped = { ...approved, request: { ...approved.request, cvCap: 3 } };
    expect(
      rightsTable({ '2 of 3': 2, '3 of 3': 3 }, (ownOpenCandidates) => ({
        submit: rightToSubmitCandidate(makeCaller(), { ...capped, ownOpenCandidates }),
      })),
    ).toMatchInlineSnapshot(`
      "       | submit
      2 of 3 | yes
      3 of 3 | cv-cap"
    `);
    expect(rightToSubmitCandidate(makeCaller(), { ...capped, ownOpenCandidates: 3 })).toMatchObject({
      reasons: [{ text: 'Your agency has reached the limit for this talent request: 3 of 3 candidates submitted.' }],
    });
  });

  it.each([
    [3, 'The employer declined your application to this engagement.'],
    [4, 'The employer revoked its approval of your application to this engagement.'],
    [5, 'Your agency withdrew its application to this engagement.'],
    [6, 'Your application to this engagement was not successful.'],
  ] as const)('explains the final status %i', (statusId, text) => {
    expect(rightToSubmitCandidate(makeCaller(), { ...approved, application: { statusId } })).toMatchObject({
      reasons: [{ text }],
    });
  });

  it('every reason says what would help, and who can do it', () => {
    const request = { ...availablePlace.request, cvCap: 1 };
    const right = rightToSubmitCandidate(makeCaller([]), {
      ...approved,
      request,
      application: undefined,
      ownOpenCandidates: 1,
    });
    const reasons = right.allowed ? [] : right.reasons;
    expect(reasons).toHaveLength(3);
    for (const reason of reasons) {
      expect(reason.text).not.toBe('');
      expect(reason.unblockBy).toBeTruthy();
      expect(reason.who).toBeTruthy();
    }
  });
});

describe('the rights of an agency on its candidate', () => {
  const candidate = (
    statusId: CandidateStatusId,
    given: { firstViewedAt?: Date; dateWithdrawn?: Date; consentWithdrawnAt?: Date; consentRequestId?: string } = {},
  ) => ({
    statusId,
    firstViewedAt: null,
    dateWithdrawn: null,
    consentRequestId: null,
    consentWithdrawnAt: null,
    ...given,
  });
  const withdrawn = candidate(candidateStatus.withdrew, { dateWithdrawn: minutesAgo(1) });

  it('by the status of the candidate', () => {
    expect(
      rightsTable(candidateStatus, (statusId) =>
        agencyCandidateRights(makeCaller(), candidate(statusId, { dateWithdrawn: minutesAgo(1) }), availablePlace),
      ),
    ).toMatchInlineSnapshot(`
      "              | edit                   | withdraw               | undoWithdraw  | replaceCv              | changeDocuments
      pending       | yes                    | yes                    | not-withdrawn | yes                    | yes
      hired         | candidate-hired        | candidate-hired        | not-withdrawn | candidate-hired        | candidate-hired
      rejected      | candidate-rejected     | candidate-rejected     | not-withdrawn | candidate-rejected     | candidate-rejected
      shortlisted   | yes                    | yes                    | not-withdrawn | cv-judged              | yes
      withdrew      | candidate-withdrawn    | candidate-withdrawn    | yes           | candidate-withdrawn    | candidate-withdrawn
      screening     | yes                    | yes                    | not-withdrawn | cv-judged              | yes
      notSelected   | candidate-not-selected | candidate-not-selected | not-withdrawn | candidate-not-selected | candidate-not-selected
      interviewing  | yes                    | yes                    | not-withdrawn | cv-judged              | yes
      offerExtended | yes                    | yes                    | not-withdrawn | cv-judged              | yes"
    `);
  });

  it('by the role of the user', () => {
    expect(
      rightsTable(roles, (permissions) => ({
        ...agencyCandidateRights(makeCaller(permissions), candidate(candidateStatus.pending), availablePlace),
        undoWithdraw: agencyCandidateRights(makeCaller(permissions), withdrawn, availablePlace).undoWithdraw,
      })),
    ).toMatchInlineSnapshot(`
      "                | edit          | withdraw      | undoWithdraw  | replaceCv     | changeDocuments
      owner and admin | yes           | yes           | yes           | yes           | yes
      standard user   | yes           | yes           | yes           | yes           | yes
      edits only      | yes           | no-permission | no-permission | no-permission | no-permission
      no permission   | no-permission | no-permission | no-permission | no-permission | no-permission"
    `);
  });

  it('the CV cannot be replaced if the candidate agreed to be represented with it', () => {
    const confirmed = candidate(candidateStatus.pending, { consentRequestId: '0194f7c0-0000-7000-8000-000000000001' });
    expect(agencyCandidateRights(makeCaller(), confirmed, availablePlace).replaceCv).toMatchObject({
      reasons: [{ code: 'cv-confirmed' }],
    });
  });

  it('the CV cannot be replaced once the employer has opened it', () => {
    const firstViewedAt = new Date('2026-11-03T01:00:00Z');
    expect(
      agencyCandidateRights(makeCaller(), candidate(candidateStatus.pending, { firstViewedAt }), availablePlace)
        .replaceCv,
    ).toEqual({
      allowed: false,
      reasons: [
        {
          code: 'cv-opened',
          text: 'Northwind Health has opened the CV.',
          unblockBy: 'Add a newer CV under Other documents.',
          who: 'Your agency',
        },
      ],
    });
  });

  it('a withdrawal can be undone within ten minutes', () => {
    const undo = (dateWithdrawn: Date) => ({
      undoWithdraw: agencyCandidateRights(
        makeCaller(),
        candidate(candidateStatus.withdrew, { dateWithdrawn }),
        availablePlace,
      ).undoWithdraw,
    });
    const rows = { 'in time': new Date(minutesAgo(10).getTime() + 1), late: minutesAgo(10) };
    expect(rightsTable(rows, undo)).toMatchInlineSnapshot(`
      "        | undoWithdraw
      in time | yes
      late    | undo-passed"
    `);
  });

  it('a withdrawal is undone by the talent request, where a pause does not matter', () => {
    expect(
      rightsTable(requestStatusCases, (statusId) => ({
        undoWithdraw: agencyCandidateRights(makeCaller(), withdrawn, placeWithStatus(statusId)).undoWithdraw,
      })),
    ).toMatchInlineSnapshot(`
      "                 | undoWithdraw
      pending          | request-not-open
      inMarket         | request-not-available
      available        | yes
      fulfilled        | request-fulfilled
      cancelled        | request-cancelled
      paused           | yes
      engagement ended | engagement-ended"
    `);
  });

  it('a withdrawal is undone by the application of the candidate', () => {
    expect(
      rightsTable(applicationStatus, (applicationStatusId) => ({
        undoWithdraw: agencyCandidateRights(makeCaller(), withdrawn, { ...availablePlace, applicationStatusId })
          .undoWithdraw,
      })),
    ).toMatchInlineSnapshot(`
      "            | undoWithdraw
      pending     | yes
      approved    | yes
      declined    | application-closed
      revoked     | application-closed
      withdrew    | application-closed
      notSelected | application-closed
      rebid       | yes"
    `);
  });
});

it("the right to answer the employer's questions, by role and by status", () => {
  expect(
    rightsTable(roles, (permissions) =>
      Object.fromEntries(
        Object.entries(candidateStatus).map(([name, statusId]) => [
          name,
          rightToAnswerQuestions(makeCaller(permissions), { statusId }),
        ]),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "                | pending       | hired                          | rejected                          | shortlisted   | withdrew                           | screening     | notSelected                           | interviewing  | offerExtended
    owner and admin | yes           | candidate-hired                | candidate-rejected                | yes           | candidate-withdrawn                | yes           | candidate-not-selected                | yes           | yes
    standard user   | yes           | candidate-hired                | candidate-rejected                | yes           | candidate-withdrawn                | yes           | candidate-not-selected                | yes           | yes
    edits only      | no-permission | no-permission, candidate-hired | no-permission, candidate-rejected | no-permission | no-permission, candidate-withdrawn | no-permission | no-permission, candidate-not-selected | no-permission | no-permission
    no permission   | no-permission | no-permission, candidate-hired | no-permission, candidate-rejected | no-permission | no-permission, candidate-withdrawn | no-permission | no-permission, candidate-not-selected | no-permission | no-permission"
  `);
});
