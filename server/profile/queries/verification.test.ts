import { afterAll, beforeAll, expect, test } from 'vitest';
import * as at from '#contract/profile/endpoints/verification.ts';
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
test('an agency that has confirmed the assessment is in the queue, longest waiting first; others are not', async () => {
  const later = await newAgency(new Date('2026-03-02T00:00:00Z'), 'Later');
  const first = await newAgency(new Date('2026-03-01T00:00:00Z'), 'First');
  await newAgency(null, 'Still writing');
  const { body } = await server.call(staff, at.listWaitingAgenciesEndpoint, {});
  expect(body).toMatchObject({
    total: 2,
    records: [
      {
        tenantId: first.tenantId,
        organizationName: 'First',
        ownerName: 'Wei Ling Santoso',
        ownerEmail: first.owner.email,
        wasDeclined: false,
      },
      { tenantId: later.tenantId, confirmedWhen: '2026-03-02T00:00:00.000Z' },
    ],
  });
});

test('an agency is read with its answers and the possible decisions', async () => {
  const { tenantId } = await newAgency();
  expect((await server.call(staff, at.readVerificationEndpoint, { tenantId })).body).toMatchObject({
    organizationName: 'Lantern People',
    ownerName: 'Wei Ling Santoso',
    verifiedStatus: 'pending',
    statusReason: '',
    decidedWhen: null,
    assessment: { finalConfirmation: true },
    can: { approve: { allowed: true }, decline: { allowed: true } },
  });
});
