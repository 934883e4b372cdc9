import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePasskey, makePhoto, makeTenant, makeUser } from '../factories.ts';
import { eraseUserAccount } from './erase-user-account.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const removed: string[] = [];
const files = { remove: ({ storageKey }: { storageKey: string }) => Promise.resolve(void removed.push(storageKey)) };
const erase = (id: string) => kit.asSystem((scope) => eraseUserAccount(scope, id, files as never));
const rowOf = (id: string) => kit.db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const make = async () =>
  makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id, firstName: 'Ines', lastName: 'Marchetti' });

test('erasing a deleted account removes everything that identifies the person, including the photo', async () => {
  const { id, email } = await make();
  const { storageKey } = await makePhoto(kit.db, id);
  await kit.as(id, () => Promise.resolve());
  await makePasskey(kit.db, id);
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', id).execute();
  expect(await erase(id)).toBe(true);
  const row = await rowOf(id);
  for (const trace of ['Ines', 'Marchetti', email]) expect(JSON.stringify(row)).not.toContain(trace);
  expect(row).toMatchObject({ firstName: 'Former', lastName: 'user', photoId: null, erasedAt: kit.clock.now() });
  for (const table of ['session', 'credential', 'accountToken', 'userPhoto', 'passkey'] as const) {
    expect(await kit.db.selectFrom(table).select('userId').where('userId', '=', id).execute()).toEqual([]);
  }
  expect(removed).toEqual([storageKey]);
  expect(await erase(id)).toBe(false);
});

test('an active account is not erased', async () => {
  const { id } = await make();
  const before = await rowOf(id);
  expect(await erase(id)).toBe(false);
  expect(await rowOf(id)).toEqual(before);
});
