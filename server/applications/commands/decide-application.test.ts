import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { decideApplication } from './decide-application.ts';

let server: TestServer;
let market: MarketFixture;
let applicationId: string;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
  const { engagementId, agency } = market;
  applicationId = (await makeApplication(server.kit.db, { engagementId, supplierId: agency.id, statusId: 1 })).id;
});

const decide = (given: Partial<Parameters<typeof decideApplication>[1]> = {}, userId = market.employer.id) =>
  server.kit.asClient(userId, (scope) =>
    decideApplication(scope, { applicationId, decision: 'approve', reasonText: '', ...given }),
  );
const codeOf = (answer: unknown): string | undefined => (answer instanceof Refused ? answer.refusal.code : undefined);
const stored = () =>
  server.kit.db.selectFrom('application').selectAll().where('id', '=', applicationId).executeTakeFirstOrThrow();
const request = () =>
  server.kit.db
    .selectFrom('talentRequest')
    .selectAll()
    .where('id', '=', market.talentRequestId)
    .executeTakeFirstOrThrow();
const kinds = async () =>
  (
    await server.kit.db.selectFrom('event').select('kind').where('engagementId', '=', market.engagementId).execute()
  ).map(({ kind }) => kind);

describe('approving an application', () => {
  test('saves who decided, and when', async () => {
    expect(await decide()).toMatchObject({ applicationId, status: { id: 2, value: 'Approved' } });
    expect(await stored()).toMatchObject({
      statusId: 2,
      previousStatusId: 1,
      decidedByName: 'Priya Raman',
      decidedAt: server.kit.clock.now(),
      reasonCode: null,
    });
  });

  test('for the first time in a success fee makes its requests Available and moves it to fulfillment', async () => {
    expect((await request()).statusId).toBe(2);
    await decide();
    expect((await request()).statusId).toBe(5);
    expect(await kinds()).toEqual(['engagement.opened-for-submissions', 'application.approved']);
  });

  test('in a competitive engagement leaves its requests to the award', async () => {
    const engagement = await makeEngagement(server.kit.db, { clientId: market.client.id, kind: 'competitive' });
    const competitive = await makeTalentRequest(server.kit.db, { engagementId: engagement.id });
    const application = await makeApplication(server.kit.db, {
      engagementId: engagement.id,
      supplierId: market.agency.id,
      statusId: 1,
    });
    await decide({ applicationId: application.id });
    const after = await server.kit.db
      .selectFrom('talentRequest')
      .select('statusId')
      .where('id', '=', competitive.id)
      .executeTakeFirst();
    expect(after?.statusId).toBe(2);
  });
});

describe('declining an application', () => {
  test('saves the reason and its text', async () => {
    await decide({ decision: 'decline', reasonId: 6, reasonText: 'We work with one agency in this ward.' });
    expect(await stored()).toMatchObject({
      statusId: 3,
      reasonCode: '6',
      reasonText: 'We work with one agency in this ward.',
    });
    expect((await request()).statusId).toBe(2);
    expect(await kinds()).toEqual(['application.declined']);
  });

  test.each([
    [{}, 'reasonId', 'Reason is required!'],
    [{ reasonId: 6 }, 'reasonText', 'Explanation is required!'],
    [{ reasonId: 99 }, 'reasonId', 'Reason is not a valid choice.'],
  ])('needs a reason, and words for the other one: %o', async (given, field, message) => {
    const answer = await server.call(market.employer.id, decideApplicationEndpoint, {
      applicationId,
      decision: 'decline',
      ...given,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ field, message }] } });
  });
});

describe('a decision is refused', () => {
  test("for an application that is decided already, even by two users at once: 'already-decided'", async () => {
    const answers = await Promise.all([decide(), decide({ decision: 'decline', reasonId: 2 })]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['already-decided']);
  });

  test("for another employer's application", async () => {
    expect(codeOf(await decide({}, market.otherEmployer.id))).toBe('not-found');
    expect((await stored()).statusId).toBe(1);
  });
});
