import { afterAll, beforeAll, expect, test } from 'vitest';
import * as at from '#contract/profile/endpoints/assessment.ts';
import type { Assessment } from '#contract/profile/shapes/assessment.ts';
import { readTenantEndpoint } from '#contract/tenants/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeAssessment, defaultAssessmentAnswers } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const newAgency = async (status: 'pending' | 'approved' | 'declined' = 'pending') => {
  const { db } = server.kit;
  const { id: tenantId } = await makeTenant(db, { status, isAssessmentCompleted: false });
  return { tenantId, owner: (await makeUser(db, { tenantId })).id };
};
const read = async (userId: string) => (await server.call(userId, at.readAssessmentEndpoint, {})).body as Assessment;
const confirm = (userId: string, address = at.confirmAssessmentEndpoint) =>
  server.call(userId, address, { finalConfirmation: true });

test('the final confirmation needs every required answer: assessment-incomplete names the missing ones', async () => {
  const { owner } = await newAgency();
  await server.call(owner, at.createAssessmentEndpoint, {
    answers: { ...defaultAssessmentAnswers, indemnityCover: null },
  });
  const { status, body } = await confirm(owner);
  expect([status, body]).toMatchObject([
    422,
    {
      code: 'assessment-incomplete',
      fields: [{ field: 'answers.indemnityCover', message: 'Professional indemnity cover: Cover is required!' }],
    },
  ]);
  expect((await server.call(owner, at.confirmAssessmentEndpoint, { finalConfirmation: false })).status).toBe(400);
});

test('a confirmed assessment makes the agency pending activation, and must stay complete when updated', async () => {
  const { owner, tenantId } = await newAgency();
  await server.call(owner, at.createAssessmentEndpoint, { answers: defaultAssessmentAnswers });
  expect((await confirm(owner)).body).toMatchObject({
    finalConfirmation: true,
    verifiedStatus: 'pending',
    missing: [],
  });
  expect((await server.call(owner, readTenantEndpoint, {})).body).toMatchObject({
    isAssessmentCompleted: true,
    verifiedStatus: 'pending',
  });
  expect((await server.call(owner, at.updateAssessmentEndpoint, { answers: { yearsTrading: 13 } })).status).toBe(200);
  const { status, body } = await server.call(owner, at.updateAssessmentEndpoint, { answers: { legalEntity: null } });
  expect([status, body]).toMatchObject([422, { code: 'assessment-incomplete' }]);
  expect((await read(owner)).surveyAnswers[0]).toMatchObject({ value: 13 });
  const told = await server.kit.db.selectFrom('event').select('kind').where('supplierId', '=', tenantId).execute();
  expect(told.map(({ kind }) => kind)).toContain('profile.assessment-confirmed');
});

test('confirming again does not change the place in the queue; a declined agency queues again', async () => {
  const { db, clock } = server.kit;
  const early = new Date('2026-01-01T00:00:00Z');
  const waiting = await newAgency();
  await makeAssessment(db, { tenantId: waiting.tenantId, confirmedAt: early });
  expect((await confirm(waiting.owner, at.updateAssessmentConfirmationEndpoint)).body).toMatchObject({
    confirmedWhen: early.toISOString(),
  });

  const declined = await newAgency('declined');
  await db.updateTable('tenant').set({ statusReason: 'No cover.' }).where('id', '=', declined.tenantId).execute();
  await makeAssessment(db, { tenantId: declined.tenantId, confirmedAt: early });
  expect(await read(declined.owner)).toMatchObject({ verifiedStatus: 'declined', statusReason: 'No cover.' });
  expect((await confirm(declined.owner)).body).toMatchObject({
    verifiedStatus: 'pending',
    confirmedWhen: clock.now().toISOString(),
  });
  expect(await read(declined.owner)).toMatchObject({ verifiedStatus: 'pending', statusReason: '' });
});

test('an agency cannot approve itself by writing to its own row', async () => {
  const { owner, tenantId } = await newAgency();
  const approve = server.kit.asAgency(owner, (scope) =>
    scope.db.updateTable('tenant').set({ status: 'approved' }).where('id', '=', tenantId).execute(),
  );
  await expect(approve).rejects.toThrow('can only be changed by Rolecall');
});
