import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { anonymiseApplicant } from './anonymise-applicant.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('anonymising a user removes their name from their applications, which stay', async () => {
  const { engagementId, agency } = await makeMarketFixture(kit.db);
  const made = await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { appliedBy } = await kit.db
    .selectFrom('application')
    .select('appliedBy')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  await kit.asSystem((scope) => anonymiseApplicant(scope, appliedBy, 'Former user'));
  const left = await kit.db.selectFrom('application').select(['appliedByName', 'appliedBy']).execute();
  expect(left).toEqual([{ appliedByName: 'Former user', appliedBy }]);
});
