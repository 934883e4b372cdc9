import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeLotEndpoint } from '#contract/bidding/endpoints.ts';
import {
  changeRequestEndpoint,
  changeTermsEndpoint,
  readOwnEngagementEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { lotRulesInput, makeLot } from '../factories.ts';
import { placeBid } from './bids/place-bid.ts';

const begin = new Date('2026-11-20T04:01:00Z');
const hourMs = 3_600_000;

let server: TestServer;
let market: MarketFixture;
let employer: string;
beforeAll(async () => {
  server = await createTestServer({ now: begin });
  market = await makeMarketFixture(server.kit.db);
  employer = (await makeUser(server.kit.db, { tenantId: market.client.id })).id;
});
afterAll(() => server.close());
beforeEach(() => server.kit.clock.set(begin));

const change = (
  talentRequestId: string,
  given: object = {},
  { version = 1, endsAt }: { version?: number; endsAt?: Date } = {},
) =>
  server.call(employer, changeLotEndpoint, {
    talentRequestId,
    version,
    endsAt: endsAt?.toISOString() ?? null,
    rules: { ...lotRulesInput, ...given },
  });
const inHours = (hours: number): Date => new Date(begin.getTime() + hours * hourMs);
const bid = (talentRequestId: string) =>
  server.kit.asAgency(market.owner.id, (scope) =>
    placeBid(scope, { talentRequestId, bidAmount: '9500', rulesVersion: 1 }),
  );
const statusesOf = async (talentRequestId: string) =>
  (
    await server.kit.db
      .selectFrom('standingBid')
      .select('status')
      .where('talentRequestId', '=', talentRequestId)
      .execute()
  ).map(({ status }) => status);
const leaves = async (talentRequestId: string) =>
  (
    await server.kit.db
      .selectFrom('lotLeaf')
      .select('kind')
      .where('talentRequestId', '=', talentRequestId)
      .orderBy('index')
      .execute()
  ).map(({ kind }) => kind);

test('before bidding, agencies read the new rules beside the earlier ones, and no end is set', async () => {
  const { id: engagementId } = await makeEngagement(server.kit.db, { clientId: market.client.id, kind: 'competitive' });
  const { id } = await makeTalentRequest(server.kit.db, { engagementId });
  const changed = await change(id, { ceiling: '12000', tieRule: 'rebid' }, { endsAt: inHours(48) });
  expect(changed).toMatchObject({ status: 200, body: { state: 'scheduled', endsAt: null } });
  const notices = await server.call(market.owner.id, listNoticesEndpoint, { engagementId });
  expect(notices.body).toMatchObject([
    {
      kind: 'requestChanged',
      changes: [
        {
          field: 'biddingRules',
          before: expect.stringContaining('The lowest percentage of base salary leads.') as string,
          after: expect.stringMatching(/Bids above AUD\s12,000\.00 are not accepted\./) as string,
        },
      ],
    },
  ]);
  const own = await server.call(employer, readOwnEngagementEndpoint, { engagementId });
  expect(own.body).toMatchObject({
    talentRequests: [{ lotRules: { version: 2, bidMethodId: 3, ceiling: '12000', tieRule: 'rebid', endsAt: null } }],
  });
});

test('during bidding, bids become unconfirmed and bidding ends in a day at the earliest', async () => {
  const { auctionId, lotId } = await makeLot(server.kit, market, { hours: 3 });
  await bid(lotId);
  expect(await change(lotId, { ceiling: '12000' })).toMatchObject({
    status: 200,
    body: { state: 'open', endsAt: inHours(24).toISOString() },
  });
  expect(await statusesOf(lotId)).toEqual(['unconfirmed']);
  expect(await leaves(lotId)).toEqual(['rules', 'opening', 'bid', 'terms']);
  const own = await server.call(employer, readOwnEngagementEndpoint, { engagementId: auctionId });
  expect(own.body).toMatchObject({
    stages: [{}, {}, { name: 'Bidding', at: inHours(24).toISOString() }, {}, {}],
    talentRequests: [{ lotRules: { version: 2 } }],
  });
});

test('a change of the terms, or of the roles, asks agencies to confirm their bids as well', async () => {
  const terms = await makeLot(server.kit, market, { hours: 3 });
  await bid(terms.lotId);
  const input = { engagementId: terms.auctionId, termsVersion: 1, terms: 'Other terms.', guaranteeDays: 60 };
  expect((await server.call(employer, changeTermsEndpoint, input)).status).toBe(200);
  expect(await statusesOf(terms.lotId)).toEqual(['unconfirmed']);
  const basis = await makeLot(server.kit, market, { hours: 3 });
  await bid(basis.lotId);
  const roles = { talentRequestId: basis.lotId, version: 1, noOfRoles: 7 };
  expect((await server.call(employer, changeRequestEndpoint, roles)).status).toBe(200);
  expect(await statusesOf(basis.lotId)).toEqual(['unconfirmed']);
});

test('the same rules again change nothing', async () => {
  const { lotId } = await makeLot(server.kit, market);
  await bid(lotId);
  expect((await change(lotId)).status).toBe(200);
  expect(await statusesOf(lotId)).toEqual(['valid']);
});

test("bid type and bid method are fixed by the first bid: 'bid-method-fixed'", async () => {
  const { lotId } = await makeLot(server.kit, market);
  expect((await change(lotId, { bidTypeId: 3 })).status).toBe(200);
  await server.kit.asAgency(market.owner.id, (scope) =>
    placeBid(scope, { talentRequestId: lotId, bidAmount: '9500', rulesVersion: 2 }),
  );
  for (const [given, field] of [
    [{ bidTypeId: 2 }, 'rules.bidTypeId'],
    [{ bidTypeId: 3, bidMethodId: 4 }, 'rules.bidMethodId'],
  ] as const)
    expect(await change(lotId, given, { version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'bid-method-fixed', fields: [{ field }] },
    });
});

test("the end only moves to a later time: 'lot-ends-earlier', 'lot-ends-in-the-past'", async () => {
  const { lotId } = await makeLot(server.kit, market, { hours: 48 });
  const refused = (endsAt: Date) => change(lotId, {}, { endsAt });
  expect(await refused(inHours(47))).toMatchObject({ status: 409, body: { code: 'lot-ends-earlier' } });
  expect(await refused(inHours(0))).toMatchObject({ status: 409, body: { code: 'lot-ends-in-the-past' } });
  expect(await refused(inHours(24 * 366 + 1))).toMatchObject({ status: 409, body: { code: 'lot-ends-in-the-past' } });
  expect(await refused(inHours(72))).toMatchObject({ status: 200, body: { endsAt: inHours(72).toISOString() } });
});

test('a change can move the end as far ahead as a new round can: a year, also a leap year', async () => {
  const { lotId } = await makeLot(server.kit, market, { hours: 48 });
  const endsAt = inHours(24 * 366);
  expect(await change(lotId, {}, { endsAt })).toMatchObject({ status: 200, body: { endsAt: endsAt.toISOString() } });
});

test("rules that a colleague has changed must be reloaded first: 'rules-changed'", async () => {
  const { lotId } = await makeLot(server.kit, market);
  expect((await change(lotId, { ceiling: '12000' })).status).toBe(200);
  expect(await change(lotId, { ceiling: '11000' })).toMatchObject({ status: 409, body: { code: 'rules-changed' } });
});

test("nothing changes once bidding has ended: 'lot-not-changeable'", async () => {
  const { auctionId, lotId } = await makeLot(server.kit, market, { hours: 3 });
  server.kit.clock.set(inHours(3));
  expect(await change(lotId, { ceiling: '12000' })).toMatchObject({
    status: 409,
    body: { code: 'lot-not-changeable', reasons: [{ code: 'bidding-ended' }] },
  });
  const basis = { talentRequestId: lotId, version: 1, noOfRoles: 7 };
  expect(await server.call(employer, changeRequestEndpoint, basis)).toMatchObject({
    status: 409,
    body: { code: 'basis-settled', reasons: [{ code: 'bidding-ended' }] },
  });
  const own = await server.call(employer, readOwnEngagementEndpoint, { engagementId: auctionId });
  expect(own.body).toMatchObject({ talentRequests: [{ can: { changeBasis: { allowed: false } } }] });
});

test('a day or hourly rate needs the contracted time of the talent request, without which it could not be awarded', async () => {
  const { lotId } = await makeLot(server.kit, market);
  for (const rate of [{ bidMethodId: 4 }, { bidMethodId: 5, hoursPerDay: '8' }])
    expect(await change(lotId, rate)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ field: 'rules.bidMethodId' }] },
    });
  const enter = { talentRequestId: lotId, version: 1, contractedUnits: '120' };
  expect((await server.call(employer, changeRequestEndpoint, enter)).status).toBe(200);
  expect((await change(lotId, { bidMethodId: 4 })).status).toBe(200);
});

test('values that do not apply are not stored', async () => {
  const { lotId } = await makeLot(server.kit, market);
  const given = {
    bidTypeId: 1,
    awardLimit: 3,
    referenceAmount: '90000',
    hoursPerDay: '8',
    minimumStep: '5',
    startPrice: '1',
  };
  expect((await change(lotId, given)).status).toBe(200);
  const stored = await server.kit.db.selectFrom('lotRules').selectAll().where('talentRequestId', '=', lotId).execute();
  expect(stored).toMatchObject([
    {
      awardLimit: null,
      referenceAmount: null,
      hoursPerDay: null,
      minimumStep: null,
      startPrice: null,
      extensionMinutes: 0,
    },
  ]);
});
