import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makePasskey,
  makeSecondFactor,
  makeSession,
  makeTenant,
  makeUser,
  type UserFixture,
} from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSecondFactorReset, makeStaffAccount } from '../factories.ts';
import { cancelReset, confirmReset } from './decide-reset.ts';

let kit: TestKit;
let asker: UserFixture;
let second: UserFixture;
let user: UserFixture;
let staff: UserFixture;
let resetId: string;
beforeAll(async () => {
  kit = await createTestKit();
  staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id, role: 'none' });
});
afterAll(() => kit.close());
beforeEach(async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  asker = await makeUser(kit.db, { tenantId });
  second = await makeUser(kit.db, { tenantId, role: 'admin' });
  user = await makeUser(kit.db, { tenantId, role: 'admin' });
  await makeSecondFactor(kit.db, user.id);
  await makePasskey(kit.db, user.id);
  ({ resetId } = await waiting(user, asker));
});

const waiting = (of: UserFixture, by: UserFixture) =>
  makeSecondFactorReset(kit.db, {
    tenantId: of.tenantId,
    userId: of.id,
    requestedBy: by.id,
    requestedAt: kit.clock.now(),
  });
const confirm = (by: UserFixture, id = resetId) => kit.asAgency(by.id, (scope) => confirmReset(scope, { resetId: id }));
const confirmAsStaff = (id = resetId) => kit.asProvider(staff.id, (scope) => confirmReset(scope, { resetId: id }));
const refused = (code: string) => ({ refusal: { code } });
const factorsOf = async (userId: string) => [
  ...(await kit.db.selectFrom('secondFactor').select('userId').where('userId', '=', userId).execute()),
  ...(await kit.db.selectFrom('passkey').select('userId').where('userId', '=', userId).execute()),
];
const stateOf = async (id: string) =>
  (await kit.db.selectFrom('secondFactorReset').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

test('a second person confirms: app, recovery codes and passkeys go, every session ends, others are untouched', async () => {
  const sessionId = await makeSession(kit.db, user.id);
  await makeSecondFactor(kit.db, second.id);
  expect(await confirm(second)).toEqual({ resetId });
  expect(await factorsOf(user.id)).toEqual([]);
  expect(await factorsOf(second.id)).toHaveLength(1);
  const open = await kit.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', user.id)
    .where('endedAt', 'is', null)
    .execute();
  expect(open).toEqual([]);
  expect(sessionId).not.toBe('');
  expect(await confirm(second)).toMatchObject(refused('reset-over'));
});

test('one of the provider’s people does not ask and confirm with two accounts, nor reset their own', async () => {
  const tenant = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: tenant.id });
  await makeSecondFactor(kit.db, owner.id);
  const inAgency = await makeStaffAccount(kit.db, {
    tenant,
    staff,
    role: 'account-manager',
    addedBy: owner.id,
    addedAt: kit.clock.now(),
  });
  const asked = await waiting(owner, inAgency);
  expect(await confirmAsStaff(asked.resetId)).toMatchObject(refused('second-person-needed'));
  const confirmed = kit.db
    .updateTable('secondFactorReset')
    .set({ state: 'confirmed', decidedBy: staff.id, decidedAt: kit.clock.now() })
    .where('id', '=', asked.resetId)
    .execute();
  await expect(confirmed).rejects.toThrow('three different people');
  const other = await makeUser(kit.db, { tenantId: staff.tenantId, role: 'none' });
  const own = await waiting(inAgency, other);
  expect(await confirmAsStaff(own.resetId)).toMatchObject(refused('own-reset'));
});

test('neither who asked nor the user confirms it', async () => {
  expect(await confirm(asker)).toMatchObject(refused('second-person-needed'));
  expect(await confirm(user)).toMatchObject(refused('own-reset'));
  expect(await factorsOf(user.id)).toHaveLength(2);
});

test('after a day it is over', async () => {
  kit.clock.advance(86_400_000);
  expect(await confirm(second)).toMatchObject(refused('reset-over'));
  expect(await factorsOf(user.id)).toHaveLength(2);
});

test('another agency cannot see it', async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  expect(await confirm(rival)).toMatchObject(refused('not-found'));
  expect(await kit.asAgency(rival.id, (scope) => cancelReset(scope, { resetId }))).toMatchObject(refused('not-found'));
  const seen = await kit.asAgency(rival.id, ({ db }) => db.selectFrom('secondFactorReset').select('id').execute());
  expect(seen).toEqual([]);
});

test('the provider is the second person where nobody else in the agency could be', async () => {
  expect(await confirmAsStaff()).toMatchObject(refused('agency-decides'));
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', second.id).execute();
  expect(await confirmAsStaff()).toEqual({ resetId });
  expect(await factorsOf(user.id)).toEqual([]);
});

test("the provider's own people are reset by two of them, also in agencies", async () => {
  const [colleague, other] = [
    await makeUser(kit.db, { tenantId: staff.tenantId, role: 'none' }),
    await makeUser(kit.db, { tenantId: staff.tenantId, role: 'none' }),
  ];
  await makeSecondFactor(kit.db, colleague.id);
  const own = await waiting(colleague, staff);
  expect(await confirmAsStaff(own.resetId)).toMatchObject(refused('second-person-needed'));
  const byOther = await kit.asProvider(other.id, (scope) => confirmReset(scope, own));
  expect(byOther).toEqual(own);
  const account = await makeStaffAccount(kit.db, {
    tenant: { id: user.tenantId, name: 'Harbour Talent' },
    staff: colleague,
    role: 'account-manager',
    addedBy: asker.id,
    addedAt: kit.clock.now(),
  });
  await makeSecondFactor(kit.db, account.id);
  const inAgency = await waiting(account, other);
  expect(await confirm(second, inAgency.resetId)).toMatchObject(refused('staff-account'));
  expect(await confirmAsStaff(inAgency.resetId)).toEqual(inAgency);
});

test('an employer’s user is reset by two members of the staff', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { side: 'client' });
  const client = await makeUser(kit.db, { tenantId });
  await makeSecondFactor(kit.db, client.id);
  await makeSession(kit.db, client.id);
  const asked = await waiting(client, staff);
  expect(await confirmAsStaff(asked.resetId)).toMatchObject(refused('second-person-needed'));
  const other = await makeUser(kit.db, { tenantId: staff.tenantId, role: 'none' });
  expect(await kit.asProvider(other.id, (scope) => confirmReset(scope, asked))).toEqual(asked);
  expect(await factorsOf(client.id)).toEqual([]);
  const open = await kit.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', client.id)
    .where('endedAt', 'is', null)
    .execute();
  expect(open).toEqual([]);
});

test('a cancelled reset has no effect', async () => {
  expect(await kit.asAgency(user.id, (scope) => cancelReset(scope, { resetId }))).toEqual({ resetId });
  expect(await stateOf(resetId)).toBe('cancelled');
  expect(await confirm(second)).toMatchObject(refused('reset-over'));
});

test('the database refuses one person alone, the user, late confirmations and second decisions', async () => {
  const decide = (decidedBy: string, decidedAt = kit.clock.now()) =>
    kit.asSystem(({ db }) =>
      db
        .updateTable('secondFactorReset')
        .set({ state: 'confirmed', decidedBy, decidedAt })
        .where('id', '=', resetId)
        .execute(),
    );
  const by = (constraint: string) => expect.objectContaining({ constraint }) as Error;
  await expect(decide(asker.id)).rejects.toEqual(by('second_factor_reset_by_two'));
  await expect(decide(user.id)).rejects.toEqual(by('second_factor_reset_by_two'));
  const late = new Date(kit.clock.now().getTime() + 86_400_000);
  await expect(decide(second.id, late)).rejects.toEqual(by('second_factor_reset_in_time'));
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await expect(decide(rival.id)).rejects.toMatchObject({ code: 'RC015' });
  await expect(waiting(second, second)).rejects.toEqual(by('second_factor_reset_by_another'));
  await decide(second.id);
  await expect(decide(second.id)).rejects.toMatchObject({ code: 'RC015' });
});
