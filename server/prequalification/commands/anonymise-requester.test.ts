import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDecidedPrequalification } from '../factories.ts';
import { anonymiseRequester } from './anonymise-requester.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('anonymising a user removes their name from requests, decisions and uploads', async () => {
  const { asker, decider } = await makeDecidedPrequalification(kit.db, kit.clock.now());

  for (const { id } of [asker, decider]) await kit.asSystem((scope) => anonymiseRequester(scope, id, 'A former user'));
  const left = JSON.stringify([
    await kit.db.selectFrom('prequalificationRequest').selectAll().execute(),
    await kit.db.selectFrom('prequalificationStep').selectAll().execute(),
    await kit.db.selectFrom('prequalificationVersion').selectAll().execute(),
  ]);
  for (const name of ['Ines', 'Owen']) expect(left).not.toContain(name);
  expect(left.match(/A former user/g)).toHaveLength(5);
});
