import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClarificationsEndpoint } from '#contract/clarifications/endpoints.ts';
import { endpoints } from '#contract/registry.ts';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeClarification } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T04:00:00Z') });
});
afterAll(() => server.close());

const at = (path: string) => {
  const found = endpoints.find((one) => one.path === path);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
};

test('the specification reads clarifications by auction and by success fee [K01]', async () => {
  const { db } = server.kit;
  const { agency, owner, client, engagementId } = await makeMarketFixture(db);
  const auction = await makeEngagement(db, { clientId: client.id, kind: 'competitive' });
  for (const id of [engagementId, auction.id]) {
    await makeApplication(db, { engagementId: id, supplierId: agency.id });
    await makeClarification(db, { engagementId: id, supplierId: agency.id });
  }
  const shape = { clarifications: [{ replies: [{}], readers: [], comment_count: 1 }] };
  const bySuccessFee = at('/api/v2.1/comment/clarifications/successfee/{successFeeId}');
  expect(await server.call(owner.id, bySuccessFee, { engagementId })).toMatchObject({ status: 200, body: shape });
  const byAuction = at('/api/v2.1/comment/clarifications/auction/{auctionId}');
  const answer = await server.call(owner.id, byAuction, { engagementId: auction.id });
  expect(answer).toMatchObject({ status: 200, body: shape });
});

test('the latest topic comes first, with the deadlines of the engagement', async () => {
  const { db } = server.kit;
  const { agency, owner, employer, engagementId } = await makeMarketFixture(db);
  const closingAt = new Date('2026-12-10T12:00:00Z');
  await db.updateTable('engagement').set({ closingAt }).where('id', '=', engagementId).execute();
  await makeApplication(db, { engagementId, supplierId: agency.id });
  const place = { engagementId, supplierId: agency.id };
  await makeClarification(db, { ...place, subject: 'Later', createdAt: new Date('2026-11-19T05:00:00Z') });
  await makeClarification(db, { ...place, subject: 'Earlier', createdAt: new Date('2026-11-19T04:00:00Z') });
  const { body } = await server.call(owner.id, listClarificationsEndpoint, { engagementId });
  expect(body).toMatchObject({
    deadlines: {
      isClosed: false,
      questionsEndAt: '2026-12-08T12:00:00.000Z',
      answersDueAt: '2026-12-09T12:00:00.000Z',
    },
    audience: null,
    clarifications: [{ topic: 'Later' }, { topic: 'Earlier' }],
    can: { ask: { allowed: true }, changeDeadlines: { allowed: false } },
  });
  const forEmployer = await server.call(employer.id, listClarificationsEndpoint, { engagementId });
  expect(forEmployer.body).toMatchObject({
    audience: 1,
    can: { ask: { allowed: false }, changeDeadlines: { allowed: true } },
    clarifications: [{ can: { publish: { allowed: true } } }, {}],
  });
});
