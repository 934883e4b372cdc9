import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveStageEndpoint, readOwnEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement, makeTalentRequest } from '../../factories.ts';

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

test('an employer moves a competitive engagement to clarification and then to bidding, each with an end time', async () => {
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

test("stages cannot be skipped, and a success fee has none to move to: 'stage-not-next'", async () => {
  expect(await move(await make(), 'bidding')).toMatchObject({ status: 409, body: { code: 'stage-not-next' } });
  expect(await move(await make({ kind: 'successfee' }), 'clarification')).toMatchObject({
    status: 409,
    body: { code: 'stage-not-next', reasons: [{ code: 'no-such-stage' }] },
  });
});

test.each([
  ['2026-11-20T04:00:00.000Z', 'stage-ends-in-the-past'],
  ['2028-01-01T04:00:00.000Z', 'stage-ends-too-far'],
])('a stage cannot end at %s: %s', async (endsAt, code) => {
  expect(await move(await make(), 'clarification', endsAt)).toMatchObject({
    status: 400,
    body: { code, fields: [{ field: 'endsAt' }] },
  });
});

test('bidding ends at its own time on each talent request, and the stage with the latest of those that are open', async () => {
  const engagementId = await make({ stage: 'clarification' });
  const ids = [];
  for (const statusId of [2, 2, 7] as const)
    ids.push((await makeTalentRequest(server.kit.db, { engagementId, statusId })).id);
  const [first, second, cancelled] = ids as [string, string, string];
  const lotEnds = [
    { talentRequestId: first, endsAt: '2026-12-02T04:00:00.000Z' },
    { talentRequestId: second, endsAt: '2026-12-03T04:00:00.000Z' },
  ];
  const input = { engagementId, stage: 'bidding', endsAt: '2026-12-09T04:00:00.000Z', lotEnds };
  expect(await server.call(employer, moveStageEndpoint, input)).toMatchObject({
    status: 200,
    body: { endsAt: '2026-12-03T04:00:00.000Z' },
  });
  expect((await server.call(employer, readOwnEngagementEndpoint, { engagementId })).body).toMatchObject({
    stages: [{}, {}, { name: 'Bidding', at: '2026-12-03T04:00:00.000Z' }, {}, {}],
    talentRequests: [
      { talentRequestId: first, lotRules: { endsAt: '2026-12-02T04:00:00.000Z' } },
      { talentRequestId: second, lotRules: { endsAt: '2026-12-03T04:00:00.000Z' } },
      { talentRequestId: cancelled, lotRules: { endsAt: '2026-12-09T04:00:00.000Z' } },
    ],
  });
});

test('the end of each talent request is checked with its field, and those of other engagements are not found', async () => {
  const engagementId = await make({ stage: 'clarification' });
  const { id: talentRequestId } = await makeTalentRequest(server.kit.db, { engagementId });
  const other = await makeTalentRequest(server.kit.db, { engagementId: await make() });
  const open = (lotEnds: object[]) =>
    server.call(employer, moveStageEndpoint, {
      engagementId,
      stage: 'bidding',
      endsAt: '2026-12-09T04:00:00.000Z',
      lotEnds,
    });
  expect(await open([{ talentRequestId, endsAt: '2026-11-20T04:00:00.000Z' }])).toMatchObject({
    status: 400,
    body: { code: 'stage-ends-in-the-past', fields: [{ field: 'lotEnds.0.endsAt' }] },
  });
  expect((await open([{ talentRequestId: other.id, endsAt: '2026-12-02T04:00:00.000Z' }])).status).toBe(404);
});
