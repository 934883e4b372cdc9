import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findIdentityRecord, findRecordByUid } from '../queries/sign-in.ts';
import { openSession } from './write-session.ts';
import {
  consumeIdentityRecord,
  purgeExpiredRecords,
  deleteIdentityRecord,
  revokeGrant,
  takeIdentityRecord,
  saveIdentityRecord,
} from './write-identity-record.ts';

let kit: TestKit;
let userId: string;
beforeAll(async () => {
  kit = await createTestKit();
  userId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});
afterAll(() => kit.close());

const write = (id: string, more: Partial<Parameters<typeof saveIdentityRecord>[1]> = {}) =>
  kit.asSystem((scope) =>
    saveIdentityRecord(scope, {
      model: 'Thing',
      id,
      payload: { Some_Key: 1 },
      grantId: null,
      uid: null,
      expiresAt: null,
      ...more,
    }),
  );
const find = (id: string) => kit.asSystem((scope) => findIdentityRecord(scope, 'Thing', id));

test('a record is written, overwritten, found by its id or uid, and removed', async () => {
  await write('a', { uid: 'u' });
  await write('a', { uid: 'u', payload: { Some_Key: 2 } });
  expect((await find('a'))?.payload).toEqual({ Some_Key: 2 });
  expect((await kit.asSystem((scope) => findRecordByUid(scope, 'Thing', 'u')))?.payload).toEqual({ Some_Key: 2 });
  await kit.asSystem((scope) => deleteIdentityRecord(scope, 'Thing', 'a'));
  expect(await find('a')).toBeUndefined();
});

test('of two concurrent uses of a record, one is refused as already used', async () => {
  await write('code');
  const told = await Promise.all(
    [1, 2].map(() => kit.asSystem((scope) => consumeIdentityRecord(scope, 'Thing', 'code'))),
  );
  expect(told.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true]);
});

test('revoking a grant deletes its records and ends its session', async () => {
  await write('refresh', { grantId: 'g-1' });
  await kit.asSystem((scope) => openSession(scope, { id: 'g-1', userId, userAgent: '', hours: 8, idleMinutes: 60 }));
  await kit.asSystem((scope) => revokeGrant(scope, 'g-1'));
  expect(await find('refresh')).toBeUndefined();
  const session = await kit.db.selectFrom('session').select('endedAt').where('id', '=', 'g-1').executeTakeFirst();
  expect(session?.endedAt).toEqual(kit.clock.now());
});

test('expired records are not found and are deleted by the next clean-up; sessions stay for a month', async () => {
  await write('short', { expiresAt: new Date(kit.clock.now().getTime() + 1000) });
  await kit.asSystem((scope) =>
    openSession(scope, { id: 's-old', userId, userAgent: 'x'.repeat(400), hours: 8, idleMinutes: 60 }),
  );
  kit.clock.advance(2000);
  expect(await find('short')).toBeUndefined();
  await kit.asSystem(purgeExpiredRecords);
  expect(await kit.db.selectFrom('identityRecord').select('id').where('id', '=', 'short').execute()).toEqual([]);
  const left = () => kit.db.selectFrom('session').select('id').where('id', '=', 's-old').execute();
  kit.clock.advance(29 * 86_400_000);
  await kit.asSystem(purgeExpiredRecords);
  expect(await left()).toHaveLength(1);
  kit.clock.advance(2 * 86_400_000);
  await kit.asSystem(purgeExpiredRecords);
  expect(await left()).toEqual([]);
});

test('a record can be taken once, and not after its expiry', async () => {
  const take = () => kit.asSystem((scope) => takeIdentityRecord(scope, 'Thing', 'taken'));
  await write('taken');
  expect([await take(), await take()]).toEqual([{ Some_Key: 1 }, undefined]);
  await write('taken', { expiresAt: kit.clock.now() });
  expect(await take()).toBeUndefined();
});
