import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { updateUserLogo } from './update-user-logo.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("the agency's conversations get its current name, once [K01]", async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const update = () => kit.asAgency(owner.id, updateUserLogo);
  expect(await update()).toEqual({ updated: 0 });
  await kit.db.updateTable('tenant').set({ name: 'Harbour People' }).where('id', '=', agency.id).execute();
  expect(await update()).toEqual({ updated: 1 });
  expect(await update()).toEqual({ updated: 0 });
  const { supplierName } = await kit.db
    .selectFrom('thread')
    .select('supplierName')
    .where('id', '=', thread.id)
    .executeTakeFirstOrThrow();
  expect(supplierName).toBe('Harbour People');
});
