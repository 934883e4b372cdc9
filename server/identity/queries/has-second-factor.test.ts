import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSecondFactor, makeTenant, makeUser } from '../factories.ts';
import { hasSecondFactor } from './has-second-factor.ts';

let kit: TestKit;
beforeAll(async () => void (kit = await createTestKit()));
afterAll(() => kit.close());

const makePerson = async () => {
  const { id } = await makeTenant(kit.db);
  return makeUser(kit.db, { tenantId: id });
};

test('it is on once a code has confirmed it', async () => {
  const { id } = await makePerson();
  expect(await kit.as(id, hasSecondFactor)).toBe(false);
  await kit.db
    .insertInto('secondFactor')
    .values({ userId: id, sealedSecret: 'sealed', createdAt: new Date(), confirmedAt: null })
    .execute();
  expect(await kit.as(id, hasSecondFactor)).toBe(false);
  await kit.db.updateTable('secondFactor').set({ confirmedAt: new Date() }).where('userId', '=', id).execute();
  expect(await kit.as(id, hasSecondFactor)).toBe(true);
});

test('nobody can ask about a user of another tenant', async () => {
  const [one, other] = [await makePerson(), await makePerson()];
  await makeSecondFactor(kit.db, other.id);
  const asked = await kit.as(one.id, async ({ db }) =>
    sql<{ isOn: boolean }>`select app.has_second_factor(${other.id}) as is_on`.execute(db),
  );
  expect(asked.rows).toEqual([{ isOn: false }]);
});

test('an external identity provider decides itself how its users sign in', async () => {
  const { id } = await makePerson();
  const settings = { ...kit.source.settings, signInAt: 'Harbour Identity' };
  expect(await kit.as(id, (scope) => hasSecondFactor({ ...scope, settings }))).toBe(true);
});
