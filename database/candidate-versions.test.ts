import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeEvent } from '#server/notifications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { up } from './migrations/0171-candidate-versions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('existing candidates begin with their state: as submitted, or dated by the latest change', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const make = () => makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const [unchanged, changed, erased] = [await make(), await make(), await make()];
  const cv = await makeCandidateDocument(kit.db, {
    candidateId: unchanged.id,
    supplierId: place.agency.id,
    clientId: place.client.id,
    uploadedBy: place.recruiter.id,
  });
  const at = kit.clock.now();
  await makeEvent(kit.db, { kind: 'candidate.edited', at, candidateId: changed.id, supplierId: place.agency.id });
  await kit.db.updateTable('candidate').set({ erasedAt: at }).where('id', '=', erased.id).execute();
  const written = await kit.db.selectFrom('candidateVersion').select(['candidateId', 'content']).execute();

  await sql`drop table candidate_version cascade`.execute(kit.db);
  await up(kit.db as unknown as Kysely<unknown>);
  const versions = await kit.db.selectFrom('candidateVersion').selectAll().execute();
  const one = (candidateId: string) => versions.find((version) => version.candidateId === candidateId);
  expect(versions).toHaveLength(2);
  expect(one(unchanged.id)).toMatchObject({
    number: 1,
    at: unchanged.dateSubmitted,
    byName: unchanged.submittedByName,
    bySide: 'agency',
    content: { documentIds: [cv.id] },
  });
  expect(one(changed.id)).toMatchObject({ number: 1, at, byUserId: null, byName: 'Rolecall', bySide: 'system' });
  // The migration and the trigger must write the same content; otherwise the next change would show differences that
  // nobody made.
  for (const { candidateId, content } of written.filter((version) => version.candidateId !== erased.id))
    expect(one(candidateId)?.content).toEqual(content);
});
