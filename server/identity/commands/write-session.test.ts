import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { inSessionScope, rollback } from '#server/platform/scope/open.ts';
import { findSession } from '../queries/sign-in.ts';
import { addRefreshToken } from './rotate-refresh-token.ts';
import { endSession, recordSessionActivity, openSession } from './write-session.ts';
import { purgeExpiredRecords, saveIdentityRecord } from './write-identity-record.ts';

let kit: TestKit;
let userId: string;
beforeAll(async () => {
  kit = await createTestKit();
  userId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});
afterAll(() => kit.close());

const open = (id: string, idleMinutes: number) =>
  kit.asSystem(async (scope) => {
    const opened = await openSession(scope, { id, userId, userAgent: 'A browser', hours: 8, idleMinutes });
    if (!opened) throw new Error('No session was opened.');
    return opened;
  });
const find = (id: string) => kit.asSystem((scope) => findSession(scope, id));
const callAs = (id: string) => inSessionScope(kit.source, id, (scope) => Promise.resolve(rollback(scope?.userId)));
const use = (sessionId: string) =>
  kit.asSystem((scope) => recordSessionActivity(scope, [{ sessionId, at: kit.clock.now() }], 60));
const minutes = (count: number) => kit.clock.advance(count * 60_000);

test('a session lasts for its hours and no longer', async () => {
  const { expiresAt } = await open('s-1', 1440);
  expect(expiresAt.getTime() - kit.clock.now().getTime()).toBe(8 * 3_600_000);
  expect(await find('s-1')).toEqual({ id: 's-1', userId, expiresAt });
  minutes(8 * 60);
  expect(await find('s-1')).toBeUndefined();
});

test('an idle session ends after the idle minutes, for calls and for renewals', async () => {
  await open('s-2', 60);
  minutes(59);
  expect(await callAs('s-2')).toBe(userId);
  minutes(1);
  expect([await callAs('s-2'), await find('s-2')]).toEqual([undefined, undefined]);
  await use('s-2');
  expect(await callAs('s-2')).toBeUndefined();
});

test('activity extends a session, and a late activity report does not reopen an ended one', async () => {
  await open('s-3', 60);
  minutes(50);
  await use('s-3');
  minutes(50);
  expect(await callAs('s-3')).toBe(userId);
  await kit.db.updateTable('session').set({ endedAt: kit.clock.now() }).where('id', '=', 's-3').execute();
  await use('s-3');
  expect(await callAs('s-3')).toBeUndefined();
});

test('an idle session also ends the sign-in at the provider', async () => {
  await open('s-4', 60);
  const grant = { model: 'Grant', id: 's-4', payload: {}, grantId: 's-4', uid: null, expiresAt: null };
  await kit.asSystem((scope) => saveIdentityRecord(scope, grant));
  const left = () => kit.db.selectFrom('identityRecord').select('id').where('grantId', '=', 's-4').execute();
  await kit.asSystem(purgeExpiredRecords);
  expect(await left()).toHaveLength(1);
  minutes(60);
  await kit.asSystem(purgeExpiredRecords);
  expect(await left()).toEqual([]);
});

test('an ended session opens no scope at the next call, and ending an unknown session is not an error', async () => {
  const token = await kit.asSystem(async (scope) => {
    await openSession(scope, { id: 's-5', userId, userAgent: '', hours: 8, idleMinutes: 60 });
    const expiresAt = new Date(kit.clock.now().getTime() + 8 * 3_600_000);
    return addRefreshToken(scope, { sessionId: 's-5', providerToken: 'from the provider', expiresAt });
  });
  const who = () => callAs('s-5');
  await kit.asSystem((scope) => endSession(scope, 'nobody'));
  expect(await who()).toBe(userId);
  await kit.asSystem((scope) => endSession(scope, token));
  expect(await who()).toBeUndefined();
});
