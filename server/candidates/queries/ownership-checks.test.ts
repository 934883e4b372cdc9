import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOwnershipChecksAt, resubmitStateAt } from '#contract/candidates/addresses.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/platform/testing/server.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionPlace } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('the provider sees who asked how often, about how many people, and how many were not available', async () => {
  const { db } = server.kit;
  const provider = await makeTenant(db, { side: 'provider' });
  const staff = await makeUser(db, { tenantId: provider.id, email: 'staff@provider.example' });
  const place = await makeSubmissionPlace(db);
  for (const emailAddress of ['ada@inbox.example', 'ben@inbox.example']) {
    await makeCandidate(db, { talentRequestId: place.request.id, supplierId: place.agency.id, emailAddress });
  }
  const rival = await makeApprovedAgency(db, place.engagement.id, { name: 'Quayside' });
  const ask = (userId: string, email: string) =>
    server.call(userId, resubmitStateAt, {
      engagementId: place.engagement.id,
      talentRequestId: place.request.id,
      email,
    });
  for (const email of ['ada@inbox.example', 'ada@inbox.example', 'ben@inbox.example', 'new@inbox.example']) {
    expect((await ask(rival.recruiter.id, email)).status).toBe(200);
  }
  await ask(place.recruiter.id, 'new@inbox.example');

  const list = (input: object) => server.call(staff.id, listOwnershipChecksAt, input);
  const { status, body } = await list({});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 2,
    records: [
      { supplierName: 'Quayside', userId: rival.recruiter.id, checks: 4, people: 3, notAvailable: 3 },
      { supplierId: place.agency.id, checks: 1, people: 1, notAvailable: 0 },
    ],
  });
  expect((await list({ pageSize: 1, pageCurrent: 1 })).body).toMatchObject({
    records: [{ supplierId: place.agency.id }],
  });
  expect((await server.call(rival.recruiter.id, listOwnershipChecksAt, {})).status).toBe(403);
  server.kit.clock.advance(31 * 24 * 3_600_000);
  expect((await list({})).body).toMatchObject({ total: 0, records: [] });
});
