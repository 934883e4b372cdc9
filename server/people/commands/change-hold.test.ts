import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { personIdOf } from '../factories.ts';
import { liftHold, placeHold } from './change-hold.ts';
import { erasePerson } from './erase-person.ts';

let kit: TestKit;
let place: SubmissionFixture;
let staffId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  const provider = await makeTenant(kit.db, { side: 'provider' });
  staffId = (await makeUser(kit.db, { tenantId: provider.id, firstName: 'Nils', lastName: 'Aas' })).id;
});
afterAll(() => kit.close());

const made = async (): Promise<string> => {
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const given = { talentRequestId: request.id, supplierId: place.agency.id, statusId: 3 } as const;
  return personIdOf(kit.db, (await makeCandidate(kit.db, given)).id);
};
const hold = (personId: string) =>
  kit.asProvider(staffId, (scope) => placeHold(scope, { personId, reason: 'A court order of 12 November.' }));
const lift = (holdId: string) => kit.asProvider(staffId, (scope) => liftHold(scope, { holdId }));
const erase = (personId: string) => kit.asAgency(place.recruiter.id, (scope) => erasePerson(scope, { personId }));

test('a held person is not erased until the hold ends: person-held', async () => {
  const personId = await made();
  const placed = await hold(personId);
  expect(placed).toMatchObject({
    personId,
    agencyName: place.agency.name,
    reason: 'A court order of 12 November.',
    placedByName: 'Nils Aas',
    lifted: null,
  });
  expect(await erase(personId)).toMatchObject({ reasons: [{ code: 'person-held' }] });
  await kit.db.updateTable('person').set({ retentionNoticedAt: kit.clock.now() }).where('id', '=', personId).execute();
  const holdId = 'holdId' in placed ? placed.holdId : '';
  expect(await lift(holdId)).toMatchObject({ liftedByName: 'Nils Aas' });
  const person = await kit.db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow();
  expect(person.retentionNoticedAt).toBeNull();
  expect(await lift(holdId)).toMatchObject({ refusal: { code: 'not-held' } });
  expect(await erase(personId)).toEqual({});
  expect(await hold(personId)).toMatchObject({ refusal: { code: 'not-found' } });
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'data'])
    .where('kind', 'in', ['person.held', 'person.hold-lifted'])
    .orderBy('sequence')
    .execute();
  expect(events).toEqual([
    { kind: 'person.held', supplierId: place.agency.id, data: { personId } },
    { kind: 'person.hold-lifted', supplierId: place.agency.id, data: { personId } },
  ]);
});

test('a person is held once: already-held', async () => {
  const personId = await made();
  await hold(personId);
  expect(await hold(personId)).toMatchObject({ refusal: { code: 'already-held' } });
  expect(await lift('01900000-0000-7000-8000-0000000000ff')).toMatchObject({ refusal: { code: 'not-found' } });
});
