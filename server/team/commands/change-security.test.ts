import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { readSecurity } from '../queries/security.ts';
import { changeSecurity } from './change-security.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const change = (require: string[], release: string[] = [], by = owner) =>
  kit.asAgency(by.id, (scope) => changeSecurity(scope, { require, release }));
const required = async () =>
  (await kit.asAgency(owner.id, readSecurity)).roles
    .flatMap(({ key, isRequired }) => (isRequired ? [key] : []))
    .toSorted();
const recorded = async () =>
  (
    await kit.db
      .selectFrom('event')
      .select('data')
      .where('kind', '=', 'team.security-changed')
      .where('supplierId', '=', owner.tenantId)
      .orderBy('id')
      .execute()
  ).map(({ data }) => data);

test('the owner requires a second factor of roles and releases them; only differences are recorded', async () => {
  const { id } = await makeRole(kit.db, { tenantId: owner.tenantId, name: 'Night desk' });
  await change(['owner', id]);
  expect(await required()).toEqual([id, 'owner'].toSorted());
  await change(['owner', 'owner', id]);
  await change(['none'], ['owner', 'sub-user']);
  expect(await required()).toEqual([id, 'none'].toSorted());
  expect(await recorded()).toEqual([
    { required: ['owner', id], released: [] },
    { required: ['none'], released: ['owner'] },
  ]);
});

test('nobody else may change it, and roles of others cannot be named', async () => {
  const admin = await makeUser(kit.db, { tenantId: owner.tenantId, role: 'admin' });
  expect(await change([], [], admin)).toMatchObject({ refusal: { code: 'owners-own' } });
  const rival = await makeRole(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const before = await required();
  expect(await change([rival.id])).toMatchObject({ refusal: { code: 'unknown-role' } });
  expect(await change(['no such role'])).toMatchObject({ refusal: { code: 'unknown-role' } });
  expect(await required()).toEqual(before);
});

test('with an external identity provider there is nothing to require here', async () => {
  const elsewhere = <T>(work: (scope: Parameters<typeof changeSecurity>[0]) => Promise<T>) =>
    kit.asAgency(owner.id, (scope) =>
      work({ ...scope, settings: { ...scope.settings, signInAt: 'Harbour Identity' } }),
    );
  expect(await elsewhere((scope) => changeSecurity(scope, { require: ['owner'], release: [] }))).toMatchObject({
    refusal: { code: 'sign-in-elsewhere' },
  });
  const { can } = await elsewhere(readSecurity);
  expect(can.change).toMatchObject({ allowed: false, reasons: [{ code: 'sign-in-elsewhere' }] });
});
