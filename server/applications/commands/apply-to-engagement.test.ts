import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applySetRateEndpoint } from '#contract/applications/endpoints.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeMarketFixture, type MarketFixture } from '../factories.ts';
import { readTerms } from '../queries/read-terms.ts';
import { applyToAuction, applySetRate, applyTenderRate } from './apply-to-engagement.ts';

let server: TestServer;
let market: MarketFixture;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
});

const confirmed = (engagementId = market.engagementId, userId = market.owner.id) =>
  server.kit.asAgency(userId, async (scope) => {
    const terms = await readTerms(scope, { engagementId });
    if (terms instanceof Refused) throw new Error(terms.message);
    return { engagementId, termsVersion: terms.terms.termsVersion, termsHash: terms.termsHash, location: '' };
  });
const codeOf = (answer: unknown): string | undefined => (answer instanceof Refused ? answer.refusal.code : undefined);
const stored = (engagementId = market.engagementId) =>
  server.kit.db.selectFrom('application').selectAll().where('engagementId', '=', engagementId).execute();

describe('applying at the rate set by the employer', () => {
  test('stores the accepted terms with version and hash, the fee, the applicant and the time', async () => {
    const input = await confirmed();
    const answer = await server.kit.asAgency(market.owner.id, (scope) => applySetRate(scope, input));
    expect(answer).toMatchObject({
      engagementId: market.engagementId,
      applicationStatusId: 1,
      applicationStatus: 'Pending',
    });
    const [application] = await stored();
    expect(application).toMatchObject({
      supplierId: market.agency.id,
      clientId: market.client.id,
      supplierName: 'Harbour Talent',
      appliedBy: market.owner.id,
      appliedByName: 'Mara Ellingsen',
      appliedAt: server.kit.clock.now(),
      location: 'Melbourne',
      statusId: 1,
      termsVersion: input.termsVersion,
      termsHash: input.termsHash,
      feeTypeId: 1,
      feePercent: '13.7500',
      feeAmount: null,
    });
    expect(application?.terms).toMatchObject({
      engagementId: market.engagementId,
      feePercent: '13.7500',
      currencyCode: 'AUD',
    });
  });

  test('creates one application and one event when two are sent at once', async () => {
    const input = await confirmed();
    const answers = await Promise.all(
      [market.owner.id, market.owner.id, market.owner.id].map((userId) =>
        server.kit.asAgency(userId, (scope) => applySetRate(scope, input)),
      ),
    );
    expect(answers.filter((answer) => codeOf(answer) === 'already-applied')).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
    const events = await server.kit.db
      .selectFrom('event')
      .select(['kind', 'supplierId', 'clientId', 'actorUserId'])
      .where('engagementId', '=', market.engagementId)
      .execute();
    expect(events).toEqual([
      {
        kind: 'application.submitted',
        supplierId: market.agency.id,
        clientId: market.client.id,
        actorUserId: market.owner.id,
      },
    ]);
  });

  test('creates one application when a request is sent three times with one key', async () => {
    const input = await confirmed();
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) {
      answers.push(await server.call(market.owner.id, applySetRateEndpoint, input, { key: 'apply-once-0001' }));
    }
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('assigns the applicant to the engagement', async () => {
    await server.call(market.owner.id, applySetRateEndpoint, await confirmed());
    const assigned = await server.kit.db
      .selectFrom('assignment')
      .select(['userId', 'supplierId', 'createdBy'])
      .where('engagementId', '=', market.engagementId)
      .execute();
    expect(assigned).toEqual([{ userId: market.owner.id, supplierId: market.agency.id, createdBy: market.owner.id }]);
  });

  test("is refused as 'terms-changed' when the employer has changed the terms in the meantime", async () => {
    const input = await confirmed();
    await server.kit.db
      .updateTable('engagement')
      .set({ terms: 'The fee is due within 60 days.', termsVersion: 2 })
      .where('id', '=', market.engagementId)
      .execute();
    expect(codeOf(await server.kit.asAgency(market.owner.id, (scope) => applySetRate(scope, input)))).toBe(
      'terms-changed',
    );
    expect(await stored()).toEqual([]);
    const again = await confirmed();
    expect(again.termsVersion).toBe(2);
    expect(codeOf(await server.kit.asAgency(market.owner.id, (scope) => applySetRate(scope, again)))).toBeUndefined();
  });

  test("twice is refused as 'already-applied', with the status", async () => {
    const input = await confirmed();
    await server.kit.asAgency(market.owner.id, (scope) => applySetRate(scope, input));
    const again = await server.kit.asAgency(market.owner.id, (scope) => applySetRate(scope, input));
    expect(again).toMatchObject({
      refusal: { code: 'already-applied' },
      reasons: [{ text: 'Your agency has applied to this engagement. Status: Pending.' }],
    });
  });

  test("is refused as 'not-open-to-you' with all reasons", async () => {
    const engagement = await makeEngagement(server.kit.db, {
      clientId: market.client.id,
      requiresPrequalification: true,
    });
    const input = await confirmed(engagement.id);
    server.kit.clock.set(new Date('2026-12-20T00:00:00Z'));
    const answer = await server.kit.asAgency(market.owner.id, (scope) => applySetRate(scope, input));
    server.kit.clock.set(new Date('2026-11-20T04:01:00Z'));
    expect(answer).toMatchObject({
      refusal: { code: 'not-open-to-you' },
      message: 'Applications have closed. Northwind Health only accepts applications from prequalified agencies.',
    });
    expect(answer instanceof Refused && answer.reasons.map((reason) => reason.code)).toEqual([
      'closing-passed',
      'prequalification-needed',
    ]);
  });

  test('is allowed for an agency that the client has prequalified for this kind of role', async () => {
    const engagement = await makeEngagement(server.kit.db, {
      clientId: market.client.id,
      requiresPrequalification: true,
    });
    await makePrequalification(server.kit.db, { supplierId: market.agency.id, clientId: market.client.id });
    const input = await confirmed(engagement.id);
    expect(codeOf(await server.kit.asAgency(market.owner.id, (scope) => applySetRate(scope, input)))).toBeUndefined();
  });

  test('gives the same response for a missing engagement as for an unpublished one', async () => {
    const hidden = await makeEngagement(server.kit.db, { clientId: market.client.id, publishedAt: null });
    const input = await confirmed();
    for (const engagementId of [hidden.id, '0199b0a2-0000-7000-8000-000000000099']) {
      const answer = await server.kit.asAgency(market.owner.id, (scope) =>
        applySetRate(scope, { ...input, engagementId }),
      );
      expect(codeOf(answer)).toBe('not-found');
    }
  });
});

describe('applying at other rates', () => {
  test("with a tender stores the agency's own fee and the terms without one", async () => {
    const engagement = await makeEngagement(server.kit.db, {
      clientId: market.client.id,
      engagementTypeId: 2,
      feeTypeId: 1,
      feePercent: null,
    });
    const input = await confirmed(engagement.id);
    await server.kit.asAgency(market.owner.id, (scope) =>
      applyTenderRate(scope, { ...input, feeTypeId: 2, feePercent: '12.5' }),
    );
    const [application] = await stored(engagement.id);
    expect(application).toMatchObject({ feeTypeId: 2, feePercent: '12.5000', feeAmount: null });
    expect(application?.terms).toMatchObject({ feeTypeId: 1, feePercent: null });
  });

  test('to a competitive engagement stores no price', async () => {
    const engagement = await makeEngagement(server.kit.db, { clientId: market.client.id, kind: 'competitive' });
    const input = await confirmed(engagement.id);
    await server.kit.asAgency(market.owner.id, (scope) => applyToAuction(scope, input));
    expect(await stored(engagement.id)).toMatchObject([{ feeTypeId: null, feePercent: null, feeAmount: null }]);
  });

  test("by another operation than the engagement requires is refused as 'wrong-way-to-apply'", async () => {
    const input = await confirmed();
    const answers = await server.kit.asAgency(market.owner.id, async (scope) => [
      await applyToAuction(scope, input),
      await applyTenderRate(scope, { ...input, feeTypeId: 1, feePercent: '10' }),
    ]);
    expect(answers.map(codeOf)).toEqual(['wrong-way-to-apply', 'wrong-way-to-apply']);
    expect(await stored()).toEqual([]);
  });
});
