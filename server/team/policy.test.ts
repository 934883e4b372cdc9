import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { assignRight, createRight, roleRights } from './policy.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const role = { isDefault: false, permissions: [], holderIds: [] };

test('who manages users may make, change, delete and give roles; who does not sees why not', async () => {
  const tenant = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: tenant.id });
  const standard = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard' });
  const rights = (userId: string) =>
    kit.asAgency(userId, (scope) =>
      Promise.resolve([
        createRight(scope),
        assignRight(scope, { id: standard.id, isOwner: false }),
        ...Object.values(roleRights(scope, role)),
      ]),
    );
  expect((await rights(owner.id)).every(({ allowed }) => allowed)).toBe(true);
  for (const right of await rights(standard.id)) {
    expect(right).toMatchObject({ allowed: false, reasons: [{ code: 'forbidden' }] });
  }
});
