import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxTopics } from '#contract/clarifications/rules.ts';
import type { Clarification } from '#contract/clarifications/shapes.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { askQuestion } from './ask-question.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const applied = async (statusId: 1 | 2 | 3 = 2): Promise<MarketFixture> => {
  const market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id, statusId });
  return market;
};
type Given = { topic?: string; clarificationId?: string; text?: string };
const ask = ({ owner, engagementId }: MarketFixture, given: Given = {}) =>
  kit.asAgency(owner.id, (scope) =>
    askQuestion(scope, { engagementId, topic: 'Weekend roster', text: 'Is it rotating?', ...given }),
  );
const asked = (answer: Clarification | Refused): Clarification => {
  if (answer instanceof Refused) throw new Error(answer.message);
  return answer;
};
const codesOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map(({ code }) => code)] : [];

test('an agency opens a topic with its first question, which awaits an answer [K01]', async () => {
  const market = await applied();
  const topic = asked(await ask(market));
  expect(topic).toMatchObject({
    topic: 'Weekend roster',
    isPublished: false,
    supplierName: 'Harbour Talent',
    awaitsAnswer: true,
    comment_count: 1,
    unread_count: 0,
    readers: [{ name: 'Mara Ellingsen' }],
    replies: [{ clarification_id: topic._id, authorName: 'Mara Ellingsen', isQuestion: true, text: 'Is it rotating?' }],
    published: null,
  });
});

test('a topic and a further question are separate events [N06]', async () => {
  const market = await applied();
  const { _id: clarificationId } = asked(await ask(market));
  expect(asked(await ask(market, { clarificationId, text: 'And in summer?' }))).toMatchObject({ comment_count: 2 });
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'clientId', 'data'])
    .where('engagementId', '=', market.engagementId)
    .orderBy('sequence')
    .execute();
  const data = { threadId: clarificationId, mentionedUserIds: [] };
  const ids = { supplierId: market.agency.id, clientId: market.client.id, data };
  expect(events).toEqual([
    { kind: 'clarification.topic-opened', ...ids },
    { kind: 'clarification.question-asked', ...ids },
  ]);
});

test('a new topic needs a name', async () => {
  const answer = await ask(await applied(), { topic: '' });
  expect(answer).toMatchObject({ fields: [{ field: 'topic', message: 'Topic is required!' }] });
});

test("an agency that does not take part cannot ask: 'question-not-possible'", async () => {
  expect(codesOf(await ask(await applied(3)))).toEqual(['question-not-possible', 'application-closed']);
  expect(codesOf(await ask(await makeMarketFixture(kit.db)))).toEqual(['question-not-possible', 'not-applied']);
});

test("after the deadline nobody can ask: 'questions-closed'", async () => {
  const market = await applied();
  const closingAt = new Date(kit.clock.now().getTime() + 47 * 3_600_000);
  await kit.db.updateTable('engagement').set({ closingAt }).where('id', '=', market.engagementId).execute();
  expect(codesOf(await ask(market))).toEqual(['question-not-possible', 'questions-closed']);
});

test("a rival's topic is not found", async () => {
  const market = await applied();
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.rival.id });
  const { thread } = await makeClarification(kit.db, {
    engagementId: market.engagementId,
    supplierId: market.rival.id,
  });
  expect(codesOf(await ask(market, { clarificationId: thread.id }))).toEqual(['not-found']);
});

test("an agency opens at most 100 topics in an engagement: 'too-many-topics'", async () => {
  const market = await applied();
  const place = { engagementId: market.engagementId, supplierId: market.agency.id };
  for (let made = 0; made < maxTopics; made += 1) await makeClarification(kit.db, place);
  expect(codesOf(await ask(market))).toEqual(['too-many-topics']);
});
