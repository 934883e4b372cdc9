import { describe, expect, it } from 'vitest';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { place, placeOf, requests } from '#server/testing/policies/candidate-places.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { allowedMoves, employerCan, moveRight } from './policy.ts';

describe('the rights of an employer on a candidate', () => {
  const rightsOf = (candidateStatusId: CandidateStatusId, where: Parameters<typeof employerCan>[1]) => ({
    'move on': moveRight({ statusId: candidateStatusId }, where, candidateStatus.offerExtended),
    hire: moveRight({ statusId: candidateStatusId }, where, candidateStatus.hired),
    reject: employerCan({ statusId: candidateStatusId }, where).reject,
    'undo a rejection': employerCan({ statusId: candidateStatus.rejected }, where).unreject,
  });

  it('by the status of the candidate', () => {
    expect(
      rightsTable(candidateStatus, (statusId) => ({
        hire: moveRight({ statusId }, place, candidateStatus.hired),
        ...employerCan({ statusId }, place),
      })),
    ).toMatchInlineSnapshot(`
      "              | hire                   | reject                 | unreject
      pending       | yes                    | yes                    | not-rejected
      hired         | candidate-hired        | candidate-hired        | not-rejected
      rejected      | candidate-rejected     | candidate-rejected     | yes
      shortlisted   | yes                    | yes                    | not-rejected
      withdrew      | candidate-withdrawn    | candidate-withdrawn    | not-rejected
      screening     | yes                    | yes                    | not-rejected
      notSelected   | candidate-not-selected | candidate-not-selected | not-rejected
      interviewing  | yes                    | yes                    | not-rejected
      offerExtended | yes                    | yes                    | not-rejected"
    `);
  });

  it('by the talent request, where a pause stops only hires (D15)', () => {
    expect(rightsTable(requests, (statusId) => rightsOf(candidateStatus.interviewing, placeOf(statusId))))
      .toMatchInlineSnapshot(`
      "                 | move on           | hire                  | reject            | undo a rejection
      pending          | yes               | request-not-open      | yes               | request-not-open
      inMarket         | yes               | request-not-available | yes               | request-not-available
      available        | yes               | yes                   | yes               | yes
      fulfilled        | request-fulfilled | request-fulfilled     | request-fulfilled | request-fulfilled
      cancelled        | request-cancelled | request-cancelled     | request-cancelled | request-cancelled
      paused           | yes               | request-paused        | yes               | yes
      engagement ended | engagement-ended  | engagement-ended      | engagement-ended  | engagement-ended"
    `);
  });

  it('only forward', () => {
    expect(allowedMoves({ statusId: candidateStatus.interviewing }, place)).toEqual([
      { candidateStatusId: 9, candidateStatus: 'Offer Extended', right: { allowed: true } },
      { candidateStatusId: 2, candidateStatus: 'Hired', right: { allowed: true } },
    ]);
  });
});
