import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonHold, makePersonNote, personIdOf, setLastActivity } from '../factories.ts';
import { eraseAfterRetention, notifyOfRetention } from './end-retention.ts';

let kit: TestKit;
let place: SubmissionFixture;
let staffId: string;
beforeAll(async () => {
  kit = await createTestKit();
  const provider = await makeTenant(kit.db, { side: 'provider' });
  staffId = (await makeUser(kit.db, { tenantId: provider.id })).id;
});
afterAll(() => kit.close());

const start = new Date('2026-11-20T04:01:00Z');
// Each test has its own agency.
beforeEach(async () => {
  kit.clock.set(start);
  place = await makeSubmissionFixture(kit.db);
});

const after = (days: number): void => kit.clock.set(new Date(start.getTime() + days * 86_400_000));
const made = async (lastActivity: string, statusId: 1 | 3 = 3) => {
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const { id } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: place.agency.id, statusId });
  await setLastActivity(kit.db, id, new Date(lastActivity));
  return { candidateId: id, personId: await personIdOf(kit.db, id) };
};
const runAll = () => kit.asSystem((scope) => notifyOfRetention(scope, place.agency.id));
const run = async () => (await runAll()).personIds;
const erase = (personId: string) => kit.asSystem((scope) => eraseAfterRetention(scope, personId));
const events = async (kind: 'person.retention-due' | 'person.erased') => {
  const rows = await kit.db
    .selectFrom('event')
    .select('data')
    .where('kind', '=', kind)
    .where('supplierId', '=', place.agency.id)
    .orderBy('sequence')
    .execute();
  return rows.map(({ data }) => data);
};

test('an agency is notified once of all people whose period ends within 30 days, with the first day of an erasure', async () => {
  const soon = await made('2024-12-15T00:00:00Z');
  await made('2024-12-18T00:00:00Z');
  await made('2024-12-31T00:00:00Z');
  await made('2024-12-15T00:00:00Z', 1);
  expect(await run()).toEqual([]);
  expect(await events('person.retention-due')).toEqual([{ people: 2, erasedFrom: '2026-12-20T04:01:00.000Z' }]);
  after(1);
  expect(await run()).toEqual([]);
  expect(await events('person.retention-due')).toHaveLength(1);
  // The period is over, but the notice came less than 30 days ago.
  after(29);
  expect(await run()).toEqual([]);
  expect(await erase(soon.personId)).toBe(false);
  after(30);
  expect(await run()).toContain(soon.personId);
});

test('nobody of an existing market is erased without a notice, however long ago the period has ended', async () => {
  const { personId } = await made('2020-01-01T00:00:00Z');
  expect(await run()).toEqual([]);
  expect(await erase(personId)).toBe(false);
  after(30);
  expect(await run()).toEqual([personId]);
});

test('at the end the person is erased, and the event names the submissions to erase', async () => {
  const { candidateId, personId } = await made('2024-01-01T00:00:00Z');
  await run();
  after(30);
  expect(await erase(personId)).toBe(true);
  expect(await erase(personId)).toBe(false);
  expect(await events('person.erased')).toEqual([{ personId, candidateIds: [candidateId] }]);
  const row = await kit.db.selectFrom('person').select('erasedAt').where('id', '=', personId).executeTakeFirst();
  expect(row?.erasedAt).toEqual(kit.clock.now());
  expect(await run()).toEqual([]);
});

test('an activity between the search and the erasure keeps the person', async () => {
  const { candidateId, personId } = await made('2024-01-01T00:00:00Z');
  await run();
  after(30);
  expect(await run()).toEqual([personId]);
  await makePersonNote(kit.db, { candidateId, authorUserId: place.recruiter.id, createdAt: kit.clock.now() });
  expect(await erase(personId)).toBe(false);
});

test('while a person is held no notice counts, so that 30 days remain when the hold ends', async () => {
  const { candidateId, personId } = await made('2024-01-01T00:00:00Z');
  await run();
  const hold = await makePersonHold(kit.db, { candidateId, placedBy: staffId });
  after(40);
  expect(await run()).toEqual([]);
  expect(await erase(personId)).toBe(false);
  await kit.db
    .updateTable('personHold')
    .set({ liftedAt: kit.clock.now(), liftedBy: staffId, liftedByName: 'Nils Aas' })
    .where('id', '=', hold.id)
    .execute();
  expect(await run()).toEqual([]);
  expect(await events('person.retention-due')).toHaveLength(2);
  expect(await erase(personId)).toBe(false);
  after(70);
  expect(await run()).toEqual([personId]);
});

test('the run that notifies also returns the drafts to erase, so that they are read once', async () => {
  const draft = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    askedBy: place.recruiter.id,
    createdAt: new Date('2024-01-01T00:00:00Z'),
  });
  expect(await runAll()).toEqual({ personIds: [], records: [] });
  after(30);
  const records = [{ supplierId: place.agency.id, kind: 'draft', id: draft.id }];
  expect(await runAll()).toEqual({ personIds: [], records });
});
