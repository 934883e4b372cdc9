import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readCategorySettings } from '../queries/preferences.ts';
import { changeCategorySettings } from './change-settings.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a category is switched off and on for the caller only; the others stay as they are', async () => {
  const tenant = await makeTenant(kit.db);
  const [one, other] = [
    await makeUser(kit.db, { tenantId: tenant.id }),
    await makeUser(kit.db, { tenantId: tenant.id }),
  ];
  const change = (input: Parameters<typeof changeCategorySettings>[1]) =>
    kit.asAgency(one.id, (scope) => changeCategorySettings(scope, input));
  const all = { applications: true, clarifications: true, bidding: true, fulfillment: true };
  expect(await change({ bidding: false })).toEqual({ ...all, bidding: false });
  expect(await change({ fulfillment: false })).toEqual({ ...all, bidding: false, fulfillment: false });
  expect(await change({ bidding: true })).toEqual({ ...all, fulfillment: false });
  expect(await change({})).toEqual({ ...all, fulfillment: false });
  expect(await kit.asAgency(other.id, readCategorySettings)).toEqual(all);
});
