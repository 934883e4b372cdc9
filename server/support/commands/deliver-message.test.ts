import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { ChatWebhook } from '#server/platform/mail/chat.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSupportMessage } from '../factories.ts';
import { deliverNextMessage } from './deliver-message.ts';

let kit: TestKit;
let by: { tenantId: string; userId: string };
let takes = true;
let posted: object[] = [];
const chat: ChatWebhook = {
  post: (message) => {
    posted.push(message);
    return Promise.resolve(takes ? { taken: true } : { taken: false, words: 'The chat answered 500.' });
  },
};
beforeAll(async () => {
  kit = await createTestKit();
  const agency = await makeTenant(kit.db, { side: 'agency' });
  const user = await makeUser(kit.db, { tenantId: agency.id, email: `${newId()}@harbour.example` });
  by = { tenantId: agency.id, userId: user.id };
});
afterAll(() => kit.close());
beforeEach(async () => {
  await kit.db.deleteFrom('supportMessage').execute();
  kit.clock.set(new Date('2026-11-20T04:00:00Z'));
  posted = [];
  takes = true;
});

const deliver = (retrySeconds = 60) => kit.asSystem((scope) => deliverNextMessage(scope, chat, retrySeconds));
const row = (id: string) =>
  kit.db.selectFrom('supportMessage').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a message is posted once, with its platform, email, subject and description', async () => {
  const { id } = await makeSupportMessage(kit.db, by);
  expect([await deliver(), await deliver()]).toEqual(['delivered', 'none']);
  expect(posted).toEqual([
    {
      id,
      platform: 'Agency',
      email: 'owner@harbour.example',
      subject: 'A question',
      description: 'How do I add a colleague?',
      supportAddress: 'support+owner_harbour.example',
      text: 'Agency: A question\nFrom owner@harbour.example\n\nHow do I add a colleague?',
    },
  ]);
  expect(await row(id)).toMatchObject({ status: 'delivered', attempts: 1, endedAt: kit.clock.now() });
});

test('a message that the chat refuses is retried after a minute', async () => {
  const { id } = await makeSupportMessage(kit.db, by);
  takes = false;
  expect([await deliver(), await deliver()]).toEqual(['waits', 'none']);
  expect(await row(id)).toMatchObject({ status: 'due', attempts: 1, lastError: 'The chat answered 500.' });
  takes = true;
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
  expect(await deliver()).toBe('delivered');
  expect(await row(id)).toMatchObject({ status: 'delivered', attempts: 2, lastError: null });
});

test("a message refused by the chat for a day is given up, and stores the chat's error", async () => {
  const { id } = await makeSupportMessage(kit.db, { ...by, attempts: 13 });
  takes = false;
  expect([await deliver(), await deliver()]).toEqual(['dead', 'none']);
  expect(await row(id)).toMatchObject({ status: 'dead', attempts: 14, lastError: 'The chat answered 500.' });
});

test('two concurrent processes post a message once', async () => {
  await makeSupportMessage(kit.db, by);
  expect((await Promise.all([deliver(), deliver()])).toSorted()).toEqual(['delivered', 'none']);
  expect(posted).toHaveLength(1);
});
