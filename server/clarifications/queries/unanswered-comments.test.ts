import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeMessage, makeThread } from '../factories.ts';
import { selectUnansweredComments } from './unanswered-comments.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const start = new Date('2026-11-19T01:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const commentedCandidate = async () => {
  const { agency, client, engagement, request } = place;
  const { id: engagementId } = engagement;
  const candidate = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
  const thread = await makeThread(kit.db, {
    kind: 'candidate',
    supplierId: agency.id,
    clientId: client.id,
    engagementId,
    candidateId: candidate.id,
    createdAt: start,
  });
  const write = (side: 'agency' | 'client', minutes: number, visibleTo: 'both' | 'agency' | 'client' = 'both') =>
    makeMessage(kit.db, thread, { side, visibleTo, isQuestion: false, createdAt: after(minutes) });
  const found = async (userId = place.recruiter.id) => {
    const rows = await kit.asAgency(userId, (scope) => selectUnansweredComments(scope, [engagementId]));
    return rows.filter(({ candidateId }) => candidateId === candidate.id);
  };
  return { candidate, write, found };
};

test('the comments since the last one of the agency are unanswered, and notes count for neither side', async () => {
  const { candidate, write, found } = await commentedCandidate();
  await write('client', 0);
  await write('agency', 1);
  expect(await found()).toEqual([]);
  await write('client', 2);
  await write('client', 3);
  await write('client', 4, 'client');
  await write('agency', 5, 'agency');
  expect(await found()).toMatchObject([{ candidateId: candidate.id, comments: 2, since: after(2) }]);
  await write('agency', 6);
  expect(await found()).toEqual([]);
});

test('a candidate who has left needs no answer, and a rival sees none', async () => {
  const { candidate, write, found } = await commentedCandidate();
  await write('client', 0);
  expect(await found()).toHaveLength(1);
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  expect(await found(rival.id)).toEqual([]);
  const set = { statusId: candidateStatus.withdrew };
  await kit.db.updateTable('candidate').set(set).where('id', '=', candidate.id).execute();
  expect(await found()).toEqual([]);
});
