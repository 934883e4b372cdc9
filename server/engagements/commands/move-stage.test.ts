import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveStageEndpoint, readOwnEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement } from '../factories.ts';

let server: TestServer;
let clientId: string;
let employer: string;
beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T04:00:00Z') });
  clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  employer = (await makeUser(server.kit.db, { tenantId: clientId })).id;
});
afterAll(() => server.close());

const make = async (given: Partial<Parameters<typeof makeEngagement>[1]> = {}): Promise<string> =>
  (await makeEngagement(server.kit.db, { clientId, kind: 'competitive', ...given })).id;
const move = (engagementId: string, stage: 'clarification' | 'bidding', endsAt = '2026-12-01T04:00:00.000Z') =>
  server.call(employer, moveStageEndpoint, { engagementId, stage, endsAt });

test('an employer moves a competitive engagement to clarification and then to bidding, each with an end', async () => {
  const engagementId = await make();
  expect(await move(engagementId, 'clarification')).toMatchObject({ status: 200, body: { stage: 'clarification' } });
  expect(await move(engagementId, 'bidding', '2026-12-09T04:00:00.000Z')).toMatchObject({ status: 200 });
  expect((await server.call(employer, readOwnEngagementEndpoint, { engagementId })).body).toMatchObject({
    stage: 'bidding',
    stages: [
      {},
      { name: 'Clarification', state: 'done', at: '2026-12-01T04:00:00.000Z' },
      { name: 'Bidding', state: 'now', at: '2026-12-09T04:00:00.000Z' },
      {},
      {},
    ],
    can: { moveStage: { allowed: false, reasons: [{ code: 'stage-moves-by-award' }] } },
    nextStage: null,
  });
  const events = await server.kit.db
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('engagementId', '=', engagementId)
    .orderBy('sequence')
    .execute();
  expect(events).toEqual([
    {
      kind: 'engagement.clarification-opened',
      data: { previous: 'application', until: '2026-12-01T04:00:00.000Z' },
    },
    { kind: 'engagement.bidding-opened', data: { previous: 'clarification', until: '2026-12-09T04:00:00.000Z' } },
  ]);
});

test("no stage can be skipped, and a success fee has no stages: 'stage-not-next'", async () => {
  expect(await move(await make(), 'bidding')).toMatchObject({ status: 409, body: { code: 'stage-not-next' } });
  expect(await move(await make({ kind: 'successfee' }), 'clarification')).toMatchObject({
    status: 409,
    body: { code: 'stage-not-next', reasons: [{ code: 'no-such-stage' }] },
  });
});

test.each([
  ['2026-11-20T04:00:00.000Z', 'stage-ends-in-the-past'],
  ['2028-01-01T04:00:00.000Z', 'stage-ends-too-far'],
])('a stage does not end at %s: %s', async (endsAt, code) => {
  expect(await move(await make(), 'clarification', endsAt)).toMatchObject({
    status: 400,
    body: { code, fields: [{ field: 'endsAt' }] },
  });
});
