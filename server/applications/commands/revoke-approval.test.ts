import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestTenderRebidEndpoint, revokeApprovalEndpoint } from '#contract/applications/endpoints.ts';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { viewApplication } from '../queries/view-application.ts';

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
});

const tender = { engagementTypeId: 2, feePercent: null } as const;
const received = async (
  statusId: ApplicationStatusId,
  given: Partial<Parameters<typeof makeEngagement>[1]> = tender,
) => {
  const { id: engagementId } = await makeEngagement(server.kit.db, { clientId: market.client.id, ...given });
  const supplierId = market.agency.id;
  return makeApplication(server.kit.db, { engagementId, supplierId, statusId, feePercent: '15' });
};
const revoke = (applicationId: string, given: object = {}, userId = market.employer.id) =>
  server.call(userId, revokeApprovalEndpoint, { applicationId, reasonId: 1, ...given });
const requestNewTender = (applicationId: string, given: object = {}, userId = market.employer.id) =>
  server.call(userId, requestTenderRebidEndpoint, { applicationId, reasonId: 3, ...given });

describe('revoking an approval', () => {
  test('saves the author, the time and the reason for both sides', async () => {
    const { id, engagementId } = await received(2);
    expect(await revoke(id, { reasonId: 5, reasonText: 'The ward closes.' })).toMatchObject({
      status: 200,
      body: { applicationId: id, status: { id: 4, value: 'Revoked' } },
    });
    const view = await server.kit.asAgency(market.owner.id, (scope) => viewApplication(scope, { engagementId }));
    expect(view).toMatchObject({
      application: {
        applicationStatus: 'Revoked',
        previousStatus: 'Approved',
        decidedByName: 'Priya Raman',
        reason: 'Other',
        reasonText: 'The ward closes.',
      },
      can: { withdraw: { allowed: false }, apply: { allowed: false } },
    });
  });

  test('leaves the submitted candidates with the employer', async () => {
    const { engagementId, talentRequestId, agency } = market;
    const { id } = await makeApplication(server.kit.db, { engagementId, supplierId: agency.id });
    const candidate = await makeCandidate(server.kit.db, { talentRequestId, supplierId: agency.id, statusId: 8 });
    await revoke(id);
    const after = await server.kit.db
      .selectFrom('candidate')
      .select('statusId')
      .where('id', '=', candidate.id)
      .executeTakeFirst();
    expect(after?.statusId).toBe(8);
  });

  test.each([1, 3, 4, 5, 6, 7] as const)("is refused for other statuses (%i): 'cannot-revoke'", async (statusId) => {
    const { id } = await received(statusId);
    expect(await revoke(id)).toMatchObject({
      status: 409,
      body: { code: 'cannot-revoke', reasons: [{ code: 'not-approved' }] },
    });
  });

  test('requires a reason, and a text for Other', async () => {
    const { id } = await received(2);
    expect(await revoke(id, { reasonId: undefined })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'reasonId', message: 'Reason is required!' }] },
    });
    expect(await revoke(id, { reasonId: 5 })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'reasonText', message: 'Explanation is required!' }] },
    });
  });

  test("does not find another employer's application", async () => {
    const { id } = await received(2);
    expect(await revoke(id, {}, market.otherEmployer.id)).toMatchObject({ status: 404 });
    expect(await requestNewTender(id, {}, market.otherEmployer.id)).toMatchObject({ status: 404 });
  });
});

describe('requesting a new tender', () => {
  test('gives an approved agency a day', async () => {
    const closingAt = new Date(server.kit.clock.now().getTime() + 9 * 86_400_000);
    const { id } = await received(2, { ...tender, closingAt });
    const until = new Date(server.kit.clock.now().getTime() + 86_400_000).toISOString();
    expect(await requestNewTender(id)).toMatchObject({
      status: 200,
      body: { status: { id: 7, value: 'Re-bid' }, rebidDueAt: until },
    });
    const event = await server.kit.db
      .selectFrom('event')
      .select('data')
      .where('applicationId', '=', id)
      .where('kind', '=', 'application.rebid-asked')
      .executeTakeFirst();
    expect(event?.data).toEqual({ until });
  });

  test('never sets a deadline after the closing time', async () => {
    const closingAt = new Date(server.kit.clock.now().getTime() + 3_600_000);
    const { id } = await received(2, { ...tender, closingAt });
    expect(await requestNewTender(id)).toMatchObject({ body: { rebidDueAt: closingAt.toISOString() } });
  });

  test.each([0, 169, 1.5])('accepts 1 to 168 whole hours, not %s', async (hours) => {
    const { id } = await received(2);
    expect(await requestNewTender(id, { hours })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'hours' }] },
    });
  });

  test("is refused without a tender, and in any other status: 'cannot-rebid'", async () => {
    const fixed = await received(2, {});
    expect(await requestNewTender(fixed.id)).toMatchObject({ status: 409, body: { reasons: [{ code: 'no-tender' }] } });
    for (const statusId of [1, 3, 4, 5, 6] as const) {
      market = await makeMarketFixture(server.kit.db);
      const { id } = await received(statusId);
      expect(await requestNewTender(id)).toMatchObject({ status: 409, body: { code: 'cannot-rebid' } });
    }
  });

  test('succeeds for only one of two simultaneous users', async () => {
    const { id } = await received(2);
    const answers = await Promise.all([requestNewTender(id), requestNewTender(id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});
