import { afterAll, beforeAll, expect, test } from 'vitest';
import * as at from '#contract/profile/endpoints/assessment.ts';
import type { AssessmentPreview } from '#contract/profile/shapes/assessment.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeAssessment, makeAssessmentFile, defaultAssessmentAnswers } from '../factories.ts';

let server: TestServer;
let tenantId: string;
let owner: string;
beforeAll(async () => {
  server = await createTestServer();
  tenantId = (await makeTenant(server.kit.db, { status: 'pending' })).id;
  owner = (await makeUser(server.kit.db, { tenantId })).id;
});
afterAll(() => server.close());

const preview = async () => (await server.call(owner, at.previewAssessmentEndpoint, {})).body as AssessmentPreview;

test('the preview has every question with readable answers, and leaves out questions no longer asked', async () => {
  expect((await preview()).questions.flatMap(({ answers }) => answers).every(({ value }) => value === '')).toBe(true);
  await makeAssessment(server.kit.db, {
    tenantId,
    answers: { ...defaultAssessmentAnswers, modernSlavery: false, ai: false },
  });
  const { fileId } = await makeAssessmentFile(server.kit.db, { tenantId });
  await makeAssessmentFile(server.kit.db, { tenantId, key: 'modernSlaveryFile' });
  const { questions, finalConfirmation } = await preview();
  expect([questions.length, finalConfirmation]).toEqual([14, true]);
  expect(questions[4]?.answers).toEqual([
    { label: 'Do you hold professional indemnity cover?', value: 'Yes', file: null },
    { label: 'Cover', value: 'AUD 10 million', file: null },
    { label: 'End date', value: '30 Jun 2027', file: null },
    {
      label: 'Certificate',
      value: 'Certificate.pdf',
      file: { fileId, key: 'indemnityFile', fileName: 'Certificate.pdf', sizeBytes: 4 },
    },
  ]);
  expect(questions[9]?.answers).toEqual([
    { label: 'Do you publish a modern-slavery statement?', value: 'No', file: null },
  ]);
  expect(questions[13]?.answers).toHaveLength(1);
});

test('the survey is read with its questions, answer types and options', async () => {
  const { body } = await server.call(owner, at.readAssessmentEndpoint, {});
  expect(body).toMatchObject({
    questions: {
      0: { title: 'Years trading', fields: [{ key: 'yearsTrading', kind: 'number', required: true }] },
      12: { fields: [{ kind: 'choice', options: [{ id: 1, value: 'Up to 3' }, {}, {}, {}] }] },
    },
    missing: [],
    can: { edit: { allowed: true }, confirm: { allowed: true } },
  });
});
