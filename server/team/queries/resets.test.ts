import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePasskey, makeSecondFactor, makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSecondFactorReset, makeStaffAccount } from '../factories.ts';
import { listResettableUsers, listResets, readUserSecondFactor } from './resets.ts';

let kit: TestKit;
let staff: UserFixture;
const listed = (search: string, page = { pageCurrent: 0, pageSize: 100 }) =>
  kit.asProvider(staff.id, (scope) => listResettableUsers(scope, { search, ...page }));
const listedIds = async (search: string) => (await listed(search)).records.map(({ userId }) => userId);
beforeAll(async () => {
  kit = await createTestKit();
  const { id: tenantId } = await makeTenant(kit.db, { side: 'provider', name: 'Rolecall' });
  staff = await makeUser(kit.db, { tenantId, role: 'none' });
});
afterAll(() => kit.close());

const makeAgency = async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const user = await makeUser(kit.db, { tenantId, role: 'standard', firstName: 'Tom', lastName: 'Okafor' });
  await makeSecondFactor(kit.db, user.id);
  return { tenantId, owner, user };
};
const makeWaiting = (user: UserFixture, by: UserFixture) =>
  makeSecondFactorReset(kit.db, {
    tenantId: user.tenantId,
    userId: user.id,
    requestedBy: by.id,
    requestedAt: kit.clock.now(),
  });

test('a user is shown with their second factor, and the request that waits', async () => {
  const { owner, user } = await makeAgency();
  const read = (userId: string) => kit.asAgency(owner.id, (scope) => readUserSecondFactor(scope, { userId }));
  expect(await read(user.id)).toMatchObject({
    userName: 'Tom Okafor',
    hasSecondFactor: true,
    waiting: null,
    can: { request: { allowed: true } },
  });
  const { resetId } = await makeWaiting(user, owner);
  expect(await read(user.id)).toMatchObject({
    waiting: { resetId, requestedBy: `${owner.firstName} ${owner.lastName}` },
    can: { request: { allowed: false, reasons: [{ code: 'reset-waiting' }] } },
  });
  expect(await read(owner.id)).toMatchObject({ hasSecondFactor: false });
  const { user: rival } = await makeAgency();
  expect(await read(rival.id)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('the provider sees requests only where it is needed, and the agency not who of the provider asked', async () => {
  const { owner, user, tenantId } = await makeAgency();
  const { resetId } = await makeWaiting(user, owner);
  const ofStaff = async () => (await kit.asProvider(staff.id, listResets)).map((one) => one.resetId);
  expect(await ofStaff()).toContain(resetId);
  await makeUser(kit.db, { tenantId, role: 'admin' });
  expect(await ofStaff()).not.toContain(resetId);
  const { owner: alone } = await makeAgency();
  await makeSecondFactor(kit.db, alone.id);
  await makeWaiting(alone, staff);
  expect(await kit.asAgency(alone.id, listResets)).toMatchObject([{ requestedBy: 'Rolecall' }]);
  kit.clock.advance(86_400_000);
  expect(await kit.asAgency(owner.id, listResets)).toEqual([]);
});

test('the provider may ask for its people, here and in agencies, and for the only manager of an agency', async () => {
  const colleague = await makeUser(kit.db, { tenantId: staff.tenantId, role: 'none' });
  await makePasskey(kit.db, colleague.id);
  const { tenantId, owner: addedBy } = await makeAgency();
  const account = await makeStaffAccount(kit.db, {
    tenant: { id: tenantId, name: 'Harbour Talent' },
    staff: colleague,
    role: 'tech-support',
    addedBy: addedBy.id,
    addedAt: kit.clock.now(),
  });
  await makeSecondFactor(kit.db, account.id);
  const { owner: alone, user } = await makeAgency();
  await makeSecondFactor(kit.db, alone.id);
  await makeSecondFactor(kit.db, staff.id);
  const ids = await listedIds('');
  expect(ids).toEqual(expect.arrayContaining([colleague.id, account.id, alone.id]));
  expect(ids).not.toContain(user.id);
  expect(ids).not.toContain(staff.id);
});

test('the provider finds employers’ users by their name, address or organization', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { side: 'client', name: 'Sable Logistics' });
  const client = await makeUser(kit.db, { tenantId, firstName: 'Bram', lastName: 'Okonkwo' });
  await makeUser(kit.db, { tenantId });
  await makeSecondFactor(kit.db, client.id);
  for (const search of ['bram okon', client.email.toUpperCase(), 'sable'])
    expect(await listedIds(search)).toEqual([client.id]);
  expect(await listedIds('100%')).toEqual([]);
});

test('the users are listed page by page, and the total counts all of them', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { side: 'client', name: 'Paged Foods' });
  for (const firstName of ['Anna', 'Bela', 'Cora']) {
    const { id } = await makeUser(kit.db, { tenantId, firstName, lastName: 'Moss' });
    await makeSecondFactor(kit.db, id);
  }
  const pageOf = async (pageCurrent: number) => {
    const { records, ...page } = await listed('paged foods', { pageCurrent, pageSize: 2 });
    return { names: records.map(({ userName }) => userName), ...page };
  };
  const common = { pageSize: 2, total: 3, pageCount: 2 };
  expect(await pageOf(0)).toEqual({ names: ['Anna Moss', 'Bela Moss'], pageCurrent: 0, recordCount: 2, ...common });
  expect(await pageOf(1)).toEqual({ names: ['Cora Moss'], pageCurrent: 1, recordCount: 1, ...common });
});
