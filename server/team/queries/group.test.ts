import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type TenantFixture, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { listRoles, readGroup } from './group.ts';

let kit: TestKit;
let tenant: TenantFixture;
let rival: TenantFixture;
let rivalOwner: UserFixture;
const users: Record<string, UserFixture> = {};
beforeAll(async () => {
  kit = await createTestKit();
  tenant = await makeTenant(kit.db, { name: 'Harbour' });
  rival = await makeTenant(kit.db);
  rivalOwner = await makeUser(kit.db, { tenantId: rival.id, firstName: 'Rival' });
  for (const [at, role] of (['owner', 'admin', 'standard', 'sub-user', 'none'] as const).entries()) {
    users[role] = await makeUser(kit.db, {
      tenantId: tenant.id,
      role,
      firstName: role,
      lastName: 'Person',
      createdAt: new Date(Date.UTC(2026, 1, 1 + at)),
    });
  }
  await makeRole(kit.db, {
    tenantId: tenant.id,
    name: 'Bid Lead',
    permissions: ['Messaging=Message'],
    holderIds: [users.standard?.id ?? ''],
  });
  await makeRole(kit.db, { tenantId: rival.id, name: 'Rival desk', holderIds: [rivalOwner.id] });
});
afterAll(() => kit.close());

const as = <T>(role: string, work: Parameters<TestKit['asAgency']>[1]): Promise<T> =>
  kit.asAgency(users[role]?.id ?? '', work) as Promise<T>;
type Group = Awaited<ReturnType<typeof readGroup>>;

test('the group has the default roles, its own, and users without a role; never those of another agency', async () => {
  const group = await as<Group>('owner', readGroup);
  expect(group.roles.map(({ shownName, type, userCount }) => [shownName, type, userCount])).toEqual([
    ['Account Manager', 'default', 0],
    ['Admin Account', 'default', 1],
    ['Standard User Account', 'default', 1],
    ['Tech Support', 'default', 0],
    ['Bid Lead', 'custom', 1],
  ]);
  expect(group.implicitRoles.map(({ name, userNames }) => [name, userNames])).toEqual([
    ['Owner', ['owner Person']],
    ['Old Sub User', ['sub-user Person']],
    ['No Role', ['none Person']],
  ]);
  expect(group._id).toBe(tenant.id);
  expect(await as<Group['roles']>('owner', listRoles)).toEqual(group.roles);
});
