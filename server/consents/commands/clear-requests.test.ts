import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { clearConsentRequests } from './clear-requests.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const asked = () => makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place);
const stateOf = async (id: string) => {
  const { state, erasedAt } = await kit.db
    .selectFrom('consentRequest')
    .select(['state', 'erasedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [state, erasedAt !== null];
};

test('a cleared request no longer waits', async () => {
  const { id } = await asked();
  await kit.asSystem((scope) => clearConsentRequests(scope, [id]));
  expect(await stateOf(id)).toEqual(['cancelled', true]);
  await kit.asSystem((scope) => clearConsentRequests(scope, []));
});
