import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { listUndoableMoves } from './undoable-moves.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it("only the employer's recent moves can be undone, in an engagement or of one candidate", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const facts = { talentRequestId: place.request.id, supplierId: place.agency.id, hoursPerStep: 0 };
  const dateSubmitted = kit.clock.now();
  const moved = await makeCandidate(kit.db, { ...facts, statusId: 6, dateSubmitted });
  await makeCandidate(kit.db, { ...facts, statusId: 6 });
  await makeCandidate(kit.db, { ...facts, statusId: 1, dateSubmitted });
  const other = await makeSubmissionFixture(kit.db);
  await kit.asClient(place.employer.id, async (scope) => {
    const moves = await listUndoableMoves(scope, { engagementId: place.engagement.id });
    expect([...moves]).toMatchObject([[moved.id, { fromStatusId: 4, toStatusId: 6 }]]);
    expect([...(await listUndoableMoves(scope, { candidateId: moved.id })).keys()]).toEqual([moved.id]);
  });
  const seen = await kit.asClient(other.employer.id, (scope) => listUndoableMoves(scope, { candidateId: moved.id }));
  expect([...seen]).toEqual([]);
});
