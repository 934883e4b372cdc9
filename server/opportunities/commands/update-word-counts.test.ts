import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { updateWordCounts } from './update-word-counts.ts';

let kit: TestKit;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});
afterAll(() => kit.close());

const uses = async (phrase: string) => {
  const { rows } = await sql<{ uses: number }>`select uses from search_phrase where phrase = ${phrase}`.execute(kit.db);
  return rows[0]?.uses ?? 0;
};
const updateCounts = () => kit.asSystem(updateWordCounts);

test('a phrase is counted over open engagements, and no longer once one has ended or lost the phrase', async () => {
  const [one, other] = [
    await makeEngagement(kit.db, { clientId, title: 'Pastry Chefs' }),
    await makeEngagement(kit.db, { clientId, title: 'Pastry Chefs' }),
  ];
  expect(await uses('Pastry Chefs')).toBe(0);
  expect(await updateCounts()).toBe(2);
  expect(await uses('Pastry Chefs')).toBe(2);
  await kit.db.updateTable('engagement').set({ title: 'Bakers' }).where('id', '=', one.id).execute();
  await kit.db
    .updateTable('engagement')
    .set({ status: 'completed', endedAs: 'success', stage: 'ended' })
    .where('id', '=', other.id)
    .execute();
  expect(await updateCounts()).toBe(2);
  expect([await uses('Pastry Chefs'), await uses('Bakers')]).toEqual([0, 1]);
  expect(await updateCounts()).toBe(0);
});

test('two simultaneous processes count everything once', async () => {
  await makeEngagement(kit.db, { clientId, title: 'Falconers' });
  await Promise.all([updateCounts(), updateCounts(), updateCounts()]);
  expect(await uses('Falconers')).toBe(1);
});
