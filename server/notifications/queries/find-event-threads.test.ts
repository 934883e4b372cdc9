import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeThread } from '#server/clarifications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findEventThreads } from './find-event-threads.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const lastEvent = () =>
  kit.db.selectFrom('event').select('id').orderBy('sequence', 'desc').limit(1).executeTakeFirstOrThrow();

test('an event is about the conversation in its data, or the comments on its candidate', async () => {
  const parties = { supplierId: place.agency.id, clientId: place.client.id };
  const createdAt = kit.clock.now();
  const discussion = await makeThread(kit.db, { kind: 'discussion', subject: 'Terms', createdAt, ...parties });
  const data = { threadId: discussion.id };
  await kit.asSystem((scope) => scope.emit({ kind: 'discussion.written-by-agency', ...parties, data }));
  const written = await lastEvent();
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: place.request.id, ...parties });
  const engagementId = place.engagement.id;
  await kit.asSystem((scope) => scope.emit({ kind: 'candidate.commented', ...parties, engagementId, candidateId }));
  const commented = await lastEvent();
  const find = () => kit.asSystem((scope) => findEventThreads(scope, [written.id, commented.id]));
  expect(await find()).toEqual(new Map([[written.id, discussion.id]]));
  const comments = await makeThread(kit.db, { kind: 'candidate', createdAt, engagementId, candidateId, ...parties });
  expect((await find()).get(commented.id)).toBe(comments.id);
  expect(await kit.asSystem((scope) => findEventThreads(scope, []))).toEqual(new Map());
});

test('a mention in a message has its conversation; one in a note, or of an unknown kind, has none', async () => {
  const parties = { supplierId: place.agency.id, clientId: place.client.id };
  const engagementId = place.engagement.id;
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: place.request.id, ...parties });
  const createdAt = kit.clock.now();
  const thread = await makeThread(kit.db, { kind: 'candidate', createdAt, engagementId, candidateId, ...parties });
  const found = async (given: { isNote?: boolean }) => {
    const data = { threadId: thread.id, mentionedUserIds: [], isOwnAffair: true as const, ...given };
    await kit.asSystem((scope) =>
      scope.emit({ kind: 'comment.mentioned', ...parties, engagementId, candidateId, data }),
    );
    const { id } = await lastEvent();
    return (await kit.asSystem((scope) => findEventThreads(scope, [id]))).get(id);
  };
  expect([await found({ isNote: false }), await found({ isNote: true }), await found({})]).toEqual([
    thread.id,
    undefined,
    undefined,
  ]);
});
