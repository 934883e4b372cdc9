import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeThread } from '#server/clarifications/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { issueReplyAddress } from './issue-reply-address.ts';

const domain = 'reply.rolecall.example';
let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a user has one address per conversation, and none while no email comes in', async () => {
  const parties = { supplierId: market.agency.id, clientId: market.client.id };
  const createdAt = kit.clock.now();
  const thread = await makeThread(kit.db, { kind: 'discussion', subject: 'Terms', createdAt, ...parties });
  const on = { ...kit.source, settings: { ...kit.source.settings, inboundMailDomain: domain } };
  const issue = ({ id: userId, tenantId }: { id: string; tenantId: string }, source = on) =>
    inSystemScope(source, 'a test', (scope) =>
      issueReplyAddress(scope, { userId, tenantId, threadId: thread.id, page: '/messages' }),
    );
  const first = await issue(market.owner);
  expect(first).toMatch(/^reply\+[0-9a-f]{32}@reply\.rolecall\.example$/);
  expect(await issue(market.owner)).toBe(first);
  expect(await issue(market.standard)).not.toBe(first);
  expect(
    await inSystemScope(kit.source, 'a test', (scope) =>
      issueReplyAddress(scope, {
        userId: market.owner.id,
        tenantId: market.owner.tenantId,
        threadId: thread.id,
        page: '/',
      }),
    ),
  ).toBeUndefined();
});
