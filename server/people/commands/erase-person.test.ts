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
import { makePersonNote, personIdOf } from '../factories.ts';
import { listPeople } from '../queries/list-people.ts';
import { erasePerson } from './erase-person.ts';

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

const erase = (personId: string) => kit.asAgency(place.recruiter.id, (scope) => erasePerson(scope, { personId }));

test('only owners erase a person, and only without open submissions: not-allowed, owners-erase, submission-open', async () => {
  const { personId } = await personWith();
  const admin = await makeUser(kit.db, { tenantId: place.agency.id, role: 'admin' });
  expect(await kit.asAgency(admin.id, (scope) => erasePerson(scope, { personId }))).toMatchObject({
    refusal: { code: 'not-allowed' },
    reasons: [{ code: 'owners-erase' }, { code: 'submission-open' }],
  });
  expect(await erase(personId)).toMatchObject({ reasons: [{ code: 'submission-open' }] });
});

test('a hire within its guarantee is not erased: guarantee-running', async () => {
  const { personId } = await personWith({ statusId: 2 });
  expect(await erase(personId)).toMatchObject({ reasons: [{ code: 'guarantee-running' }] });
  const long = await personWith({ statusId: 2, dateHired: new Date('2025-01-01T00:00:00Z') });
  expect(await erase(long.personId)).toEqual({});
});

test('the person is gone at once, with notes and keys, and the event names the submissions to erase', async () => {
  const facts = { statusId: 3, emailAddress: 'ada@inbox.example' } as const;
  const first = await personWith(facts);
  const second = await personWith(facts);
  expect(second.personId).toBe(first.personId);
  await makePersonNote(kit.db, { candidateId: first.candidateId, authorUserId: place.recruiter.id });
  const { personId } = first;
  expect(await erase(personId)).toEqual({});
  const page = { pageCurrent: 0, pageSize: 100 };
  const listed = await kit.asAgency(place.recruiter.id, (scope) =>
    listPeople(scope, { ...page, keywords: 'ada@inbox' }),
  );
  expect(listed).toMatchObject({ records: [] });
  for (const table of ['personNote', 'personKey'] as const)
    expect(await kit.db.selectFrom(table).selectAll().where('personId', '=', personId).execute()).toEqual([]);
  const again = await personWith(facts);
  expect(again.personId).not.toBe(personId);
  const event = await kit.db
    .selectFrom('event')
    .select('data')
    .where('kind', '=', 'person.erased')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  expect(event.data).toMatchObject({ personId });
  expect(event.data).toHaveProperty('candidateIds', expect.arrayContaining([first.candidateId, second.candidateId]));
});
