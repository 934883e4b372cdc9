import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { assignmentReactions } from '../reactions.ts';
import { assignApplicant } from './assign-applicant.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: assignmentReactions });
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a user who applies is assigned to the engagement, once', async () => {
  const { engagementId, agency, owner } = market;
  await kit.asAgency(owner.id, async (scope) => {
    await scope.emit({ kind: applicationEvents.submitted, supplierId: agency.id, engagementId });
    await assignApplicant(scope, { engagementId, supplierId: agency.id, userId: owner.id });
  });
  expect(await kit.db.selectFrom('assignment').select(['userId', 'deletedAt']).execute()).toEqual([
    { userId: owner.id, deletedAt: null },
  ]);
});

test('a user without permission to view the work of others can still see the engagement they applied to', async () => {
  const { engagementId, agency, standard, client } = await makeMarketFixture(kit.db);
  const seen = () => kit.asAgency(standard.id, (scope) => scope.db.selectFrom('engagement').select('id').execute());
  await kit.asAgency(standard.id, async (scope) => {
    await scope.db
      .insertInto('application')
      .values({
        id: newId(),
        engagementId,
        supplierId: agency.id,
        clientId: client.id,
        supplierName: agency.name,
        statusId: 1,
        location: '',
        termsVersion: 1,
        termsHash: '',
        terms: '{}',
        appliedBy: standard.id,
        appliedByName: '',
        appliedAt: scope.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await scope.emit({ kind: applicationEvents.submitted, supplierId: agency.id, engagementId });
  });
  expect((await seen()).map(({ id }) => id)).toContain(engagementId);
});
