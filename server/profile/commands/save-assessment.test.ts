import { afterAll, beforeAll, expect, test } from 'vitest';
import * as at from '#contract/profile/endpoints/assessment.ts';
import type { Assessment } from '#contract/profile/shapes/assessment.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const newOwner = async () => {
  const { id: tenantId } = await makeTenant(server.kit.db, { status: 'pending' });
  return (await makeUser(server.kit.db, { tenantId })).id;
};
const read = async (userId: string) => (await server.call(userId, at.readAssessmentEndpoint, {})).body as Assessment;

test('answers are saved completely or in part, and omitted ones stay', async () => {
  const owner = await newOwner();
  expect(await read(owner)).toMatchObject({ surveyAnswers: [], finalConfirmation: false, updatedWhen: null });
  await server.call(owner, at.createAssessmentEndpoint, { answers: { yearsTrading: 12, ai: false } });
  const { body } = await server.call(owner, at.updateAssessmentEndpoint, { answers: { consultants: 18, ai: null } });
  expect((body as Assessment).surveyAnswers).toEqual([
    { questionId: 1, key: 'yearsTrading', value: 12 },
    { questionId: 3, key: 'consultants', value: 18 },
  ]);
  expect((body as Assessment).can.confirm).toMatchObject({
    allowed: false,
    reasons: [{ text: '15 required answers are missing.' }],
  });
});

test('an answer of the wrong type is reported by its key, and nothing is saved', async () => {
  const owner = await newOwner();
  const { status, body } = await server.call(owner, at.createAssessmentEndpoint, {
    answers: { yearsTrading: -1, ai: 'yes', timeToShortlist: 9, indemnityEnd: 'soon' },
  });
  const { fields } = body as { fields: { field: string }[] };
  expect([status, fields.map(({ field }) => field)]).toEqual([
    400,
    ['answers.yearsTrading', 'answers.indemnityEnd', 'answers.timeToShortlist', 'answers.ai'],
  ]);
  expect((await read(owner)).surveyAnswers).toEqual([]);
});
