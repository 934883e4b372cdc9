import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import * as at from '#contract/reports/endpoints.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { makeEvent } from '#server/notifications/factories.ts';
import { readRecords } from '#server/testing/read-workbook.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createZonedClock } from '../rules/zoned-clock.ts';

const now = new Date('2026-11-20T04:01:00Z');
const zone = 'Australia/Sydney';
const period = { startDate: '2026-08-22', endDate: '2026-11-20', range: '90', timeZone: zone };

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer({ now });
  market = await makeMarketFixture(server.kit.db);
});
afterAll(() => server.close());

const asked = (user: string, where: Endpoint, more: object = {}) => server.call(user, where, { ...period, ...more });
const shownAt = (instant: string) => ({
  value: String(createZonedClock(zone).serialOf(new Date(instant))),
  format: 'dd mmm yyyy hh:mm',
});

test("the notices of a report match those of the engagement's page", async () => {
  const { db } = server.kit;
  const { engagementId, agency, client, owner } = market;
  await makeApplication(db, { engagementId, supplierId: agency.id });
  const about = { clientId: client.id, engagementId };
  await makeEvent(db, { kind: engagementEvents.published, at: new Date('2026-11-19T22:00:00Z'), ...about });
  await makeEvent(db, {
    kind: engagementEvents.closingChanged,
    at: new Date('2026-11-19T23:00:00Z'),
    data: { previous: '2026-12-01T04:00:00.000Z', new: '2026-12-02T04:00:00.000Z' },
    ...about,
  });
  // The previous value in this event is the name of a stage, not a date.
  await makeEvent(db, {
    kind: engagementEvents.biddingOpened,
    at: new Date('2026-11-19T23:30:00Z'),
    data: { previous: 'clarification', until: '2026-12-09T04:00:00.000Z' },
    ...about,
  });
  const page = (await server.call(owner.id, listNoticesEndpoint, { engagementId })).body as {
    text: string;
    at: string;
    from: string | null;
    to: string | null;
  }[];
  const { bytes } = await asked(owner.id, at.downloadEngagementNoticesReportEndpoint);
  expect(page).toHaveLength(3);
  expect(page.filter(({ from }) => from !== null)).toHaveLength(1);
  expect(readRecords(bytes)).toMatchObject(
    page.map((one) => ({
      Notice: one.text,
      Date: shownAt(one.at),
      From: one.from === null ? '' : shownAt(one.from),
      To: one.to === null ? '' : shownAt(one.to),
    })),
  );
});
