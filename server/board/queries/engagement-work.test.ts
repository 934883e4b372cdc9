import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makePlacedBid } from '#server/bidding/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readEngagementWork, readStaging, listStaging, toOwnApplicationState } from './engagement-work.ts';
import { countOwnCandidates } from './staging-rows.ts';

let kit: TestKit;
let market: MarketFixture;
let engagementId: string;
let talentRequestId: string;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(async () => {
  const { id } = await makeEngagement(kit.db, { clientId: market.client.id, stage: 'fulfillment' });
  engagementId = id;
  talentRequestId = (await makeTalentRequest(kit.db, { engagementId, statusId: 5 })).id;
});

const read = (user = market.owner.id) => kit.asAgency(user, (scope) => readEngagementWork(scope, { engagementId }));
const discontinued = {
  status: 'cancelled',
  endedAs: 'discontinued',
  stage: 'ended',
  endedAt: new Date('2026-11-19T04:00:00Z'),
} as const;
const end = (endedAs: 'cancelled' | 'discontinued' | 'completed') =>
  kit.db
    .updateTable('engagement')
    .set({
      status: endedAs === 'completed' ? 'completed' : 'cancelled',
      endedAs,
      stage: 'ended',
      endedAt: new Date('2026-11-19T04:00:00Z'),
    })
    .where('id', '=', engagementId)
    .execute();

test('an engagement has the own application, the next step and the next action of the caller', async () => {
  expect(await read()).toMatchObject({ application: null, next: { text: 'Applications close.' }, waits: null });
  const { id: applicationId } = await makeApplication(kit.db, { engagementId, supplierId: market.agency.id });
  expect(await read()).toMatchObject({
    engagementId,
    stage: 'fulfillment',
    application: { applicationId, applicationStatusId: 2, applicationStatus: 'Approved' },
    waits: { code: 'submit-candidate', text: 'Submit a candidate' },
    errors: [],
  });
  await makeCandidate(kit.db, { talentRequestId, supplierId: market.agency.id });
  expect(await read()).toMatchObject({ waits: null });
});

test('a client counts as known once the agency has applied to any of its engagements', async () => {
  const { id: clientId } = await makeTenant(kit.db, { side: 'client', name: 'Calder Finch' });
  const [first, second] = [await makeEngagement(kit.db, { clientId }), await makeEngagement(kit.db, { clientId })];
  const isOwn = async () =>
    kit.asAgency(market.owner.id, (scope) => readEngagementWork(scope, { engagementId: first.id }));
  await makeApplication(kit.db, { engagementId: first.id, supplierId: market.rival.id });
  expect(await isOwn()).toMatchObject({ isOwnClient: false });
  await makeApplication(kit.db, { engagementId: second.id, supplierId: market.agency.id });
  expect(await isOwn()).toMatchObject({ isOwnClient: true });
});

test("an agency's applications are invisible to other agencies", async () => {
  await makeApplication(kit.db, { engagementId, supplierId: market.rival.id });
  expect(await read()).toMatchObject({ application: null });
  expect(toOwnApplicationState(undefined)).toBeNull();
});

test('a cancelled engagement has errors for every agency, a discontinued one for agencies that never applied', async () => {
  await makeApplication(kit.db, { engagementId, supplierId: market.rival.id, statusId: 3 });
  await end('cancelled');
  expect(await read()).toMatchObject({ errors: ['Engagement has been cancelled.'] });
  expect(await read(market.rivalOwner.id)).toMatchObject({
    errors: ['Engagement has been cancelled.'],
    notice: 'This Engagement has been cancelled.',
    next: null,
  });
  const { id } = await makeEngagement(kit.db, { clientId: market.client.id, ...discontinued });
  await makeApplication(kit.db, { engagementId: id, supplierId: market.rival.id, statusId: 2 });
  const readBy = (userId: string) => kit.asAgency(userId, (scope) => readEngagementWork(scope, { engagementId: id }));
  expect(await readBy(market.owner.id)).toMatchObject({ errors: ['Engagement has been cancelled.'] });
  expect(await readBy(market.rivalOwner.id)).toMatchObject({ errors: [] });
});

test('a cancelled auction in staging has its own message', async () => {
  const { id } = await makeEngagement(kit.db, {
    clientId: market.client.id,
    kind: 'competitive',
    ...discontinued,
  });
  const answer = await kit.asAgency(market.owner.id, (scope) =>
    readStaging(scope, { engagementId: id, stage: 'bidding' }),
  );
  expect(answer).toMatchObject({ errors: ['Auction has been cancelled.'], status: 'cancelled' });
});

test('a stage is requested by name, and is past, current or to come', async () => {
  const ask = (stage: 'application' | 'fulfillment' | 'bidding') =>
    kit.asAgency(market.owner.id, (scope) => readStaging(scope, { engagementId, stage }));
  expect(await ask('application')).toMatchObject({ stage: 'fulfillment', asked: { state: 'done' } });
  expect(await ask('fulfillment')).toMatchObject({ asked: { state: 'now' }, talentRequests: [{ talentRequestId }] });
  expect(await ask('bidding')).toMatchObject({ asked: null });
});

test('the staging table has the own candidates and the own bid of each request', async () => {
  const other = await makeTalentRequest(kit.db, { engagementId, statusId: 8, statusBeforePauseId: 5 });
  for (const supplierId of [market.agency.id, market.rival.id]) {
    await makeApplication(kit.db, { engagementId, supplierId });
  }
  for (const statusId of [1, 3, 5] as const) {
    await makeCandidate(kit.db, {
      talentRequestId,
      supplierId: market.agency.id,
      statusId,
      dateWithdrawn: statusId === 5 ? kit.clock.now() : null,
    });
  }
  await makeCandidate(kit.db, { talentRequestId, supplierId: market.rival.id });
  await makePlacedBid(kit.db, { talentRequestId, supplierId: market.agency.id });
  await makePlacedBid(kit.db, { talentRequestId: other.id, supplierId: market.rival.id });
  expect(await kit.asAgency(market.owner.id, (scope) => listStaging(scope, { engagementId }))).toMatchObject([
    { talentRequestId, candidates: 2, hasPlacedBid: true, isPaused: false, internallyFilledRoles: 0 },
    { talentRequestId: other.id, candidates: 0, hasPlacedBid: false, isPaused: true, talentRequestStatus: 'Paused' },
  ]);
  const counts = await kit.asAgency(market.owner.id, (scope) => countOwnCandidates(scope, engagementId));
  expect(counts).toHaveLength(2);
  expect(new Set(counts.map((one) => one.talentRequestId))).toEqual(new Set([talentRequestId]));
});
