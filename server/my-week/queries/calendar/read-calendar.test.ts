import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  downloadCalendarEndpoint,
  issueCalendarAddressEndpoint,
  readCalendarAddressEndpoint,
  revokeCalendarAddressEndpoint,
} from '#contract/my-week/endpoints.ts';
import type { OwnCalendar } from '#contract/my-week/shapes.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
  market = await makeMarketFixture(server.kit.db);
});
afterAll(() => server.close());

const issue = async (userId = market.owner.id) => {
  const { body } = await server.call(userId, issueCalendarAddressEndpoint, {});
  return (body as OwnCalendar).address?.path.split('/').at(-2) ?? '';
};
const fetchBy = (token: string) => server.call(undefined, downloadCalendarEndpoint, { token });
const summaries = async (token: string) => {
  const calendar = new ICAL.Component(ICAL.parse((await fetchBy(token)).bytes.toString()) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary'));
};
const unknown = { status: 404, body: { code: 'calendar-unknown' } };

test('a calendar app reads the deadlines of the user by the address, and the user sees that it did [W01]', async () => {
  const { kit } = server;
  const engagement = await makeEngagement(kit.db, { clientId: market.client.id, title: 'Theatre nurses' });
  const token = await issue();
  expect(await summaries(token)).toEqual([]);
  const assignment = await makeAssignment(kit.db, { engagementId: engagement.id, userId: market.owner.id });
  expect(await summaries(token)).toEqual(['Theatre nurses: applications close']);
  const { headers } = await fetchBy(token);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const { body } = await server.call(market.owner.id, readCalendarAddressEndpoint, {});
  expect((body as OwnCalendar).address?.readAt).toBe(kit.clock.now().toISOString());
  // The calendar is generated anew for every request.
  await kit.db.updateTable('assignment').set({ deletedAt: kit.clock.now() }).where('id', '=', assignment.id).execute();
  expect(await summaries(token)).toEqual([]);
});

test('an address that was replaced, revoked or invented is unknown', async () => {
  const first = await issue();
  const second = await issue();
  expect(second).not.toBe(first);
  expect(await fetchBy(first)).toMatchObject(unknown);
  expect((await fetchBy(second)).status).toBe(200);
  await server.call(market.owner.id, revokeCalendarAddressEndpoint, {});
  expect(await fetchBy(second)).toMatchObject(unknown);
  expect(await fetchBy('0'.repeat(64))).toMatchObject(unknown);
});

test('with the user or the approval of the agency the calendar ends', async () => {
  const { db, clock } = server.kit;
  const token = await issue(market.rivalOwner.id);
  expect((await fetchBy(token)).status).toBe(200);
  const agency = db.updateTable('tenant').where('id', '=', market.rival.id);
  await agency.set({ status: 'declined' }).execute();
  expect(await fetchBy(token)).toMatchObject(unknown);
  await agency.set({ status: 'approved' }).execute();
  expect((await fetchBy(token)).status).toBe(200);
  await db.updateTable('appUser').set({ deletedAt: clock.now() }).where('id', '=', market.rivalOwner.id).execute();
  expect(await fetchBy(token)).toMatchObject(unknown);
});
