import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { eraseCandidate } from '#server/candidates/public.ts';
import { makePersonNote, personIdOf } from '../factories.ts';
import { peopleReactions } from '../reactions.ts';
import { makePersonMerge } from '../factories.ts';
import { clearPerson } from './clear-person.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: peopleReactions });
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

const files = { remove: () => Promise.resolve() };
const erase = (candidateId: string) => kit.asSystem((scope) => eraseCandidate(scope, candidateId, files as never));
const keysOf = async (personId: string): Promise<string[]> => {
  const rows = await kit.db.selectFrom('personKey').select('keyType').where('personId', '=', personId).execute();
  return rows.map(({ keyType }) => keyType).toSorted();
};

test('a person loses the keys of an erased submission, and is erased with the last one', async () => {
  const first = await personWith({ emailAddress: 'ada@inbox.example', contactNumber: '+61491570156' });
  const second = await personWith({ emailAddress: 'ada@inbox.example' });
  await makePersonNote(kit.db, { candidateId: first.candidateId, authorUserId: place.recruiter.id });
  const { personId } = first;
  expect(await keysOf(personId)).toEqual(['email', 'phone']);
  await erase(first.candidateId);
  expect(await keysOf(personId)).toEqual(['email']);
  await erase(second.candidateId);
  expect(await keysOf(personId)).toEqual([]);
  expect(await kit.db.selectFrom('personNote').selectAll().execute()).toEqual([]);
  const { erasedAt } = await kit.db
    .selectFrom('person')
    .select('erasedAt')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  expect(erasedAt).toEqual(kit.clock.now());
});

test('people that were merged into an erased person are erased too', async () => {
  const [kept, other] = [await personWith(), await personWith()];
  await makePersonMerge(kit.db, {
    candidateId: kept.candidateId,
    mergedCandidateId: other.candidateId,
    mergedBy: place.recruiter.id,
    mergedAt: kit.clock.now(),
  });
  await kit.asSystem((scope) => clearPerson(scope, kept.personId));
  const rows = await kit.db
    .selectFrom('person')
    .select('erasedAt')
    .where('id', 'in', [kept.personId, other.personId])
    .execute();
  expect(rows).toEqual([{ erasedAt: kit.clock.now() }, { erasedAt: kit.clock.now() }]);
});
