import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { teamReason } from '../rules/role-gates.ts';
import { lockLeavingUser, lockUser, lockUserAndOwners, refuseWithReason, refuseEmptyNames } from './write-user.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a call is refused only for what it declares', () => {
  expect(refuseWithReason(teamReason('own-roles'), ['own-roles', 'last-role'])).toMatchObject({
    refusal: { code: 'own-roles' },
    reasons: [{ code: 'own-roles' }],
  });
  expect(() => refuseWithReason(teamReason('own-roles'), ['last-role'])).toThrow('which it does not declare');
});

test('a name is missing when it is empty, and not when it is left out', () => {
  expect(refuseEmptyNames({})).toBeUndefined();
  expect(refuseEmptyNames({ firstName: 'Ida', lastName: '' })).toMatchObject({ fields: [{ field: 'lastName' }] });
});

test('who is locked is seen with what they may do, and nobody who is gone', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const gone = await makeUser(kit.db, { tenantId, role: 'none' });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  await kit.asAgency(owner.id, async (scope) => {
    expect(await lockUser(scope, owner.id)).toMatchObject({ isOwner: true, isLastOwner: true, isStaff: false });
    expect(await lockUserAndOwners(scope, gone.id)).toBeUndefined();
    expect(await lockLeavingUser(scope, owner.id)).toMatchObject({ isLastOwner: true });
    expect(await lockLeavingUser(scope, gone.id)).toBeUndefined();
  });
});
