import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { eraseCandidate } from '#server/candidates/public.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { countComments } from '../queries/count-comments.ts';
import { listComments } from '../queries/list-comments.ts';
import { commentOnCandidate } from './comment-on-candidate.ts';
import { markCommentsRead } from './mark-comments-read.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const received = async (statusId: CandidateStatusId = 4) => {
  const place = await makeSubmissionFixture(server.kit.db);
  const candidate = await makeCandidate(server.kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId,
  });
  return { ...place, candidateId: candidate.id };
};
const comment = (userId: string, candidateId: string, text: string, isNote = false) =>
  server.kit.as(userId, (scope) => {
    if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
    return commentOnCandidate(scope, { candidateId, text, isNote });
  });
const seenBy = (userId: string, candidateId: string) =>
  server.kit.as(userId, async (scope) => {
    if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
    const found = await listComments(scope, { candidateId });
    return found instanceof Refused ? found.refusal.code : found.comments.map(({ text }) => text);
  });
const codesOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map(({ code }) => code)] : [];

test('both sides comment on a candidate, and notes stay on their side [K02]', async () => {
  const { recruiter, employer, candidateId } = await received();
  await comment(recruiter.id, candidateId, 'Available from January.');
  await comment(recruiter.id, candidateId, 'Has another offer.', true);
  await comment(employer.id, candidateId, 'Salary is high.', true);
  expect(await comment(employer.id, candidateId, 'January is fine.')).toMatchObject({
    comment_count: 3,
    comments: [
      { companyName: expect.any(String) as string },
      { isNote: true },
      { authorName: expect.any(String) as string },
    ],
  });
  expect(await seenBy(recruiter.id, candidateId)).toEqual([
    'Available from January.',
    'Has another offer.',
    'January is fine.',
  ]);
  expect(await seenBy(employer.id, candidateId)).toEqual([
    'Available from January.',
    'Salary is high.',
    'January is fine.',
  ]);
});

test('a comment is one event, which tells who wrote it, and a note is none [N06]', async () => {
  const { recruiter, employer, candidateId } = await received();
  await comment(recruiter.id, candidateId, 'Available from January.');
  await comment(recruiter.id, candidateId, 'Has another offer.', true);
  await comment(employer.id, candidateId, 'January is fine.');
  const events = await server.kit.db
    .selectFrom('event')
    .select('kind')
    .where('candidateId', '=', candidateId)
    .where('kind', 'like', '%comment%')
    .orderBy('sequence')
    .execute();
  expect(events).toEqual([{ kind: 'candidate.commented' }, { kind: 'candidate.commented-by-employer' }]);
});

test.each([2, 3, 7] as const)('a closed candidate can still be commented on (%i)', async (statusId) => {
  const { recruiter, candidateId } = await received(statusId);
  expect(await comment(recruiter.id, candidateId, 'Thank you for your time.')).toMatchObject({ comment_count: 1 });
});

test("an archived engagement allows no comments: 'comment-not-possible'", async () => {
  const { recruiter, employer, engagement, candidateId } = await received();
  await server.kit.db
    .updateTable('engagement')
    .set({ status: 'completed', endedAs: 'success', stage: 'ended', endedAt: server.kit.clock.now() })
    .where('id', '=', engagement.id)
    .execute();
  for (const { id } of [recruiter, employer]) {
    expect(codesOf(await comment(id, candidateId, 'Too late.'))).toEqual(['comment-not-possible', 'engagement-ended']);
  }
});

test('another agency and another employer find nothing', async () => {
  const { candidateId } = await received();
  const other = await makeSubmissionFixture(server.kit.db);
  const { id: tenantId } = await makeTenant(server.kit.db, { name: 'Lantern Search' });
  const stranger = await makeUser(server.kit.db, { tenantId });
  for (const { id } of [other.recruiter, other.employer, stranger]) {
    expect(codesOf(await comment(id, candidateId, 'Hello.'))).toEqual(['not-found']);
    expect(await seenBy(id, candidateId)).toBe('not-found');
  }
});

test("counts per supplier cover the agency's own candidates, with what the caller has not read [K02]", async () => {
  const { recruiter, employer, candidateId } = await received();
  await comment(employer.id, candidateId, 'Please send a reference.');
  await comment(employer.id, candidateId, 'For colleagues.', true);
  const counts = () => server.kit.asAgency(recruiter.id, (scope) => countComments(scope, {}));
  expect(await counts()).toEqual([{ candidateId, comment_count: 1, unread_count: 1 }]);
  await server.kit.asAgency(recruiter.id, (scope) => markCommentsRead(scope, { candidateId }));
  expect(await counts()).toEqual([{ candidateId, comment_count: 1, unread_count: 0 }]);
  expect(await server.kit.asAgency(recruiter.id, (scope) => countComments(scope, { candidateIds: [] }))).toEqual([]);
});

test('the comments on an erased candidate are deleted', async () => {
  const { recruiter, candidateId } = await received();
  await comment(recruiter.id, candidateId, 'Recovering from surgery.');
  await inSystemScope(server.product.source, 'erase a candidate', (scope) =>
    eraseCandidate(scope, candidateId, server.product.files),
  );
  const left = await server.kit.db.selectFrom('thread').select('id').where('candidateId', '=', candidateId).execute();
  expect(left).toEqual([]);
});
