import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  applyTenderRateEndpoint,
  requestTenderRebidEndpoint,
  changeTenderEndpoint,
  decideApplicationEndpoint,
  revokeApprovalEndpoint,
  undoWithdrawalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeMarketFixture, type MarketFixture } from '../factories.ts';
import { readTerms } from '../queries/read-terms.ts';
import { listReceivedApplications } from '../queries/received-applications.ts';
import { viewApplication } from '../queries/view-application.ts';

let server: TestServer;
let market: MarketFixture;
let engagementId: string;
let applicationId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
  const closingAt = new Date(server.kit.clock.now().getTime() + 7 * 86_400_000);
  const tender = {
    clientId: market.client.id,
    engagementTypeId: engagementType.agencyTendersRate,
    feePercent: null,
    closingAt,
  };
  engagementId = (await makeEngagement(server.kit.db, tender)).id;
  applicationId = await tendered(market.owner.id, '17.5');
});

const tendered = async (userId: string, feePercent: string): Promise<string> => {
  const terms = await server.kit.asAgency(userId, (scope) => readTerms(scope, { engagementId }));
  if (!('termsHash' in terms)) throw new Error('The engagement that was just made has no terms.');
  const { termsHash, terms: accepted } = terms;
  const input = {
    engagementId,
    termsHash,
    termsVersion: accepted.termsVersion,
    feeTypeId: feeType.percentBase,
    feePercent,
  };
  const { body } = await server.call(userId, applyTenderRateEndpoint, input);
  return (body as { applicationId: string }).applicationId;
};
const change = (given: object = { feeTypeId: feeType.percentBase, feePercent: '14' }, userId = market.owner.id) =>
  server.call(userId, changeTenderEndpoint, { engagementId, ...given });
const requestRebidNow = (given: object = {}) =>
  server.call(market.employer.id, requestTenderRebidEndpoint, { applicationId, reasonId: 1, ...given });
const view = (userId = market.owner.id) =>
  server.kit.asAgency(userId, (scope) => viewApplication(scope, { engagementId }));
const received = () =>
  server.kit.asClient(market.employer.id, (scope) =>
    listReceivedApplications(scope, { engagementId, pageCurrent: 0, pageSize: 10 }),
  );
const kinds = async () =>
  (await server.kit.db.selectFrom('event').select('kind').where('applicationId', '=', applicationId).execute()).map(
    ({ kind }) => kind,
  );

describe('a Pending tender', () => {
  test('can be changed before the closing time, and both sides read all its versions', async () => {
    server.kit.clock.advance(1000);
    expect(await change({ feeTypeId: feeType.fixed, feeAmount: '9500' })).toMatchObject({
      status: 200,
      body: { applicationId, applicationStatus: 'Pending' },
    });
    const offers = [
      {
        byName: 'Mara Ellingsen',
        fee: { feeTypeId: feeType.percentBase, feePercent: '17.5000', feeAmount: null, currencyCode: 'AUD' },
      },
      {
        byName: 'Mara Ellingsen',
        fee: { feeTypeId: feeType.fixed, feePercent: null, feeAmount: '9500.00', currencyCode: 'AUD' },
      },
    ];
    expect(await view()).toMatchObject({
      application: { fee: { feeTypeId: feeType.fixed, feeAmount: '9500.00' }, offers },
    });
    expect(await received()).toMatchObject({ records: [{ fee: { feeAmount: '9500.00' }, offers }] });
    expect(await kinds()).toEqual(['application.submitted', 'application.tender-changed']);
  });

  test('is sealed: a rival reads only its own tenders', async () => {
    await tendered(market.rivalOwner.id, '11');
    await change();
    const rivals = await view(market.rivalOwner.id);
    expect(rivals).toMatchObject({ application: { offers: [{ fee: { feePercent: '11.0000' } }] } });
    expect(JSON.stringify(rivals)).not.toContain('17.5');
    const all = await server.kit.asAgency(market.rivalOwner.id, (scope) =>
      scope.db.selectFrom('applicationOffer').select('supplierId').execute(),
    );
    expect(new Set(all.map(({ supplierId }) => supplierId))).toEqual(new Set([market.rival.id]));
  });

  test.each([
    [{ feeTypeId: feeType.percentBase, feePercent: '17.50' }, 'feePercent', 'This is already your tender.'],
    [{ feeTypeId: feeType.percentBase }, 'feePercent', 'Fee is required!'],
    [{ feeTypeId: feeType.fixed, feeAmount: '0' }, 'feeAmount', 'Fee must be more than zero.'],
    [
      { feeTypeId: feeType.percentCompensation, feePercent: '9', feeAmount: '9' },
      'feeAmount',
      'This field does not belong to the fee type.',
    ],
  ])('is not changed to %o', async (given, field, message) => {
    expect(await change(given)).toMatchObject({ status: 400, body: { fields: [{ field, message }] } });
  });

  test("is fixed after the closing time and after the decision: 'tender-fixed'", async () => {
    const now = server.kit.clock.now();
    server.kit.clock.advance(8 * 86_400_000);
    expect(await change()).toMatchObject({
      status: 409,
      body: { code: 'tender-fixed', reasons: [{ code: 'closing-passed' }] },
    });
    server.kit.clock.set(now);
    await server.call(market.employer.id, decideApplicationEndpoint, { applicationId, decision: 'approve' });
    expect(await change()).toMatchObject({
      status: 409,
      body: { code: 'tender-fixed', reasons: [{ text: 'This tender can no longer be changed. Status: Approved.' }] },
    });
    expect(await view()).toMatchObject({
      application: { fee: { feePercent: '17.5000' } },
      can: { changeTender: { allowed: false } },
    });
  });
});

describe('a Re-bid', () => {
  beforeEach(async () => {
    await server.call(market.employer.id, decideApplicationEndpoint, { applicationId, decision: 'approve' });
  });

  test('is answered with a new tender, which restores the status Approved [D2]', async () => {
    await requestRebidNow({ reasonId: 2 });
    expect(await view()).toMatchObject({
      application: { applicationStatus: 'Re-bid', previousStatus: 'Approved', reason: 'Scope changed' },
      can: { changeTender: { allowed: true } },
    });
    expect(await change()).toMatchObject({ status: 200, body: { applicationStatus: 'Approved' } });
    expect(await view()).toMatchObject({
      application: {
        applicationStatus: 'Approved',
        previousStatus: 'Re-bid',
        rebidDueAt: null,
        reason: null,
        fee: { feePercent: '14.0000' },
      },
    });
    expect((await kinds()).slice(-2)).toEqual(['application.rebid-asked', 'application.rebid-answered']);
  });

  test('may be answered with the same price', async () => {
    await requestRebidNow();
    expect(await change({ feeTypeId: feeType.percentBase, feePercent: '17.5' })).toMatchObject({ status: 200 });
  });

  test('restores Approved even if the application was withdrawn and restored before', async () => {
    await requestRebidNow();
    await server.call(market.owner.id, withdrawApplicationEndpoint, { engagementId, reasonId: 1 });
    await server.call(market.owner.id, undoWithdrawalEndpoint, { engagementId });
    expect(await change()).toMatchObject({ status: 200, body: { applicationStatus: 'Approved' } });
  });

  test('expires at its deadline: both sides see it as ended at once, with the last tender', async () => {
    await requestRebidNow({ hours: 2 });
    expect(await view()).toMatchObject({
      application: { rebidDueAt: new Date(server.kit.clock.now().getTime() + 7_200_000).toISOString() },
    });
    server.kit.clock.advance(7_200_000);
    const ended = { applicationStatus: 'Approved', rebidDueAt: null, fee: { feePercent: '17.5000' } };
    expect(await view()).toMatchObject({ application: ended });
    expect(await received()).toMatchObject({ records: [{ ...ended, can: { revoke: { allowed: true } } }] });
    const revoked = await server.call(market.employer.id, revokeApprovalEndpoint, { applicationId, reasonId: 1 });
    expect(revoked).toMatchObject({ status: 200, body: { status: { value: 'Revoked' } } });
    expect(await kinds()).toContain('application.rebid-over');
  });
});

test('is refused for an undecided tender [D2]', async () => {
  expect(await requestRebidNow()).toMatchObject({
    status: 409,
    body: { code: 'cannot-rebid', reasons: [{ code: 'not-to-rebid' }] },
  });
});
