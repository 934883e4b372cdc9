import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readAgencyFlags, readFlags } from './flags.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("only a test account at the provider's domain is recognised as one", async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const isTest = async (email: string) => {
    const user = await makeUser(kit.db, { tenantId, email });
    return (await kit.asAgency(user.id, readFlags)).isTestAccount;
  };
  expect(await isTest('tester+billing@rolecall.example')).toBe(true);
  expect(await isTest('tester+billing@elsewhere.example')).toBe(false);
});

test('the provider reads the flags of an agency, and of no other tenant', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id, role: 'none' });
  const changed = { changedBy: staff.id, changedAt: kit.clock.now() };
  await kit.db
    .insertInto('tenantFlag')
    .values({ tenantId, isBetaMode: true, ...changed })
    .execute();
  const read = (id: string) => kit.asProvider(staff.id, (scope) => readAgencyFlags(scope, { tenantId: id }));
  expect(await read(tenantId)).toEqual({ isAccessible: false, isBetaMode: true, isContractMode: false });
  expect(await read(staff.tenantId)).toMatchObject({ refusal: { code: 'not-found' } });
});
