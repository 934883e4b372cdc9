import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeNotification } from '../factories.ts';
import { findEngagementTarget } from './notification-target.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
});

const land = (engagementId = market.engagementId, notificationId?: string) =>
  kit.asAgency(market.owner.id, (scope) =>
    findEngagementTarget(scope, { engagementId, ...(notificationId === undefined ? {} : { notificationId }) }),
  );
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : undefined);
const apply = (statusId: ApplicationStatusId, engagementId = market.engagementId) =>
  makeApplication(kit.db, { engagementId, supplierId: market.agency.id, statusId });

test('an open engagement redirects to its page for an applicant, otherwise to the opportunity', async () => {
  expect(await land()).toMatchObject({ isRedirect: true, to: `/opportunities/${market.engagementId}`, message: '' });
  await apply(2);
  expect(await land()).toEqual({
    isRedirect: true,
    to: `/engagement/${market.engagementId}`,
    message: '',
    applicationStatusId: 2,
    engagementStatusId: 1,
  });
});

test('a notification redirects to its own page', async () => {
  await apply(2);
  const about = await makeNotification(kit.db, {
    userId: market.owner.id,
    tenantId: market.agency.id,
    engagementId: market.engagementId,
  });
  expect(await land(market.engagementId, about.id)).toMatchObject({
    to: `/engagement/${market.engagementId}/application`,
  });
});

test('a declined application does not redirect, and shows a notice with the reason', async () => {
  await apply(3);
  expect(await land()).toEqual({
    isRedirect: false,
    to: null,
    message: 'Your application to this engagement was declined.',
    applicationStatusId: 3,
    engagementStatusId: 1,
  });
});

test('a completed engagement does not redirect, except for an agency that was not selected, to the result', async () => {
  const ended = await makeEngagement(kit.db, {
    clientId: market.client.id,
    status: 'completed',
    stage: 'ended',
    endedAs: 'success',
    endedAt: kit.clock.now(),
  });
  expect(await land(ended.id)).toMatchObject({ isRedirect: false, message: 'This Engagement has been completed.' });
  await apply(6, ended.id);
  expect(await land(ended.id)).toMatchObject({
    isRedirect: true,
    to: `/engagement/${ended.id}`,
    engagementStatusId: 2,
  });
});

test("an invisible engagement, and a notification of another user or engagement, are 'not-found'", async () => {
  const hidden = await makeEngagement(kit.db, { clientId: market.client.id, publishedAt: null });
  const elsewhere = await makeEngagement(kit.db, { clientId: market.client.id });
  const foreign = await makeNotification(kit.db, {
    userId: market.standard.id,
    tenantId: market.agency.id,
    engagementId: market.engagementId,
  });
  const other = await makeNotification(kit.db, {
    userId: market.owner.id,
    tenantId: market.agency.id,
    engagementId: elsewhere.id,
  });
  expect(codeOf(await land(hidden.id))).toBe('not-found');
  expect(codeOf(await land(market.engagementId, foreign.id))).toBe('not-found');
  expect(codeOf(await land(market.engagementId, other.id))).toBe('not-found');
});
