import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { addTechSupport } from '../commands/add-staff.ts';
import { findStaff, listStaff } from './staff.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("an agency sees the provider's staff by role, without addresses, and who is already added", async () => {
  const { id: tenantId } = await makeTenant(kit.db, { side: 'provider' });
  const owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const standard = await makeUser(kit.db, { tenantId: owner.tenantId, role: 'standard' });
  const manager = await makeUser(kit.db, { tenantId, role: 'account-manager', firstName: 'Callum', lastName: 'Reyes' });
  const support = await makeUser(kit.db, { tenantId, role: 'tech-support', firstName: 'Ines', lastName: 'Kowal' });
  await makeUser(kit.db, { tenantId, role: 'none' });
  // A user with the same role, who belongs to an agency and not to the provider's staff.
  await makeUser(kit.db, { tenantId: owner.tenantId, role: 'account-manager' });
  await kit.asAgency(owner.id, (scope) => addTechSupport(scope, { staffId: support.id }));
  expect(await kit.asAgency(owner.id, listStaff)).toEqual({
    accountManagers: [{ _id: manager.id, name: 'Callum Reyes', isAdded: false }],
    techSupport: [{ _id: support.id, name: 'Ines Kowal', isAdded: true }],
    can: { addAccountManager: { allowed: true }, addTechSupport: { allowed: true } },
  });
  expect((await kit.asAgency(owner.id, findStaff)).map(({ email }) => email)).toEqual([manager.email, support.email]);
  expect((await kit.asAgency(standard.id, listStaff)).can).toMatchObject({
    addAccountManager: { allowed: false, reasons: [{ code: 'no-permission' }] },
    addTechSupport: { allowed: false },
  });
});
