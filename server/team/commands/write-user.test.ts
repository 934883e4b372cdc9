import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { teamReason } from '../rules/role-reasons.ts';
import {
  lockUserForRemoval,
  lockUserRow,
  lockUserAndOwnerRows,
  refuseWithReason,
  emptyNameRefusal,
} from './write-user.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a call is refused only with codes that it declares', () => {
  expect(refuseWithReason(teamReason('own-roles'), ['own-roles', 'last-role'])).toMatchObject({
    refusal: { code: 'own-roles' },
    reasons: [{ code: 'own-roles' }],
  });
  expect(() => refuseWithReason(teamReason('own-roles'), ['last-role'])).toThrow('which it does not declare');
});

test('an empty name is missing, an omitted one is not', () => {
  expect(emptyNameRefusal({})).toBeUndefined();
  expect(emptyNameRefusal({ firstName: 'Ida', lastName: '' })).toMatchObject({ fields: [{ field: 'lastName' }] });
});

test('a locked user is read with their permissions, and a deleted one is not found', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const gone = await makeUser(kit.db, { tenantId, role: 'none' });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  await kit.asAgency(owner.id, async (scope) => {
    expect(await lockUserRow(scope, owner.id)).toMatchObject({ isOwner: true, isLastOwner: true, isStaff: false });
    expect(await lockUserAndOwnerRows(scope, gone.id)).toBeUndefined();
    expect(await lockUserForRemoval(scope, owner.id)).toMatchObject({ isLastOwner: true });
    expect(await lockUserForRemoval(scope, gone.id)).toBeUndefined();
  });
});
