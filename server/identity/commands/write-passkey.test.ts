import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxPasskeys } from '#contract/identity/rules.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePasskey, makeTenant, makeUser } from '../factories.ts';
import { addPasskey, removePasskey, recordPasskeyUse } from './write-passkey.ts';

let kit: TestKit;
let tenantId: string;
let userId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  tenantId = (await makeTenant(kit.db)).id;
  userId = (await makeUser(kit.db, { tenantId })).id;
});

const add = (credentialId: string, counter = 0) =>
  kit.asSystem((scope) =>
    addPasskey(scope, { userId, name: 'My phone', credentialId, publicKey: new Uint8Array([1, 2, 3]), counter }),
  );
const use = (passkeyId: string, counter: number) =>
  kit.asSystem((scope) => recordPasskeyUse(scope, { passkeyId, counter }));
const rows = () => kit.db.selectFrom('passkey').selectAll().where('userId', '=', userId).execute();

test('a passkey is stored once, and its event contains only IDs', async () => {
  const added = await add('a-device');
  expect(await add('a-device')).toMatchObject({ refusal: { code: 'passkey-refused' } });
  const [kept, ...others] = await rows();
  expect(kept).toMatchObject({ tenantId, name: 'My phone', lastUsedAt: null });
  expect([...(kept?.publicKey ?? [])]).toEqual([1, 2, 3]);
  expect(others).toEqual([]);
  const event = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'data'])
    .where('kind', '=', 'identity.passkey-added')
    .where('supplierId', '=', tenantId)
    .execute();
  expect(event).toEqual([{ supplierId: tenantId, data: { userId, ...added } }]);
});

test('of two users adding the last allowed passkey at once, one succeeds', async () => {
  for (let n = 1; n < maxPasskeys; n += 1) await makePasskey(kit.db, userId);
  await Promise.all([add('one-device'), add('another-device')]);
  expect(await rows()).toHaveLength(maxPasskeys);
});

test('each use must increase the counter; a device without a counter is accepted until it reports one', async () => {
  const { passkeyId } = await makePasskey(kit.db, userId);
  expect([await use(passkeyId, 0), await use(passkeyId, 0), await use(passkeyId, 5)]).toEqual([true, true, true]);
  expect([await use(passkeyId, 5), await use(passkeyId, 4), await use(passkeyId, 0)]).toEqual([false, false, false]);
  expect(await use(passkeyId, 6)).toBe(true);
  expect(await rows()).toMatchObject([{ lastUsedAt: kit.clock.now() }]);
});

test('only its owner can remove a passkey, which can no longer be used afterwards', async () => {
  const { passkeyId } = await makePasskey(kit.db, userId);
  const stranger = (await makeUser(kit.db, { tenantId })).id;
  const remove = (by: string) => kit.asSystem((scope) => removePasskey(scope, { userId: by, passkeyId }));
  expect(await remove(stranger)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await remove(userId)).toEqual({ passkeyId });
  expect(await use(passkeyId, 1)).toBe(false);
});
