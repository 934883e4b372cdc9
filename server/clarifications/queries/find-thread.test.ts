import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { findThread, lockThread, readSupplierBranding } from './find-thread.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a thread is found by its agency and its employer, by its kind', async () => {
  const { agency, owner, employer, otherEmployer, rivalOwner, standard, engagementId } = await makeMarketFixture(
    kit.db,
  );
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const found = async (userId: string) =>
    (
      await kit.as(userId, async (scope) =>
        scope.side === 'provider' ? undefined : findThread(scope, thread.id, 'clarification'),
      )
    )?.clientName;
  expect([await found(owner.id), await found(employer.id)]).toEqual(['Northwind Health', 'Northwind Health']);
  // A user who isn't assigned to the engagement can't see its conversations.
  for (const { id } of [standard, rivalOwner, otherEmployer]) expect(await found(id)).toBeUndefined();
  expect(await kit.asAgency(owner.id, (scope) => findThread(scope, thread.id, 'discussion'))).toBeUndefined();
  expect((await kit.asAgency(owner.id, (scope) => lockThread(scope, thread.id, 'clarification')))?.id).toBe(thread.id);
});

test('the mark of an agency is its current name and logo', async () => {
  const { agency } = await makeMarketFixture(kit.db);
  expect(await kit.asSystem((scope) => readSupplierBranding(scope, agency.id))).toEqual({
    supplierName: 'Harbour Talent',
    supplierLogoPath: null,
  });
});
