import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeThread } from '#server/clarifications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { threadOfEvent } from './thread-of-event.ts';

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
  const find = (id: string) => kit.asSystem((scope) => threadOfEvent(scope, id));
  expect([await find(written.id), await find(commented.id)]).toEqual([discussion.id, undefined]);
  const comments = await makeThread(kit.db, { kind: 'candidate', createdAt, engagementId, candidateId, ...parties });
  expect(await find(commented.id)).toBe(comments.id);
});
