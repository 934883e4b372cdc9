import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type TenantFixture, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readFlags } from '../queries/flags.ts';
import { changeFlags } from './change-flags.ts';

let kit: TestKit;
let agency: TenantFixture;
let staff: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  agency = await makeTenant(kit.db);
  staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id, role: 'none' });
});
afterAll(() => kit.close());

const change = (input: Parameters<typeof changeFlags>[1]) =>
  kit.asProvider(staff.id, (scope) => changeFlags(scope, input));

test('flags are set one by one, and the agency sees them at its next call', async () => {
  const owner = await makeUser(kit.db, { tenantId: agency.id });
  const seen = () => kit.asAgency(owner.id, readFlags);
  expect(await seen()).toEqual({ isAccessible: false, isBetaMode: false, isContractMode: false, isTestAccount: false });
  await change({ tenantId: agency.id, isAccessible: true });
  await change({ tenantId: agency.id, isContractMode: true });
  expect(await seen()).toMatchObject({ isAccessible: true, isBetaMode: false, isContractMode: true });
  await change({ tenantId: agency.id, isAccessible: false });
  expect(await seen()).toMatchObject({ isAccessible: false, isContractMode: true });
});

test('only agencies have flags', async () => {
  const client = await makeTenant(kit.db, { side: 'client' });
  expect(await change({ tenantId: client.id, isBetaMode: true })).toMatchObject({ refusal: { code: 'not-found' } });
});
