import { describe, expect, it } from 'vitest';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { availablePlace, placeWithStatus, requestStatusCases } from '#server/testing/policies/candidate-places.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { adminPermissions, type Permission } from '#contract/common/permissions.ts';
import {
  movesWithRights,
  employerCandidateRights,
  rightToMoveCandidate,
  salaryRevisionRights,
  rightToUndoMove,
} from './policy.ts';

describe('the rights of an employer on a candidate', () => {
  const rightsOf = (candidateStatusId: CandidateStatusId, where: Parameters<typeof rightToMoveCandidate>[1]) => ({
    'move on': rightToMoveCandidate({ statusId: candidateStatusId }, where, candidateStatus.offerExtended),
    hire: rightToMoveCandidate({ statusId: candidateStatusId }, where, candidateStatus.hired),
    reject: employerCandidateRights({ statusId: candidateStatusId, consentWithdrawnAt: null }, where).reject,
    'undo a rejection': employerCandidateRights({ statusId: candidateStatus.rejected, consentWithdrawnAt: null }, where)
      .unreject,
  });

  it('by the status of the candidate', () => {
    expect(
      rightsTable(candidateStatus, (statusId) => ({
        hire: rightToMoveCandidate({ statusId }, availablePlace, candidateStatus.hired),
        ...employerCandidateRights({ statusId, consentWithdrawnAt: null }, availablePlace),
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

  it('by the claim that the employer already knew the candidate', () => {
    const { pending, rejected, hired, screening } = candidateStatus;
    const rights = (claimState: 'pending' | 'stands') => ({
      hire: rightToMoveCandidate({ statusId: pending, claimState }, availablePlace, hired),
      move: rightToMoveCandidate({ statusId: pending, claimState }, availablePlace, screening),
      ...employerCandidateRights({ statusId: rejected, consentWithdrawnAt: null, claimState }, availablePlace),
    });
    expect(rightsTable({ pending: 'pending', stands: 'stands' } as const, rights)).toMatchInlineSnapshot(`
      "        | hire          | move | reject             | unreject
      pending | claim-pending | yes  | candidate-rejected | yes
      stands  | claim-stands  | yes  | candidate-rejected | claim-stands"
    `);
  });

  it('by a dispute of another agency about the ownership', () => {
    const { pending, rejected, hired, screening } = candidateStatus;
    const rights = (disputeState: 'pending' | 'lost') => ({
      hire: rightToMoveCandidate({ statusId: pending, disputeState }, availablePlace, hired),
      move: rightToMoveCandidate({ statusId: pending, disputeState }, availablePlace, screening),
      ...employerCandidateRights({ statusId: rejected, consentWithdrawnAt: null, disputeState }, availablePlace),
    });
    expect(rightsTable({ pending: 'pending', lost: 'lost' } as const, rights)).toMatchInlineSnapshot(`
      "        | hire            | move | reject             | unreject
      pending | dispute-pending | yes  | candidate-rejected | yes
      lost    | dispute-lost    | yes  | candidate-rejected | dispute-lost"
    `);
  });

  it('by the talent request, where a pause stops only hires (D15)', () => {
    expect(
      rightsTable(requestStatusCases, (statusId) => rightsOf(candidateStatus.interviewing, placeWithStatus(statusId))),
    ).toMatchInlineSnapshot(`
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
    expect(movesWithRights({ statusId: candidateStatus.interviewing }, availablePlace)).toEqual([
      { candidateStatusId: 9, candidateStatus: 'Offer Extended', right: { allowed: true } },
      { candidateStatusId: 2, candidateStatus: 'Hired', right: { allowed: true } },
    ]);
    expect(
      rightsTable(candidateStatus, (statusId) => {
        const moves = movesWithRights({ statusId }, availablePlace);
        return Object.fromEntries(
          Object.entries(candidateStatus).map(([name, to]) => [
            name,
            moves.find(({ candidateStatusId }) => candidateStatusId === to)?.right ?? false,
          ]),
        );
      }),
    ).toMatchInlineSnapshot(`
      "              | pending | hired | rejected | shortlisted | withdrew | screening | notSelected | interviewing | offerExtended
      pending       | no      | yes   | no       | yes         | no       | yes       | no          | yes          | yes
      hired         | no      | no    | no       | no          | no       | no        | no          | no           | no
      rejected      | no      | no    | no       | no          | no       | no        | no          | no           | no
      shortlisted   | no      | yes   | no       | no          | no       | yes       | no          | yes          | yes
      withdrew      | no      | no    | no       | no          | no       | no        | no          | no           | no
      screening     | no      | yes   | no       | no          | no       | no        | no          | yes          | yes
      notSelected   | no      | no    | no       | no          | no       | no        | no          | no           | no
      interviewing  | no      | yes   | no       | no          | no       | no        | no          | no           | yes
      offerExtended | no      | yes   | no       | no          | no       | no        | no          | no           | no"
    `);
  });

  it('to undo a move, by the status, while there is a move to undo', () => {
    const lastMove = { fromStatusId: 1, toStatusId: 4, at: new Date(), bySide: 'client' } as const;
    expect(
      rightsTable(candidateStatus, (statusId) => ({
        'just moved': rightToUndoMove({ statusId }, { ...availablePlace, lastMove }),
        'not moved': rightToUndoMove({ statusId }, { ...availablePlace, lastMove: undefined }),
      })),
    ).toMatchInlineSnapshot(`
      "              | just moved             | not moved
      pending       | yes                    | no-move-to-undo
      hired         | candidate-hired        | candidate-hired
      rejected      | candidate-rejected     | candidate-rejected
      shortlisted   | yes                    | no-move-to-undo
      withdrew      | candidate-withdrawn    | candidate-withdrawn
      screening     | yes                    | no-move-to-undo
      notSelected   | candidate-not-selected | candidate-not-selected
      interviewing  | yes                    | no-move-to-undo
      offerExtended | yes                    | no-move-to-undo"
    `);
    expect(
      rightsTable(requestStatusCases, (statusId) => ({
        'undo a move': rightToUndoMove({ statusId: 4 }, { ...placeWithStatus(statusId), lastMove }),
      })),
    ).toMatchInlineSnapshot(`
      "                 | undo a move
      pending          | yes
      inMarket         | yes
      available        | yes
      fulfilled        | request-fulfilled
      cancelled        | request-cancelled
      paused           | yes
      engagement ended | engagement-ended"
    `);
  });

  it('to hire, not while a revision of the salary is open', () => {
    const open = { ...availablePlace, openRevision: { proposedBySide: 'agency' } } as const;
    expect(
      rightsTable({ none: availablePlace, open }, (where) => ({
        'move on': rightToMoveCandidate({ statusId: 4 }, where, candidateStatus.offerExtended),
        hire: rightToMoveCandidate({ statusId: 4 }, where, candidateStatus.hired),
      })),
    ).toMatchInlineSnapshot(`
      "     | move on | hire
      none | yes     | yes
      open | yes     | revision-open"
    `);
  });
});

describe('the rights of both sides on a salary', () => {
  const callers = {
    agency: { side: 'agency', permissions: new Set<Permission>(adminPermissions) },
    'without permission': { side: 'agency', permissions: new Set<Permission>() },
    employer: { side: 'client' },
  } as const;

  const rightsWith = (openRevision: { proposedBySide: 'agency' | 'client' } | undefined) =>
    rightsTable(callers, (caller) =>
      salaryRevisionRights(caller, { statusId: 8 }, { ...availablePlace, openRevision }),
    );

  it('by the open revision: the side that did not propose decides', () => {
    expect(rightsWith(undefined)).toMatchInlineSnapshot(`
      "                   | proposeSalary | decideSalary                    | withdrawSalary
      agency             | yes           | no-open-revision                | no-open-revision
      without permission | no-permission | no-permission, no-open-revision | no-permission, no-open-revision
      employer           | yes           | no-open-revision                | no-open-revision"
    `);
    expect(rightsWith({ proposedBySide: 'agency' })).toMatchInlineSnapshot(`
      "                   | proposeSalary                | decideSalary                | withdrawSalary
      agency             | revision-open                | own-revision                | yes
      without permission | no-permission, revision-open | no-permission, own-revision | no-permission
      employer           | revision-open                | yes                         | not-own-revision"
    `);
    expect(rightsWith({ proposedBySide: 'client' })).toMatchInlineSnapshot(`
      "                   | proposeSalary                | decideSalary  | withdrawSalary
      agency             | revision-open                | yes           | not-own-revision
      without permission | no-permission, revision-open | no-permission | no-permission, not-own-revision
      employer           | revision-open                | own-revision  | yes"
    `);
  });

  it('by the status of the candidate', () => {
    expect(
      rightsTable(candidateStatus, (statusId) => ({
        proposeSalary: salaryRevisionRights(callers.agency, { statusId }, availablePlace).proposeSalary,
      })),
    ).toMatchInlineSnapshot(`
      "              | proposeSalary
      pending       | yes
      hired         | candidate-hired
      rejected      | candidate-rejected
      shortlisted   | yes
      withdrew      | candidate-withdrawn
      screening     | yes
      notSelected   | candidate-not-selected
      interviewing  | yes
      offerExtended | yes"
    `);
  });

  it('a closed candidate takes no decision, even if a revision were open', () => {
    const open = { ...availablePlace, openRevision: { proposedBySide: 'client' } } as const;
    for (const statusId of [2, 3, 5, 7] as const)
      expect([statusId, salaryRevisionRights(callers.agency, { statusId }, open).decideSalary.allowed]).toEqual([
        statusId,
        false,
      ]);
    expect(salaryRevisionRights(callers.agency, { statusId: 9 }, open).decideSalary.allowed).toBe(true);
  });
});
