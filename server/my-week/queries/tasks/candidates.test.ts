import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listEngagementsWithAssignees } from '../engagements-with-assignees.ts';
import { deriveFollowUpTasks, deriveSubmissionTasks } from './candidates.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a role without candidates is due after five working days, and then a candidate without an answer [W01]', async () => {
  const { agency, client, owner, standard } = market;
  const { id: engagementId } = await makeEngagement(kit.db, {
    clientId: client.id,
    stage: 'fulfillment',
    timeZone: 'Australia/Melbourne',
  });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
  await makeApplication(kit.db, { engagementId, supplierId: agency.id, decidedAt: new Date('2026-11-20T02:00:00Z') });
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  const tasks = (source: typeof deriveSubmissionTasks) =>
    kit.asAgency(owner.id, async (scope) => source(scope, await listEngagementsWithAssignees(scope)));
  expect(await tasks(deriveFollowUpTasks)).toEqual([]);
  // The task is due a week after the approval on Friday, at 17:00 in Melbourne.
  expect(await tasks(deriveSubmissionTasks)).toMatchObject([
    {
      kind: 'submit-candidate',
      action: 'Submit a candidate',
      due: new Date('2026-11-27T06:00:00Z'),
      userIds: [owner.id],
    },
  ]);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    submittedBy: standard.id,
    dateSubmitted: new Date('2026-11-19T02:00:00Z'),
    firstName: 'Ada',
    lastName: 'Byrne',
  });
  expect(await tasks(deriveSubmissionTasks)).toEqual([]);
  expect(await tasks(deriveFollowUpTasks)).toMatchObject([
    {
      kind: 'follow-up',
      candidateId,
      title: 'Ada Byrne: no answer from the employer yet',
      due: new Date('2026-11-26T06:00:00Z'),
      userIds: [standard.id],
    },
  ]);
  await kit.db.updateTable('candidate').set({ statusId: 4 }).where('id', '=', candidateId).execute();
  expect(await tasks(deriveFollowUpTasks)).toEqual([]);
});
