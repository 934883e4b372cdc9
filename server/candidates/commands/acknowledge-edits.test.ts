import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSalaryRevision, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { listEngagementCandidates } from '../queries/own-candidates.ts';
import { viewCandidate } from '../queries/view-candidate.ts';
import { acknowledgeEdits } from './acknowledge-edits.ts';
import { approveSalary, rejectSalary, withdrawSalary } from './salary/decide-salary.ts';
import { moveCandidate } from './move-candidate.ts';
import { openCandidate } from './open-candidate.ts';
import { proposeSalary } from './salary/propose-salary.ts';
import { rejectCandidate, unrejectCandidate } from './reject-candidate.ts';
import { undoMove } from './undo-move.ts';
import { withdrawCandidate } from './withdraw-candidate.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const candidateAt = async (statusId: 1 | 3 | 8 = 8) =>
  (await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId })).id;
const view = async (candidateId: string) => {
  const answer = await kit.asAgency(place.recruiter.id, (scope) => viewCandidate(scope, { candidateId }));
  if (answer instanceof Refused) throw new Error(answer.message);
  return answer;
};
const newSince = async (candidateId: string) => (await view(candidateId)).employerEdits.newSince;
const acknowledge = (candidateId: string, seenUntil?: string) =>
  kit.asAgency(place.recruiter.id, (scope) =>
    acknowledgeEdits(scope, { candidateId, ...(seenUntil === undefined ? {} : { seenUntil }) }),
  );
const asEmployer = <T>(work: Parameters<typeof kit.asClient<T>>[1]) => kit.asClient(place.employer.id, work);
const move = (candidateId: string) =>
  asEmployer((scope) => moveCandidate(scope, { candidateId, candidateStatusId: 9 }));

describe('changes by the employer', () => {
  it.each([
    ['a move', move],
    [
      'an undone move',
      async (candidateId: string) => {
        await move(candidateId);
        await acknowledge(candidateId);
        return asEmployer((scope) => undoMove(scope, { candidateId }));
      },
    ],
    [
      'a rejection',
      (candidateId: string) =>
        asEmployer((scope) =>
          rejectCandidate(scope, { candidateId, rejectionReasons: [1], rejectionMessage: 'Thank you.' }),
        ),
    ],
    [
      'a proposed salary',
      (candidateId: string) =>
        asEmployer((scope) => proposeSalary(scope, { candidateId, baseSalary: '96000', reason: '' })),
    ],
    ...(['approved', 'rejected'] as const).map(
      (state) =>
        [
          `a salary that it ${state}`,
          async (candidateId: string) => {
            await makeSalaryRevision(kit.db, { candidateId, baseSalary: '96000.00' });
            return state === 'approved'
              ? asEmployer((scope) => approveSalary(scope, { candidateId }))
              : asEmployer((scope) => rejectSalary(scope, { candidateId, reason: '' }));
          },
        ] as const,
    ),
    [
      'a withdrawn proposal',
      async (candidateId: string) => {
        await makeSalaryRevision(kit.db, { candidateId, baseSalary: '96000.00', proposedBySide: 'client' });
        return asEmployer((scope) => withdrawSalary(scope, { candidateId }));
      },
    ],
  ] as const)('%s is new for the agency until somebody acknowledges it [C14]', async (_, change) => {
    const candidateId = await candidateAt();
    expect(await newSince(candidateId)).toBeNull();
    expect(await change(candidateId)).not.toBeInstanceOf(Refused);
    expect(await newSince(candidateId)).toBe(kit.clock.now().toISOString());
    kit.clock.advance(60_000);
    expect(await acknowledge(candidateId)).toMatchObject({
      employerEdits: {
        newSince: null,
        acknowledgedAt: kit.clock.now().toISOString(),
        acknowledgedByName: `${place.recruiter.firstName} ${place.recruiter.lastName}`,
      },
      can: { acknowledge: { allowed: false } },
    });
  });

  it('are new from the first one on, and are marked in the list of the engagement', async () => {
    const candidateId = await candidateAt();
    await move(candidateId);
    const first = kit.clock.now().toISOString();
    kit.clock.advance(60_000);
    await asEmployer((scope) => undoMove(scope, { candidateId }));
    expect((await view(candidateId)).employerEdits).toMatchObject({
      newSince: first,
      latestAt: kit.clock.now().toISOString(),
    });
    const list = await kit.asAgency(place.recruiter.id, (scope) =>
      listEngagementCandidates(scope, { engagementId: place.engagement.id }),
    );
    const rows = list instanceof Refused ? [] : list.talentRequests.flatMap(({ groups }) => groups);
    const marked = rows.flatMap(({ candidates }) => candidates).filter(({ hasNewEdits }) => hasNewEdits);
    expect(marked.map(({ _id }) => _id)).toEqual([candidateId]);
    await acknowledge(candidateId);
  });

  it('are neither opening a candidate nor what the agency does itself', async () => {
    const candidateId = await candidateAt(1);
    await asEmployer((scope) => openCandidate(scope, { candidateId }));
    await kit.asAgency(place.recruiter.id, (scope) =>
      withdrawCandidate(scope, { candidateId, withdrawReasons: [1], reasonText: '' }),
    );
    expect(await newSince(candidateId)).toBeNull();
  });
});

describe('acknowledging', () => {
  it("what the caller has not seen is refused: 'edited-since'", async () => {
    const candidateId = await candidateAt();
    await move(candidateId);
    const seen = kit.clock.now().toISOString();
    kit.clock.advance(60_000);
    await asEmployer((scope) => undoMove(scope, { candidateId }));
    expect(await acknowledge(candidateId, seen)).toMatchObject({ refusal: { code: 'edited-since' } });
    expect(await acknowledge(candidateId, kit.clock.now().toISOString())).toMatchObject({
      employerEdits: { newSince: null },
    });
  });

  it("nothing is refused: 'nothing-to-acknowledge', and so is a candidate of others", async () => {
    const candidateId = await candidateAt(3);
    expect(await acknowledge(candidateId)).toMatchObject({ refusal: { code: 'nothing-to-acknowledge' } });
    await asEmployer((scope) => unrejectCandidate(scope, { candidateId }));
    const other = await makeSubmissionFixture(kit.db);
    const answer = await kit.asAgency(other.recruiter.id, (scope) => acknowledgeEdits(scope, { candidateId }));
    expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
    const first = await Promise.all([acknowledge(candidateId), acknowledge(candidateId)]);
    expect(first.filter((one) => one instanceof Refused)).toHaveLength(1);
  });
});
