import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { clearConsentRequests, eraseConsentsOf } from './clear-requests.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const asked = (row: object = {}, person: object = {}) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { row, person });
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

test('with a candidate, the request they came from and their unanswered ones of the agency are cleared', async () => {
  const person = { emailAddress: 'to.erase@people.example' };
  const given = await asked({ state: 'agreed' }, person);
  const candidate = await makeCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    consentRequestId: given.id,
    ...person,
  });
  const waiting = await asked({}, { emailAddress: 'To.Erase@people.example' });
  const stranger = await asked();
  const rival = await makeConsentFixture(kit.db);
  const elsewhere = await makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, rival, {
    person,
  });
  await kit.asSystem((scope) => eraseConsentsOf(scope, candidate.id));
  expect(await Promise.all([given, waiting, stranger, elsewhere].map(({ id }) => stateOf(id)))).toEqual([
    ['agreed', true],
    ['cancelled', true],
    ['waiting', false],
    ['waiting', false],
  ]);
});
