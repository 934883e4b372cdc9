import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { changeRetention } from './change-retention.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const change = (userId: string, months: number) => kit.asAgency(userId, (scope) => changeRetention(scope, { months }));
const changes = () =>
  kit.db.selectFrom('event').select('data').where('kind', '=', 'person.retention-changed').execute();

test('only an owner changes how long people are kept: owners-change-retention', async () => {
  const admin = await makeUser(kit.db, { tenantId: place.agency.id, role: 'admin' });
  expect(await change(admin.id, 36)).toMatchObject({ refusal: { code: 'owners-change-retention' } });
});

test('a change is recorded, and saving the same period is none', async () => {
  expect(await change(place.recruiter.id, 24)).toEqual({ months: 24, can: { change: { allowed: true } } });
  expect(await changes()).toEqual([]);
  expect(await change(place.recruiter.id, 36)).toMatchObject({ months: 36 });
  expect(await change(place.recruiter.id, 12)).toMatchObject({ months: 12 });
  expect((await changes()).map(({ data }) => data)).toEqual([{ months: 36 }, { months: 12 }]);
});

test('the database refuses a period out of range', async () => {
  await expect(change(place.recruiter.id, 5)).rejects.toThrow('retention_months');
});
