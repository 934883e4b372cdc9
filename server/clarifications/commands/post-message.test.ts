import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { makeAttachment, makeClarification, makeMessage, makeThread } from '../factories.ts';
import { findThread } from '../queries/find-thread.ts';
import { postMessage, type NewMessage } from './post-message.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a message belongs to its thread and author, who has then read it; a note does not move the thread', async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const post = (text: string, isNote: boolean) =>
    kit.asAgency(owner.id, async (scope) => {
      const found = await findThread(scope, thread.id, 'clarification');
      if (!found) throw new Error('The thread is not there.');
      return postMessage(scope, found, { text, isNote });
    });
  const lastOf = async () =>
    (await kit.db.selectFrom('thread').select('lastMessageAt').where('id', '=', thread.id).executeTakeFirstOrThrow())
      .lastMessageAt;
  await post('For us only.', true);
  expect(await lastOf()).toEqual(thread.lastMessageAt);
  await post('For both.', false);
  expect(await lastOf()).toEqual(kit.clock.now());
  const rows = await kit.db
    .selectFrom('message')
    .select(['text', 'visibleTo', 'authorName', 'supplierId'])
    .where('threadId', '=', thread.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const mine = { authorName: 'Mara Ellingsen', supplierId: agency.id };
  expect(rows.slice(1)).toEqual([
    { text: 'For us only.', visibleTo: 'agency', ...mine },
    { text: 'For both.', visibleTo: 'both', ...mine },
  ]);
});

/** Creates a discussion between an agency with two users and an employer who has written in it. */
const makeDiscussion = async () => {
  const market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  const thread = await makeThread(kit.db, {
    kind: 'discussion',
    supplierId: market.agency.id,
    clientId: market.client.id,
    supplierName: market.agency.name,
    subject: 'Terms for 2027',
    createdAt: kit.clock.now(),
  });
  const { employer } = market;
  const authorName = `${employer.firstName} ${employer.lastName}`;
  await makeMessage(kit.db, thread, { side: 'client', authorUserId: employer.id, authorName });
  const post = (message: Omit<NewMessage, 'text'>) =>
    kit.asAgency(market.owner.id, async (scope) => {
      const found = await findThread(scope, thread.id, 'discussion');
      if (!found) throw new Error('The thread is not there.');
      return postMessage(scope, found, { text: 'See the file.', ...message });
    });
  return { ...market, thread, post };
};

const fieldsOf = (answer: unknown) => (answer instanceof Refused ? answer.fields.map(({ field }) => field) : answer);

test('a message takes the uploads of its author, each once', async () => {
  const { agency, owner, standard, post } = await makeDiscussion();
  const upload = (uploadedBy: string) => makeAttachment(kit.db, { supplierId: agency.id, clientId: null, uploadedBy });
  const mine = await upload(owner.id);
  const other = await upload(standard.id);
  expect(fieldsOf(await post({ attachmentIds: [mine.id, other.id] }))).toEqual(['attachmentIds']);
  const posted = await post({ attachmentIds: [mine.id, mine.id], isNote: true });
  expect(posted).toMatchObject({ mentionedUserIds: [] });
  expect(fieldsOf(await post({ attachmentIds: [mine.id] }))).toEqual(['attachmentIds']);
});

test('a message mentions those who can read it, a note only colleagues, and each side has its own event', async () => {
  const { agency, client, standard, employer, thread, post } = await makeDiscussion();
  const stranger = await makeMarketFixture(kit.db);
  expect(fieldsOf(await post({ mentionedUserIds: [stranger.owner.id] }))).toEqual(['mentionedUserIds']);
  expect(fieldsOf(await post({ mentionedUserIds: [employer.id], isNote: true }))).toEqual(['mentionedUserIds']);
  const posted = await post({ mentionedUserIds: [standard.id, employer.id] });
  expect(posted).toMatchObject({ mentionedUserIds: [standard.id, employer.id] });
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'clientId', 'data'])
    .where('kind', '=', 'discussion.mentioned')
    .orderBy('id')
    .execute();
  const ofThread = { kind: 'discussion.mentioned', supplierId: agency.id, clientId: client.id };
  const data = { threadId: thread.id, isNote: false, isOwnAffair: true };
  expect(events).toEqual([
    { ...ofThread, data: { ...data, mentionedUserIds: [standard.id] } },
    { ...ofThread, data: { ...data, mentionedUserIds: [employer.id] } },
  ]);
});

test('the database keeps a note on its side, and each side from writing for the other', async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread, question } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const values = { ...question, id: undefined, mentions: '[]', earlierTexts: '[]' as never };
  const insert = (more: object) =>
    kit.asAgency(owner.id, (scope) =>
      scope.db
        .insertInto('message')
        .values({ ...values, id: crypto.randomUUID(), ...more })
        .execute(),
    );
  await expect(insert({ visibleTo: 'client', isQuestion: false })).rejects.toThrow(/notes_stay_on_their_side/);
  await expect(insert({ side: 'client', isQuestion: false })).rejects.toThrow(/row-level security/);
  await expect(insert({ supplierId: null, threadId: thread.id })).rejects.toThrow(/row-level security/);
});
