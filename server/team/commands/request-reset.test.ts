import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePasskey, makeSecondFactor, makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { requestReset } from './request-reset.ts';

let kit: TestKit;
let owner: UserFixture;
let user: UserFixture;
let staff: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id, role: 'none' });
});
afterAll(() => kit.close());
beforeEach(async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  owner = await makeUser(kit.db, { tenantId });
  user = await makeUser(kit.db, { tenantId, role: 'standard' });
  await makeSecondFactor(kit.db, user.id);
});
const ask = (by = owner, userId = user.id) => kit.asAgency(by.id, (scope) => requestReset(scope, { userId }));
const askAsStaff = (userId: string) => kit.asProvider(staff.id, (scope) => requestReset(scope, { userId }));
const refused = (code: string) => ({ refusal: { code } });

test('a colleague asks, and has a day to find a second person', async () => {
  expect(await ask()).toMatchObject({
    userId: user.id,
    expiresAt: new Date(kit.clock.now().getTime() + 86_400_000).toISOString(),
    can: { confirm: { allowed: false, reasons: [{ code: 'second-person-needed', who: 'Rolecall' }] } },
  });
  const left = await kit.db.selectFrom('secondFactor').select('userId').where('userId', '=', user.id).execute();
  expect(left).toHaveLength(1);
});

test('one request waits at a time, and an expired one makes room', async () => {
  await ask();
  expect(await ask()).toMatchObject(refused('reset-waiting'));
  kit.clock.advance(86_400_000);
  expect(await ask()).toMatchObject({ userId: user.id });
});

test('nobody asks for themselves, for a user without a second factor, or for a user of another agency', async () => {
  await makeSecondFactor(kit.db, owner.id);
  expect(await ask(owner, owner.id)).toMatchObject(refused('own-reset'));
  const without = await makeUser(kit.db, { tenantId: owner.tenantId, role: 'standard' });
  expect(await ask(owner, without.id)).toMatchObject(refused('no-second-factor'));
  await makePasskey(kit.db, without.id);
  expect(await ask(owner, without.id)).toMatchObject({ userId: without.id });
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await makeSecondFactor(kit.db, rival.id);
  expect(await ask(owner, rival.id)).toMatchObject(refused('not-found'));
});

test('the provider asks only where nobody in the agency can, and for its own people', async () => {
  expect(await askAsStaff(user.id)).toMatchObject(refused('agency-decides'));
  await makeSecondFactor(kit.db, owner.id);
  expect(await askAsStaff(owner.id)).toMatchObject({ userId: owner.id });
  const colleague = await makeUser(kit.db, { tenantId: staff.tenantId, role: 'none' });
  await makeSecondFactor(kit.db, colleague.id);
  expect(await askAsStaff(colleague.id)).toMatchObject({ userId: colleague.id });
});

test('nobody manages users at an employer, so only the provider asks for one', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { side: 'client' });
  const [client] = [await makeUser(kit.db, { tenantId }), await makeUser(kit.db, { tenantId })];
  expect(await askAsStaff(client.id)).toMatchObject(refused('no-second-factor'));
  await makeSecondFactor(kit.db, client.id);
  expect(await ask(owner, client.id)).toMatchObject(refused('not-found'));
  expect(await askAsStaff(client.id)).toMatchObject({
    userId: client.id,
    can: { confirm: { allowed: false, reasons: [{ code: 'second-person-needed' }] } },
  });
  const event = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'clientId'])
    .where('kind', '=', 'team.reset-requested')
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  expect(event).toEqual({ supplierId: null, clientId: tenantId });
});

test('with an external identity provider there is nothing to reset here', async () => {
  const answer = await kit.asAgency(owner.id, (scope) =>
    requestReset({ ...scope, settings: { ...scope.settings, signInAt: 'Harbour Identity' } }, { userId: user.id }),
  );
  expect(answer).toMatchObject(refused('sign-in-elsewhere'));
});
