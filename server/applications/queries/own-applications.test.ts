import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { listOwnApplications } from './own-applications.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's personal data lists their own applications, not a colleague's", async () => {
  const { engagementId, agency } = await makeMarketFixture(kit.db);
  const [me, colleague] = [
    await makeUser(kit.db, { tenantId: agency.id }),
    await makeUser(kit.db, { tenantId: agency.id }),
  ];
  const { id } = await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await kit.db.updateTable('application').set({ appliedBy: me.id }).where('id', '=', id).execute();
  expect(await kit.as(me.id, listOwnApplications)).toMatchObject([{ engagementId }]);
  expect(await kit.as(colleague.id, listOwnApplications)).toEqual([]);
});
