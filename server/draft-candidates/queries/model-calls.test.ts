import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAgencyAiAccessEndpoint, listModelCallsEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeDraftCandidate, makeLoggedModelCall } from '../factories.ts';

let server: TestServer;
let place: SubmissionFixture;
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  place = await makeSubmissionFixture(db);
  const provider = await makeTenant(db, { side: 'provider' });
  staff = (await makeUser(db, { tenantId: provider.id })).id;
  const { id: draftCandidateId } = await makeDraftCandidate(db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    askedBy: place.recruiter.id,
  });
  const callOf = async (daysAgo: number, given: object = {}) =>
    makeLoggedModelCall(db, {
      draftCandidateId,
      supplierId: place.agency.id,
      userId: place.recruiter.id,
      at: new Date(server.kit.clock.now().getTime() - daysAgo * 86_400_000),
      ...given,
    });
  await callOf(40);
  await callOf(2);
  await callOf(1, { version: '', inputTokens: null, outputTokens: null, problem: 'model-too-slow' });
});
afterAll(() => server.close());

test('the calls are listed for the staff, latest first, without the person and the text', async () => {
  const { status, body } = await server.call(staff, listModelCallsEndpoint, { pageSize: 2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 3,
    records: [
      { supplierName: place.agency.name, model: 'reader', problem: 'model-too-slow', inputTokens: null },
      { version: 'reader-2026-11', inputHash: 'abc', inputTokens: 300, outputTokens: 50, problem: null },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('Maalouf');
});

test('the calls of one agency are filtered, and the agencies with calls are counted', async () => {
  const other = await makeSubmissionFixture(server.kit.db);
  const list = async (supplierId: string) =>
    (await server.call(staff, listModelCallsEndpoint, { supplierId, pageSize: 1 })).body;
  const agencies = [{ supplierId: place.agency.id, supplierName: place.agency.name, calls: 3 }];
  expect(await list(place.agency.id)).toMatchObject({ total: 3, pageCount: 3, records: [{}], agencies });
  expect(await list(other.agency.id)).toMatchObject({ total: 0, records: [], agencies });
});

test('each approved agency is listed with its switch and its calls within 30 days', async () => {
  const { db, clock } = server.kit;
  const off = await makeTenant(db, { name: 'Aardvark Talent' });
  await db.insertInto('assessmentOptOut').values({ supplierId: off.id, since: clock.now() }).execute();
  const { body } = await server.call(staff, listAgencyAiAccessEndpoint, { pageSize: 100 });
  expect(body).toMatchObject({ model: null });
  const { records } = body as { records: { supplierId: string }[] };
  expect(records.find(({ supplierId }) => supplierId === off.id)).toMatchObject({
    supplierName: 'Aardvark Talent',
    isAccessible: false,
    offSince: clock.now().toISOString(),
    calls: 0,
    tokens: 0,
  });
  expect(records.find(({ supplierId }) => supplierId === place.agency.id)).toMatchObject({
    isAccessible: true,
    offSince: null,
    calls: 2,
    failedCalls: 1,
    tokens: 350,
  });
});

test('an agency reads neither', async () => {
  for (const endpoint of [listModelCallsEndpoint, listAgencyAiAccessEndpoint])
    expect((await server.call(place.recruiter.id, endpoint, {})).status).toBe(403);
});
