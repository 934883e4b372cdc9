import { afterAll, beforeAll, expect, test } from 'vitest';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { clearOldConsentRequests, expireConsentRequests, remindCandidates } from './end-requests.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const day = 86_400_000;
const asked = (row: object = {}) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { row });
const pass = (days: number) => kit.clock.set(new Date(kit.clock.now().getTime() + days * day));
const read = (id: string) =>
  kit.db.selectFrom('consentRequest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a request expires after two weeks, once', async () => {
  const waiting = await asked();
  const agreed = await asked({ state: 'agreed' });
  pass(14);
  await kit.asSystem(expireConsentRequests);
  await kit.asSystem(expireConsentRequests);
  expect([(await read(waiting.id)).state, (await read(agreed.id)).state]).toEqual(['expired', 'agreed']);
  const events = await kit.db.selectFrom('event').select('data').where('kind', '=', 'consent.expired').execute();
  expect(events).toEqual([{ data: { consentRequestId: waiting.id } }]);
});

test('a candidate who has not answered is reminded once, three days after the last email', async () => {
  const request = await asked();
  const remind = async () => {
    await kit.asSystem((scope) => remindCandidates(scope, testMailer));
    const mails = await kit.db
      .selectFrom('mail')
      .select('subject')
      .where('toAddress', '=', request.emailAddress)
      .execute();
    return mails.map(({ subject }) => subject);
  };
  pass(2.9);
  expect(await remind()).toEqual([]);
  pass(0.1);
  expect(await remind()).toEqual([expect.stringMatching(/^Reminder: /)]);
  pass(4);
  expect(await remind()).toHaveLength(1);
});

test('requests that led to no consent are cleared after 30 days, consents are kept', async () => {
  const refused = await asked({ state: 'refused' });
  const agreed = await asked({ state: 'agreed' });
  pass(30);
  await kit.asSystem(clearOldConsentRequests);
  expect((await read(refused.id)).erasedAt).toBeNull();
  pass(1);
  await kit.asSystem(clearOldConsentRequests);
  expect([(await read(refused.id)).submission, (await read(agreed.id)).erasedAt]).toEqual([null, null]);
});
