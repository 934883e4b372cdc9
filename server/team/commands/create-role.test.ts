import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions, type Permission } from '#contract/common/permissions.ts';
import { isVisiblePermission, permissionIdOf, withPermission } from '#contract/team/rules.ts';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { createRole } from './create-role.ts';

let kit: TestKit;
let owner: UserFixture;
let lead: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  const tenant = await makeTenant(kit.db);
  owner = await makeUser(kit.db, { tenantId: tenant.id });
  lead = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard' });
  await makeRole(kit.db, {
    tenantId: tenant.id,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
});
afterAll(() => kit.close());

const make = (name: string, rights: readonly Permission[], by = owner) =>
  kit.asAgency(by.id, (scope) => createRole(scope, { name, permissions: rights.map(permissionIdOf) }));
const refused = (code: string) => ({ refusal: { code } });

test('a role is created with its permissions, and an event is recorded', async () => {
  const rights: Permission[] = ['Auctions=View Auctions / Staging', 'Bidding Stage=View Details'];
  const role = await make('Bid Lead', rights);
  expect(role).toMatchObject({
    name: 'Bid Lead',
    type: 'custom',
    permissions: rights.map(permissionIdOf),
    userCount: 0,
  });
  const { kind, data } = await kit.db
    .selectFrom('event')
    .selectAll()
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  expect([kind, data]).toEqual(['team.role-created', { roleId: '_id' in role ? role._id : '', added: rights }]);
});

test('an existing name, in any capitalisation, is refused: role-name-taken', async () => {
  await make('Resourcer', []);
  expect(await make('RESOURCER', [])).toMatchObject(refused('role-name-taken'));
});

test("a name with the provider's prefix is refused: role-name-reserved", async () => {
  expect(await make('Rolecall Night Desk', [])).toMatchObject(refused('role-name-reserved'));
});

test('permissions that violate the linkage rules are refused: role-not-linked', async () => {
  expect(await make('Bidder', ['Bidding Stage=Place Bids'])).toMatchObject({
    ...refused('role-not-linked'),
    message: 'Place Bids in Bidding Stage requires a feature that is turned off.',
  });
});

test('users cannot create a role with permissions they do not have: beyond-own-rights', async () => {
  expect(await make('Too much', ['Company Profile=Edit'], lead)).toMatchObject(refused('beyond-own-rights'));
  expect(await make('As much', ['Messaging=Message'], lead)).toMatchObject({ name: 'As much' });
});

test('every permission that the editor does not show is refused in a new role: right-not-shown', async () => {
  for (const right of permissions) {
    const role = await make(`Only ${right}`.slice(0, 60), withPermission([], right));
    expect([right, role]).toMatchObject([
      right,
      isVisiblePermission(right) ? { type: 'custom' } : refused('right-not-shown'),
    ]);
  }
});
