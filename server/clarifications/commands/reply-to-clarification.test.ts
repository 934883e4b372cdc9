import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { listClarifications } from '../queries/list-clarifications.ts';
import { publishAnswer } from './publish-answer.ts';
import { replyToClarification } from './reply-to-clarification.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

type Place = MarketFixture & { clarificationId: string };
const askedIn = async (): Promise<Place> => {
  const market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.rival.id });
  const { thread } = await makeClarification(kit.db, {
    engagementId: market.engagementId,
    supplierId: market.agency.id,
  });
  return { ...market, clarificationId: thread.id };
};
const reply = (userId: string, clarificationId: string, text: string, isNote = false) =>
  kit.as(userId, (scope) => {
    if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
    return replyToClarification(scope, { clarificationId, text, isNote });
  });
const seenBy = (userId: string, engagementId: string) =>
  kit.as(userId, async (scope) => {
    if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
    const list = await listClarifications(scope, { engagementId });
    if (list instanceof Refused) throw new Error(list.message);
    return list.clarifications;
  });
const setClosing = (engagementId: string, hours: number) =>
  kit.db
    .updateTable('engagement')
    .set({ closingAt: new Date(kit.clock.now().getTime() + hours * 3_600_000) })
    .where('id', '=', engagementId)
    .execute();
const codesOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map(({ code }) => code)] : [];

test('the employer answers one agency; a rival sees nothing of it [K01]', async () => {
  const { owner, rivalOwner, employer, engagementId, clarificationId } = await askedIn();
  expect(await reply(employer.id, clarificationId, 'One weekend in four.')).toMatchObject({
    isLate: false,
    clarification: { awaitsAnswer: false, replies: [{}, { side: 'client', authorName: 'Priya Raman' }] },
  });
  expect(await seenBy(owner.id, engagementId)).toMatchObject([
    { comment_count: 2, unread_count: 2, replies: [{}, { companyName: 'Northwind Health', isNew: true }] },
  ]);
  expect(await seenBy(rivalOwner.id, engagementId)).toEqual([]);
  expect(codesOf(await reply(rivalOwner.id, clarificationId, 'Us too.'))).toEqual(['not-found']);
});

test('a note stays on its side, and moves nothing that the other side sees', async () => {
  const { owner, standard, employer, engagementId, clarificationId } = await askedIn();
  const before = await seenBy(employer.id, engagementId);
  kit.clock.advance(60_000);
  await reply(owner.id, clarificationId, '15 % is too low for us.', true);
  await reply(employer.id, clarificationId, 'They ask a lot.', true);
  const [forEmployer] = await seenBy(employer.id, engagementId);
  expect(forEmployer?.replies.map(({ text, isNote }) => [text, isNote])).toEqual([
    ['Is the weekend roster rotating?', false],
    ['They ask a lot.', true],
  ]);
  expect(before[0]?.awaitsAnswer).toBe(true);
  expect(forEmployer?.awaitsAnswer).toBe(true);
  await makeAssignment(kit.db, { engagementId, userId: standard.id });
  const [forColleague] = await seenBy(standard.id, engagementId);
  expect(forColleague?.replies.map(({ text }) => text)).toEqual([
    'Is the weekend roster rotating?',
    '15 % is too low for us.',
  ]);
  const { lastMessageAt, createdAt } = await kit.db
    .selectFrom('thread')
    .select(['lastMessageAt', 'createdAt'])
    .where('id', '=', clarificationId)
    .executeTakeFirstOrThrow();
  expect(lastMessageAt).toEqual(createdAt);
});

test('a late answer is accepted and reported as late', async () => {
  const { employer, engagementId, clarificationId } = await askedIn();
  await setClosing(engagementId, 23);
  expect(await reply(employer.id, clarificationId, 'One weekend in four.')).toMatchObject({ isLate: true });
  expect(await reply(employer.id, clarificationId, 'Answered at last.', true)).toMatchObject({ isLate: false });
});

test("an agency replies until the answers are due: 'reply-not-possible'", async () => {
  const { owner, engagementId, clarificationId } = await askedIn();
  await setClosing(engagementId, 47);
  expect(await reply(owner.id, clarificationId, 'Thank you.')).toMatchObject({ clarification: { comment_count: 2 } });
  await setClosing(engagementId, 23);
  expect(codesOf(await reply(owner.id, clarificationId, 'One more thing.'))).toEqual([
    'reply-not-possible',
    'questions-closed',
  ]);
});

test('only the employer adds to a published answer; agencies can add notes to it', async () => {
  const { owner, rivalOwner, employer, engagementId, clarificationId } = await askedIn();
  await kit.asClient(employer.id, (scope) =>
    publishAnswer(scope, { clarificationId, topic: '', question: 'Does it rotate?', answer: 'It does.' }),
  );
  const [published] = await seenBy(rivalOwner.id, engagementId);
  const publishedId = published?._id ?? '';
  expect(codesOf(await reply(rivalOwner.id, publishedId, 'Us too.'))).toEqual([
    'reply-not-possible',
    'already-published',
  ]);
  await reply(rivalOwner.id, publishedId, 'Good for us.', true);
  await reply(employer.id, publishedId, 'From February on.');
  const textsFor = async (userId: string) =>
    (await seenBy(userId, engagementId))
      .flatMap((one) => [...one.replies, ...(one.published?.replies ?? [])])
      .map(({ text }) => text)
      .filter((text) => text !== 'Is the weekend roster rotating?');
  const shared = ['Does it rotate?', 'It does.'];
  expect(await textsFor(rivalOwner.id)).toEqual([...shared, 'Good for us.', 'From February on.']);
  expect(await textsFor(owner.id)).toEqual([...shared, 'From February on.']);
  expect(await textsFor(employer.id)).toEqual([...shared, 'From February on.']);
});
