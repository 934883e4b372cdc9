import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeMessage, makeThread } from '#server/clarifications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listEngagementsWithAssignees } from '../engagements-with-assignees.ts';
import { deriveCommentTasks } from './comments.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('comments of the employer are due for an answer at 17:00 on the next working day [W01]', async () => {
  const { agency, client, owner, standard } = market;
  const { id: engagementId } = await makeEngagement(kit.db, {
    clientId: client.id,
    stage: 'fulfillment',
    timeZone: 'Australia/Melbourne',
  });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
  await makeApplication(kit.db, { engagementId, supplierId: agency.id, decidedAt: new Date('2026-11-20T02:00:00Z') });
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    submittedBy: standard.id,
    firstName: 'Ada',
    lastName: 'Byrne',
  });
  const tasks = () =>
    kit.asAgency(owner.id, async (scope) => deriveCommentTasks(scope, await listEngagementsWithAssignees(scope)));
  expect(await tasks()).toEqual([]);
  // It is Friday in Melbourne, so the next working day is Monday.
  const createdAt = new Date('2026-11-20T01:00:00Z');
  const thread = await makeThread(kit.db, {
    kind: 'candidate',
    supplierId: agency.id,
    clientId: client.id,
    engagementId,
    candidateId,
    createdAt,
  });
  const write = (side: 'agency' | 'client', hours: number, visibleTo: 'both' | 'agency' = 'both') =>
    makeMessage(kit.db, thread, {
      side,
      visibleTo,
      isQuestion: false,
      createdAt: new Date(createdAt.getTime() + hours * 3_600_000),
    });
  await write('client', 0);
  await write('agency', 1, 'agency');
  expect(await tasks()).toMatchObject([
    {
      kind: 'answer-comments',
      recordId: candidateId,
      candidateId,
      title: 'Ada Byrne: 1 unanswered comment',
      action: 'Answer',
      due: new Date('2026-11-23T06:00:00Z'),
      userIds: [standard.id],
    },
  ]);
  await write('agency', 2);
  expect(await tasks()).toEqual([]);
});
