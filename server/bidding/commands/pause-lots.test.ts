import {
  pauseEngagementEndpoint,
  pauseRequestEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const reasons = { reasonId: 1, reasonText: '' };

test('a pause refuses bids, and the ends move by the pause', async () => {
  const { market, call, bid, read, server } = auction;
  const lot = await auction.open({ hours: 2 });
  await call(market.employer.id, pauseRequestEndpoint, { talentRequestId: lot.lotId, ...reasons });
  server.kit.clock.advance(3 * hour);
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({
    code: 'not-open-to-you',
    reasons: [{ code: 'request-paused' }],
  });
  const end = { state: 'open', isPaused: true, endsAt: '2026-11-20T09:01:00.000Z' };
  expect(await read(market.owner.id, lot)).toMatchObject(end);
  await call(market.employer.id, resumeRequestEndpoint, { talentRequestId: lot.lotId });
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({ endsAt: '2026-11-20T09:01:00.000Z' });
});

test.each([
  ['a talent request', pauseRequestEndpoint],
  ['an engagement', pauseEngagementEndpoint],
] as const)(
  '%s that resumes at its time moves the ends by the pause, however late the job saves it',
  async (_name, pause) => {
    const { market, call, read, server } = auction;
    const lot = await auction.open({ hours: 2 });
    await call(market.employer.id, pause, {
      talentRequestId: lot.lotId,
      engagementId: lot.auctionId,
      resumeAt: '2026-11-20T05:01:00.000Z',
      ...reasons,
    });
    server.kit.clock.advance(2.5 * hour);
    await server.product.jobs.find(({ queue }) => queue === 'engagements.resume-requests')?.run({});
    expect(await read(market.owner.id, lot)).toMatchObject({ isPaused: false, endsAt: '2026-11-20T07:01:00.000Z' });
  },
);

test('a pause that ends at its time takes bids again before the job has saved it', async () => {
  const { market, call, bid, read, server } = auction;
  const lot = await auction.open({ hours: 2 });
  await call(market.employer.id, pauseRequestEndpoint, {
    talentRequestId: lot.lotId,
    resumeAt: '2026-11-20T05:01:00.000Z',
    ...reasons,
  });
  server.kit.clock.advance(2.5 * hour);
  const end = '2026-11-20T07:01:00.000Z';
  expect(await read(market.owner.id, lot)).toMatchObject({ isPaused: false, endsAt: end });
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({ endsAt: end });
  expect(await read(market.owner.id, lot)).toMatchObject({ endsAt: end });
});
