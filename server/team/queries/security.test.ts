import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePasskey, makeSecondFactor, makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { readSecurity } from './security.ts';

let kit: TestKit;
beforeAll(async () => void (kit = await createTestKit()));
afterAll(() => kit.close());

test('every role of the group is listed with its users, and how many have no second factor', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const [one, two, three] = [
    await makeUser(kit.db, { tenantId, role: 'none' }),
    await makeUser(kit.db, { tenantId, role: 'none' }),
    await makeUser(kit.db, { tenantId, role: 'none' }),
  ];
  await makeRole(kit.db, { tenantId, name: 'Night desk', holderIds: [one.id, two.id, three.id] });
  await makeSecondFactor(kit.db, one.id);
  await makePasskey(kit.db, two.id);
  await makeUser(kit.db, { tenantId, role: 'sub-user' });
  const { roles, can } = await kit.asAgency(owner.id, readSecurity);
  expect(roles.map(({ name, userCount, missingCount }) => [name, userCount, missingCount])).toEqual([
    ['Owner', 1, 1],
    ['Old Sub User', 1, 1],
    ['No Role', 0, 0],
    ['Admin Account', 0, 0],
    ['Standard User Account', 0, 0],
    ['Night desk', 3, 1],
  ]);
  expect(can.change).toEqual({ allowed: true });
});

test('others who manage users see it and why they cannot change it', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  await makeUser(kit.db, { tenantId });
  const admin = await makeUser(kit.db, { tenantId, role: 'admin' });
  const { can } = await kit.asAgency(admin.id, readSecurity);
  expect(can.change).toMatchObject({ allowed: false, reasons: [{ code: 'owners-own' }] });
});
