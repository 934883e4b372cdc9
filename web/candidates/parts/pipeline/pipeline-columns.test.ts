import { expect, test } from 'vitest';
import type { ReceivedCandidates } from '#contract/candidates/shapes.ts';
import { candidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { sampleReceivedRow } from '#web/candidates/parts/testing/fake-candidate.ts';
import { canDropCandidate, pipelineColumns } from './pipeline-columns.ts';

const yes = { allowed: true as const };
const no = { allowed: false as const, reasons: [] };

const candidate = (
  id: string,
  statusId: CandidateStatusId,
  given: { since?: string; moves?: readonly CandidateStatusId[] } = {},
): ReceivedCandidates['talentRequests'][number]['candidates'][number] => ({
  ...sampleReceivedRow,
  _id: id,
  lastName: id,
  candidateStatusId: statusId,
  candidateStatus: lookupValue(candidateStatuses, statusId),
  since: given.since ?? '2026-11-01T00:00:00.000Z',
  moves: (given.moves ?? []).map((candidateStatusId) => ({
    candidateStatusId,
    candidateStatus: lookupValue(candidateStatuses, candidateStatusId),
    right: candidateStatusId === 2 ? no : yes,
  })),
  can: { undoMove: no, reject: statusId === 3 ? no : yes, unreject: no },
});

const request = (jobTitle: string, candidates: ReceivedCandidates['talentRequests'][number]['candidates']) => ({
  talentRequestId: jobTitle,
  talentRequestNumber: 1,
  jobTitle,
  noOfRoles: 2,
  noOfRolesFilled: 0,
  talentRequestStatusId: 5 as const,
  talentRequestStatus: 'Available',
  candidates,
});

test('candidates of all talent requests stand in their step, who wait longest first; the last column has the unsuccessful', () => {
  const columns = pipelineColumns({
    talentRequests: [
      request('Nurse', [
        candidate('late', 1, { since: '2026-11-09T00:00:00.000Z' }),
        candidate('rejected', 3),
        candidate('hired', 2),
      ]),
      request('Midwife', [candidate('early', 1), candidate('closed', 7)]),
    ],
  });
  expect(columns.map(({ title, candidates }) => [title, candidates.map((one) => one._id)])).toEqual([
    ['Pending', ['early', 'late']],
    ['Shortlisted', []],
    ['Screening', []],
    ['Interviewing', []],
    ['Offer Extended', []],
    ['Hired', ['hired']],
    ['Not successful', ['rejected', 'closed']],
  ]);
  expect(columns[0]?.candidates[0]?.jobTitle).toBe('Midwife');
});

test('a candidate is only dropped on steps it may take, and on the last column if it may be rejected', () => {
  const shortlisted = candidate('one', 4, { moves: [6, 8, 9, 2] });
  const on = (statusId: CandidateStatusId, which = shortlisted) => canDropCandidate(which, { statusId });
  expect([on(1), on(4), on(6), on(9), on(2), on(3)]).toEqual([false, false, true, true, false, true]);
  expect(on(3, candidate('gone', 3))).toBe(false);
});
