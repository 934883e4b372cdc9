import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeApprovedAgency,
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeOwnershipClaim } from '#server/claims/factories.ts';
import { makeDispute } from '#server/disputes/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidateDocument } from '#server/candidates/factories.ts';
import { makePersonNote, makeRenewalRequest, personIdOf } from '../../factories.ts';
import { collectExport } from './collect-export.ts';
import { selectPersonSubmissions } from '../person-submissions.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const personWith = async (facts: Partial<CandidateFacts> = {}) => {
  // A person can be submitted to a talent request only once, so each candidate needs a request of its own.
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: place.agency.id,
    ...facts,
  });
  return { candidateId: candidate.id, personId: await personIdOf(kit.db, candidate.id) };
};

test('the export has every submission with steps, documents and reasons, and the notes', async () => {
  const ada = { firstName: 'Ada', lastName: 'Byrne', emailAddress: 'ada@inbox.example' };
  const { candidateId, personId } = await personWith({ ...ada, statusId: 3, reasonText: 'Too far away' });
  await makePersonNote(kit.db, { candidateId, authorUserId: place.recruiter.id });
  await makeCandidateDocument(kit.db, {
    supplierId: place.agency.id,
    clientId: place.client.id,
    candidateId,
    uploadedBy: place.recruiter.id,
    fileName: 'Ada-Byrne.pdf',
  });
  await makeOwnershipClaim(kit.db, { candidateId, claimedBy: place.employer.id, state: 'contested' });
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  await makeDispute(kit.db, {
    candidateId,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    isAnswered: true,
  });
  await makeRenewalRequest(kit.db, { candidateId, askedBy: place.recruiter.id, askedAt: kit.clock.now() });
  const file = await kit.asAgency(place.recruiter.id, async (scope) =>
    collectExport(scope, personId, await selectPersonSubmissions(scope, personId)),
  );
  expect(file).toMatchObject({
    personId,
    submissions: [
      {
        ...ada,
        status: 'Rejected',
        feeState: null,
        reason: 'Too far away',
        steps: [{ status: 'Pending' }, { status: 'Rejected' }],
        documents: [{ fileName: 'Ada-Byrne.pdf', kind: 'cv' }],
        answers: [],
        comments: [],
        ownership: [
          {
            kind: 'claim',
            outcome: 'contested',
            contacts: [{ direction: 'to-candidate' }, { direction: 'from-candidate' }, { direction: 'to-candidate' }],
          },
          {
            kind: 'dispute',
            outcome: 'open',
            statements: ['The candidate signed our agreement at the first interview.'],
          },
        ],
      },
    ],
    notes: [{ text: 'Prefers calls after four.' }],
  });
});

test('the export of the owner has no dispute that has not been raised', async () => {
  const { personId, candidateId } = await personWith();
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const dispute = await makeDispute(kit.db, {
    candidateId,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  const exported = async () =>
    (
      await kit.asAgency(place.recruiter.id, async (scope) =>
        collectExport(scope, personId, await selectPersonSubmissions(scope, personId)),
      )
    ).submissions.flatMap(({ ownership }) => ownership);
  const setRaised = (isRaised: boolean) =>
    kit.db.updateTable('ownershipDefence').set({ isRaised }).where('disputeId', '=', dispute.id).execute();
  await setRaised(false);
  expect(await exported()).toEqual([]);
  await setRaised(true);
  expect(await exported()).toMatchObject([{ kind: 'dispute', outcome: 'open' }]);
});
