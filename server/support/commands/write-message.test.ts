import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactSupport } from '#contract/support/operations.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { writeMessage } from './write-message.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const good = { email: ' owner@harbour.example ', subject: ' A question ', description: ' How do I add a colleague?\n' };

test('a message is stored with its platform and the support address of its author, and is due at once [X02]', async () => {
  const agency = await makeTenant(kit.db, { side: 'agency' });
  const user = await makeUser(kit.db, { tenantId: agency.id, email: `${newId()}@harbour.example` });
  const answer = await kit.asAgency(user.id, (scope) => writeMessage(scope, contactSupport.input.parse(good)));
  expect(answer).toMatchObject({ supportAddress: 'support+owner_harbour.example' });
  expect(await kit.db.selectFrom('supportMessage').selectAll().execute()).toMatchObject([
    {
      tenantId: agency.id,
      userId: user.id,
      platform: 'Agency',
      email: 'owner@harbour.example',
      subject: 'A question',
      description: 'How do I add a colleague?',
      supportAddress: 'support+owner_harbour.example',
      status: 'due',
      dueAt: kit.clock.now(),
    },
  ]);
});

test.each([
  ['email', '', 'Please enter a valid email address.'],
  ['email', 'owner at harbour', 'Please enter a valid email address.'],
  ['email', `${'a'.repeat(250)}@b.example`, 'Email must not exceed 255 characters!'],
  ['subject', '  ', 'Please enter a subject for your message.'],
  ['subject', 'x'.repeat(256), 'Subject must not exceed 255 characters!'],
  ['description', undefined, 'Please write your message.'],
  ['description', 'x'.repeat(501), 'Message must not exceed 500 characters!'],
])('%s %j is refused with its message', (field, value, words) => {
  const parsed = contactSupport.input.safeParse({ ...good, [field]: value });
  expect(parsed.error?.issues[0]).toMatchObject({ path: [field], message: words });
});

test('a text of the maximum length is accepted', () => {
  const longest = { ...good, subject: 'x'.repeat(255), description: 'x'.repeat(500) };
  expect(contactSupport.input.safeParse(longest).success).toBe(true);
});
