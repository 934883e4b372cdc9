import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { saveTender } from './save-tender.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a tender has its author, never changes and has one price', async () => {
  const { engagementId, agency, owner } = await makeMarketFixture(kit.db);
  const application = await makeApplication(kit.db, { engagementId, supplierId: agency.id, statusId: 1 });
  const save = (feePercent: string | null, feeAmount: string | null) =>
    kit.asAgency(owner.id, (scope) => saveTender(scope, application, { feeTypeId: 1, feePercent, feeAmount }));
  await save('12.5', null);
  await expect(save('12.5', '9000')).rejects.toThrow('offer_has_one_fee');
  const offers = await kit.db.selectFrom('applicationOffer').selectAll().execute();
  expect(offers).toMatchObject([{ feePercent: '12.5000', byName: 'Mara Ellingsen', byUserId: owner.id }]);
  const change = kit.asAgency(owner.id, (scope) =>
    scope.db.updateTable('applicationOffer').set({ feePercent: '1' }).execute(),
  );
  await expect(change).rejects.toThrow('permission denied');
});
