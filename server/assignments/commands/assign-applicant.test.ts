import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarket, type Market } from '#server/applications/factories.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { assignmentReactions } from '../reactions.ts';
import { assignApplicant } from './assign-applicant.ts';

let kit: TestKit;
let market: Market;
beforeAll(async () => {
  kit = await createTestKit({ reactions: assignmentReactions });
  market = await makeMarket(kit.db);
});
afterAll(() => kit.close());

test('whoever applies works on the engagement from then on, once', async () => {
  const { engagementId, agency, owner } = market;
  await kit.asAgency(owner.id, async (scope) => {
    await scope.emit({ kind: applicationEvents.submitted, supplierId: agency.id, engagementId });
    await assignApplicant(scope, { engagementId, supplierId: agency.id, userId: owner.id });
  });
  expect(await kit.db.selectFrom('assignment').select(['userId', 'deletedAt']).execute()).toEqual([
    { userId: owner.id, deletedAt: null },
  ]);
});
