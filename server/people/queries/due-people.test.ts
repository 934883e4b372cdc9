import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { personIdOf, setLastActivity } from '../factories.ts';
import { findAgenciesWithPeople, listRetentionSteps } from './due-people.ts';

let kit: TestKit;
let place: SubmissionFixture;
let personId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 3,
  });
  await setLastActivity(kit.db, id, new Date('2024-11-25T00:00:00Z'));
  personId = await personIdOf(kit.db, id);
});
afterAll(() => kit.close());

test('a run covers the agencies with people, and says what happens with each', async () => {
  await makeTenant(kit.db, { side: 'agency' });
  expect(await kit.asSystem(findAgenciesWithPeople)).toEqual([place.agency.id]);
  expect(await kit.asSystem((scope) => listRetentionSteps(scope, place.agency.id))).toMatchObject([
    { personId, step: 'notify', activity: 'submitted', dueAt: new Date('2026-11-25T00:00:00Z') },
  ]);
  await kit.db.updateTable('person').set({ erasedAt: kit.clock.now() }).where('id', '=', personId).execute();
  expect(await kit.asSystem(findAgenciesWithPeople)).toEqual([]);
  expect(await kit.asSystem((scope) => listRetentionSteps(scope, place.agency.id))).toEqual([]);
});

test('a shorter period makes people due', async () => {
  const own = await makeSubmissionFixture(kit.db);
  const given = { talentRequestId: own.request.id, supplierId: own.agency.id, statusId: 3 } as const;
  const { id } = await makeCandidate(kit.db, given);
  await setLastActivity(kit.db, id, new Date('2026-05-01T00:00:00Z'));
  expect(await kit.asSystem((scope) => listRetentionSteps(scope, own.agency.id))).toEqual([]);
  await kit.db.insertInto('retentionSetting').values({ supplierId: own.agency.id, months: 6 }).execute();
  expect(await kit.asSystem((scope) => listRetentionSteps(scope, own.agency.id))).toMatchObject([{ step: 'notify' }]);
});
