import { afterAll, beforeAll, expect, test } from 'vitest';
import * as at from '#contract/profile/endpoints/verification.ts';
import type { AgencyVerification } from '#contract/profile/shapes/assessment.ts';
import { readTenantEndpoint } from '#contract/tenants/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeAssessment } from '../factories.ts';

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  const { id: tenantId } = await makeTenant(db, { side: 'provider' });
  staff = (await makeUser(db, { tenantId, role: 'none' })).id;
});
afterAll(() => server.close());

const newAgency = async (confirmedAt: Date | null = new Date('2026-03-01T00:00:00Z'), name = 'Lantern People') => {
  const { db } = server.kit;
  const { id: tenantId } = await makeTenant(db, { status: 'pending', name, city: 'Singapore' });
  const owner = await makeUser(db, { tenantId, firstName: 'Wei Ling', lastName: 'Santoso' });
  await makeAssessment(db, { tenantId, confirmedAt });
  return { tenantId, owner };
};
const tenantOf = (userId: string) => server.call(userId, readTenantEndpoint, {});

test('an agency is read with its answers, approved, and admitted from its next call on', async () => {
  const { tenantId, owner } = await newAgency();
  const { body } = await server.call(staff, at.readVerificationEndpoint, { tenantId });
  expect(body).toMatchObject({ organizationName: 'Lantern People', can: { approve: { allowed: true } } });
  expect((body as AgencyVerification).assessment.questions[0]?.answers[0]).toMatchObject({ value: '12' });
  const decided = await server.call(staff, at.approveAgencyEndpoint, { tenantId });
  expect([decided.status, decided.body]).toMatchObject([
    200,
    { verifiedStatus: 'approved', can: { approve: { allowed: false }, decline: { allowed: false } } },
  ]);
  expect((await tenantOf(owner.id)).body).toMatchObject({ isVerified: true, verifiedStatus: 'approved' });
});

test('an agency is declined with a reason that it can read, and can still be approved later', async () => {
  const { tenantId, owner } = await newAgency();
  const silent = await server.call(staff, at.declineAgencyEndpoint, { tenantId, reason: '  ' });
  expect([silent.status, silent.body]).toMatchObject([
    400,
    { fields: [{ field: 'reason', message: 'Reason is required!' }] },
  ]);
  const reason = 'The certificate has run out.';
  expect((await server.call(staff, at.declineAgencyEndpoint, { tenantId, reason })).body).toMatchObject({
    verifiedStatus: 'declined',
    statusReason: reason,
    decidedWhen: server.kit.clock.now().toISOString(),
  });
  expect((await tenantOf(owner.id)).body).toMatchObject({ verifiedStatus: 'declined' });
  expect((await server.call(staff, at.approveAgencyEndpoint, { tenantId })).body).toMatchObject({
    verifiedStatus: 'approved',
    statusReason: '',
  });
});

test('a decided or unconfirmed agency is refused: verification-not-due', async () => {
  const { tenantId } = await newAgency();
  await server.call(staff, at.approveAgencyEndpoint, { tenantId });
  const again = await server.call(staff, at.declineAgencyEndpoint, { tenantId, reason: 'Late.' });
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'verification-not-due', message: 'This agency is already approved.' },
  ]);
  const early = await newAgency(null);
  expect((await server.call(staff, at.approveAgencyEndpoint, { tenantId: early.tenantId })).body).toMatchObject({
    code: 'verification-not-due',
    reasons: [{ code: 'assessment-open' }],
  });
});

test('of two concurrent decisions, the second is refused as already decided', async () => {
  const { tenantId } = await newAgency();
  const answers = await Promise.all([
    server.call(staff, at.approveAgencyEndpoint, { tenantId }),
    server.call(staff, at.declineAgencyEndpoint, { tenantId, reason: 'No.' }),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  // If the decline comes first, the approval is allowed too, so both calls succeed.
  const { status } = await server.kit.db
    .selectFrom('tenant')
    .select('status')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  expect([statuses, status]).toBeOneOf([
    [[200, 409], 'approved'],
    [[200, 200], 'approved'],
  ]);
});

test('an employer and an unknown ID cannot be decided on', async () => {
  const client = await makeTenant(server.kit.db, { side: 'client' });
  expect((await server.call(staff, at.readVerificationEndpoint, { tenantId: client.id })).status).toBe(404);
  expect((await server.call(staff, at.approveAgencyEndpoint, { tenantId: client.id })).status).toBe(404);
});
