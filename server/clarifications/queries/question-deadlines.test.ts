import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeRole } from '#server/team/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listQuestionDeadlines } from './question-deadlines.ts';

const now = new Date('2026-11-20T04:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  kit.clock.set(now);
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const engagementWith = async (
  given: Parameters<typeof makeEngagement>[1],
  statusId: ApplicationStatusId | null = applicationStatus.approved,
) => {
  const { id } = await makeEngagement(kit.db, { title: 'Theatre nurses', ...given });
  if (statusId !== null) await makeApplication(kit.db, { engagementId: id, supplierId: market.agency.id, statusId });
  return id;
};
const found = (engagementId: string, userId = market.owner.id) =>
  kit.asAgency(userId, (scope) => listQuestionDeadlines(scope, [engagementId]));

test('questions of a success fee close before the closing time, and move with it and with a pause [K01]', async () => {
  const engagementId = await engagementWith({ clientId: market.client.id, closingAt: at(100), questionHours: 48 });
  expect(await found(engagementId)).toEqual([{ engagementId, title: 'Theatre nurses', endsAt: at(52) }]);
  const change = (values: object) =>
    kit.db.updateTable('engagement').set(values).where('id', '=', engagementId).execute();
  await change({ closingAt: at(200) });
  expect(await found(engagementId)).toMatchObject([{ endsAt: at(152) }]);
  await change({ pausedAt: at(-10) });
  expect(await found(engagementId)).toMatchObject([{ endsAt: at(162) }]);
  await change({ pausedAt: null, closingAt: at(48) });
  expect(await found(engagementId)).toEqual([]);
});

test('they are those of engagements in which the caller may ask', async () => {
  const open = { clientId: market.client.id, closingAt: at(100) };
  expect(await found(await engagementWith(open, null))).toEqual([]);
  expect(await found(await engagementWith(open, applicationStatus.declined))).toEqual([]);
  const ended = { ...open, status: 'completed', endedAs: 'completed', endedAt: now, stage: 'ended' } as const;
  expect(await found(await engagementWith(ended))).toEqual([]);
  const engagementId = await engagementWith(open, applicationStatus.pending);
  expect(await found(engagementId)).toHaveLength(1);
  const reader = await makeUser(kit.db, { tenantId: market.agency.id, role: 'none' });
  await makeRole(kit.db, {
    tenantId: market.agency.id,
    permissions: ['Clarification=View Details', 'Assignments=View Other Users Assignment / Data'],
    holderIds: [reader.id],
  });
  expect(await found(engagementId, reader.id)).toEqual([]);
  expect(await kit.asAgency(market.owner.id, (scope) => listQuestionDeadlines(scope, []))).toEqual([]);
});
