import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeClarificationEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement } from '../../factories.ts';

let server: TestServer;
let clientId: string;
let employer: string;
beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T04:00:00Z') });
  clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  employer = (await makeUser(server.kit.db, { tenantId: clientId })).id;
});
afterAll(() => server.close());

type Given = Partial<Parameters<typeof makeEngagement>[1]>;
const make = async (given: Given = {}): Promise<string> =>
  (await makeEngagement(server.kit.db, { clientId, ...given })).id;
const inClarification = {
  kind: 'competitive',
  stage: 'clarification',
  clarificationEndsAt: new Date('2026-11-25T04:00:00Z'),
} as const;
const change = (engagementId: string, given: { questionHours?: number; answerHours?: number; endsAt?: string } = {}) =>
  server.call(employer, changeClarificationEndpoint, { engagementId, questionHours: 72, answerHours: 36, ...given });

test('an employer changes when questions end and answers are due', async () => {
  const engagementId = await make();
  expect(await change(engagementId)).toMatchObject({ status: 200 });
  const row = await server.kit.db
    .selectFrom('engagement')
    .select(['questionHours', 'answerHours'])
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ questionHours: 72, answerHours: 36 });
});

test('an employer extends the open clarification stage', async () => {
  const engagementId = await make(inClarification);
  const endsAt = '2026-11-27T04:00:00.000Z';
  expect(await change(engagementId, { questionHours: 24, answerHours: 0, endsAt })).toMatchObject({ status: 200 });
  const { clarificationEndsAt } = await server.kit.db
    .selectFrom('engagement')
    .select('clarificationEndsAt')
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  expect(clarificationEndsAt).toEqual(new Date(endsAt));
  expect(await change(engagementId, { endsAt: '2026-11-19T04:00:00.000Z' })).toMatchObject({
    body: { code: 'stage-ends-in-the-past', fields: [{ field: 'endsAt' }] },
  });
  expect(await change(engagementId, { endsAt: '2028-11-19T04:00:00.000Z' })).toMatchObject({
    body: { code: 'stage-ends-too-far' },
  });
});

test("questions end before answers are due: 'questions-after-answers'", async () => {
  expect(await change(await make(), { questionHours: 12, answerHours: 24 })).toMatchObject({
    status: 400,
    body: { code: 'questions-after-answers', fields: [{ field: 'questionHours' }] },
  });
});

test("once bidding has begun, or without a clarification stage to extend: 'clarification-settled'", async () => {
  expect(await change(await make({ ...inClarification, stage: 'bidding' }))).toMatchObject({
    status: 409,
    body: { code: 'clarification-settled', reasons: [{ code: 'bidding-begun' }] },
  });
  expect(await change(await make(), { endsAt: '2026-11-27T04:00:00.000Z' })).toMatchObject({
    status: 409,
    body: { code: 'clarification-settled' },
  });
});
