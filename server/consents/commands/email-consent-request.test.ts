import { afterAll, beforeAll, expect, test } from 'vitest';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { emailConsentRequest } from './email-consent-request.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the link goes to the candidate alone, and only while the request waits', async () => {
  const place = await makeConsentFixture(kit.db);
  const tools = { db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() };
  const request = await makeLinkedRequest(tools, place);
  const over = await makeLinkedRequest(tools, place, { row: { state: 'cancelled' } });
  for (const { id } of [request, over])
    await kit.asSystem((scope) => emailConsentRequest(scope, id, { mail: testMailer }));
  const mails = await kit.db.selectFrom('mail').selectAll().where('template', '=', 'consent-request').execute();
  expect(mails).toMatchObject([{ toAddress: request.emailAddress, tenantId: null, userId: null }]);
  expect(mails[0]?.bodyText).toContain(`/consent/${request.token}`);
  expect(mails[0]?.subject).not.toContain(request.lastName);
});
