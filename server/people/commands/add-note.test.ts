import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeUser } from '#server/identity/factories.ts';
import { personIdOf } from '../factories.ts';
import { listNotes } from '../queries/notes-and-merges.ts';
import { addNote } from './add-note.ts';

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

test('a note belongs to the person, with its author, and other persons do not have it', async () => {
  const { personId } = await personWith();
  const stranger = await personWith();
  const text = 'Moves to Perth in March.\nCall after four.';
  const added = await kit.asAgency(place.recruiter.id, (scope) => addNote(scope, { personId, text }));
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  const name = `${place.recruiter.firstName} ${place.recruiter.lastName}`;
  expect(await kit.asAgency(colleague.id, (scope) => listNotes(scope, personId))).toEqual([
    { ...added, text, authorName: name, created: kit.clock.now().toISOString(), can: { delete: false } },
  ]);
  expect(await kit.asAgency(place.recruiter.id, (scope) => listNotes(scope, stranger.personId))).toEqual([]);
});

test('an erased person takes no notes', async () => {
  const { personId } = await personWith();
  await kit.db.updateTable('person').set({ erasedAt: kit.clock.now() }).where('id', '=', personId).execute();
  const refused = await kit.asAgency(place.recruiter.id, (scope) => addNote(scope, { personId, text: 'Late' }));
  expect(refused).toMatchObject({ refusal: { code: 'not-found' } });
});
