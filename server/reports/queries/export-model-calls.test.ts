import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLogEndpoint } from '#contract/audit-log/endpoints.ts';
import { exportModelCallsEndpoint } from '#contract/reports/endpoints.ts';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeDraftCandidate, makeLoggedModelCall } from '#server/draft-candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readRecords } from '#server/testing/read-workbook.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let places: SubmissionFixture[];
let staff: string;
beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T04:01:00Z') });
  const { db } = server.kit;
  places = [await makeSubmissionFixture(db), await makeSubmissionFixture(db)];
  staff = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id })).id;
  for (const [at, place] of places.entries()) {
    const given = { supplierId: place.agency.id, talentRequestId: place.request.id, askedBy: place.recruiter.id };
    const { id: draftCandidateId } = await makeDraftCandidate(db, given);
    await makeLoggedModelCall(db, {
      draftCandidateId,
      supplierId: place.agency.id,
      userId: place.recruiter.id,
      at: new Date(`2026-11-1${String(at)}T03:00:00Z`),
      inputHash: `hash-${String(at)}`,
    });
  }
});
afterAll(() => server.close());

test('the calls are exported with the hash of their input, latest first, all or those of one agency [C07]', async () => {
  const all = await server.call(staff, exportModelCallsEndpoint, {});
  expect(all.headers['content-disposition']).toContain("UTF-8''Model%20calls%202026-11-20.xlsx");
  expect(readRecords(all.bytes)).toMatchObject([
    { Agency: places[1]?.agency.name, 'Input (SHA-256)': 'hash-1' },
    { 'Input (SHA-256)': 'hash-0' },
  ]);
  const input = { supplierId: places[0]?.agency.id, format: 'csv' } as const;
  const csv = (await server.call(staff, exportModelCallsEndpoint, input)).bytes.toString();
  expect(csv).toContain('hash-0,300,50');
  expect(csv).not.toMatch(/hash-1|Maalouf/);
});

test('each export is an entry in the audit log of the agencies whose calls it contains, and of no other', async () => {
  const readLog = async (place: SubmissionFixture | undefined) => {
    const { id: ownerId } = await makeUser(server.kit.db, { tenantId: place?.agency.id ?? '' });
    const log = await server.call(ownerId, listAuditLogEndpoint, { category: 'exports' });
    const { records } = log.body as { records: { userName: string; sentence: string }[] };
    return records.map(({ userName, sentence }) => `${userName}: ${sentence}`);
  };
  const before = [await readLog(places[0]), await readLog(places[1])];
  await server.call(staff, exportModelCallsEndpoint, { supplierId: places[0]?.agency.id, format: 'csv' });
  const after = [await readLog(places[0]), await readLog(places[1])];
  expect(after[0]).toEqual([
    'Rolecall: Exported the agency’s 1 call to the language model as CSV',
    ...(before[0] ?? []),
  ]);
  expect(after[1]).toEqual(before[1]);
});

test('an agency exports none', async () => {
  const refused = await server.call(places[0]?.recruiter.id ?? '', exportModelCallsEndpoint, {});
  expect(refused.status).toBe(403);
});
