import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeClosingEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement } from '../factories.ts';

let server: TestServer;
let clientId: string;
let employer: string;
let engagementId: string;

beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T04:00:00Z') });
  clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  employer = (await makeUser(server.kit.db, { tenantId: clientId })).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  engagementId = (await makeEngagement(server.kit.db, { clientId })).id;
});

const change = (closingAt: string, given: { userId?: string; engagementId?: string } = {}) =>
  server.call(given.userId ?? employer, changeClosingEndpoint, {
    engagementId: given.engagementId ?? engagementId,
    closingAt,
  });
const stored = async () =>
  (
    await server.kit.db
      .selectFrom('engagement')
      .select('closingAt')
      .where('id', '=', engagementId)
      .executeTakeFirstOrThrow()
  ).closingAt.toISOString();

describe('moving the closing time', () => {
  test.each(['2027-01-15T06:00:00.000Z', '2026-11-20T04:00:01.000Z'])('to %s is announced', async (closingAt) => {
    expect(await change(closingAt)).toMatchObject({ status: 200, body: { engagementId, closingAt } });
    expect(await stored()).toBe(closingAt);
    const events = await server.kit.db
      .selectFrom('event')
      .select(['kind', 'clientId', 'data'])
      .where('engagementId', '=', engagementId)
      .execute();
    expect(events).toEqual([
      {
        kind: 'engagement.closing-changed',
        clientId,
        data: { previous: '2026-12-02T04:00:00.000Z', new: closingAt },
      },
    ]);
  });

  test('from the past into the future opens the engagement for applications again', async () => {
    engagementId = (await makeEngagement(server.kit.db, { clientId, closingAt: new Date('2026-11-19T04:00:00Z') })).id;
    expect((await change('2026-11-27T04:00:00.000Z')).status).toBe(200);
  });
});

describe('a closing time that cannot be moved', () => {
  test.each([
    ['2026-11-20T04:00:00.000Z', 'closing-in-the-past', 'Closing time must be in the future.'],
    ['2027-11-22T04:00:00.000Z', 'closing-too-far', 'Closing time must be within the next year.'],
  ])('to %s: %s', async (closingAt, code, message) => {
    expect(await change(closingAt)).toMatchObject({
      status: 400,
      body: { code, fields: [{ field: 'closingAt', message }] },
    });
    expect(await stored()).toBe('2026-12-02T04:00:00.000Z');
  });

  test.each([
    [{ status: 'completed', endedAs: 'success', stage: 'ended' }, 'engagement-ended'],
    [{ publishedAt: null }, 'engagement-not-published'],
    [{ kind: 'competitive', stage: 'fulfillment' }, 'engagement-awarded'],
  ] as const)("%o: 'closing-settled'", async (given, reason) => {
    const { id } = await makeEngagement(server.kit.db, { clientId, ...given });
    expect(await change('2026-12-15T06:00:00.000Z', { engagementId: id })).toMatchObject({
      status: 409,
      body: { code: 'closing-settled', reasons: [{ code: reason }] },
    });
  });

  test("another employer's engagement is not found", async () => {
    const other = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db, { side: 'client' })).id });
    expect((await change('2026-12-15T06:00:00.000Z', { userId: other.id })).status).toBe(404);
    expect(await stored()).toBe('2026-12-02T04:00:00.000Z');
  });
});
