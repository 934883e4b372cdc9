import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makePersonHold, makePersonNote } from '../factories.ts';
import { deleteNote } from './delete-note.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

test('a user deletes their own note, and not that of a colleague', async () => {
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const { id: noteId, personId } = await makePersonNote(kit.db, { candidateId, authorUserId: place.recruiter.id });
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  const remove = (userId: string) => kit.asAgency(userId, (scope) => deleteNote(scope, { personId, noteId }));
  expect(await remove(colleague.id)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await remove(place.recruiter.id)).toEqual({});
  expect(await kit.db.selectFrom('personNote').selectAll().execute()).toEqual([]);
});

test('a note about a held person is kept: person-held', async () => {
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const { id: placedBy } = await makeUser(kit.db, { tenantId: provider.id });
  const { id: noteId, personId } = await makePersonNote(kit.db, { candidateId, authorUserId: place.recruiter.id });
  await makePersonHold(kit.db, { candidateId, placedBy });
  const refused = await kit.asAgency(place.recruiter.id, (scope) => deleteNote(scope, { personId, noteId }));
  expect(refused).toMatchObject({ refusal: { code: 'person-held' } });
});
