import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { listReceivedCandidates } from './received-candidates.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('the employer sees the candidates of every agency, with their allowed steps', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const second = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const fresh = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const offered = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: rival.agency.id,
    statusId: 9,
  });
  await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: rival.agency.id, statusId: 5 });
  const list = (talentRequestId?: string) =>
    kit.asClient(place.employer.id, (scope) =>
      listReceivedCandidates(scope, { engagementId: place.engagement.id, talentRequestId }),
    );
  const answer = await list();
  if (answer instanceof Refused) throw new Error(answer.message);
  const candidates = answer.talentRequests.find((one) => one.talentRequestId === place.request.id)?.candidates ?? [];
  expect(candidates.map((one) => [one._id, one.isNew, one.supplier.supplierId])).toEqual([
    [fresh.id, true, place.agency.id],
    [offered.id, false, rival.agency.id],
  ]);
  expect(candidates[1]?.moves).toEqual([{ candidateStatusId: 2, candidateStatus: 'Hired', right: { allowed: true } }]);
  expect(candidates[0]?.moves).toHaveLength(5);
  expect(answer.talentRequests).toHaveLength(2);
  expect(await list(second.id)).toMatchObject({ talentRequests: [{ talentRequestId: second.id, candidates: [] }] });
  expect(await list(place.client.id)).toBeInstanceOf(Refused);
});

it("another employer's engagement is not found", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const other = await makeSubmissionFixture(kit.db);
  const answer = await kit.asClient(other.employer.id, (scope) =>
    listReceivedCandidates(scope, { engagementId: place.engagement.id }),
  );
  expect(answer instanceof Refused && answer.refusal.code).toBe('not-found');
});
