import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAuditLogEndpoint, listAuditLogEndpoint } from '#contract/audit-log/endpoints.ts';
import { exportCandidatesEndpoint } from '#contract/reports/endpoints.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser, type UserFixture } from '#server/identity/factories.ts';
import { readRecords } from '#server/testing/read-workbook.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let place: SubmissionFixture;
let owner: UserFixture;
beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T23:01:00Z') });
  place = await makeSubmissionFixture(server.kit.db);
  owner = await makeUser(server.kit.db, { tenantId: place.agency.id, firstName: 'Mara', lastName: 'Ellingsen' });
});
afterAll(() => server.close());

test('exports are entries, and so is the export of the log, as XLSX and as CSV', async () => {
  const { id } = await makeCandidate(server.kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  await server.call(owner.id, exportCandidatesEndpoint, { candidateIds: [id], format: 'csv' });
  const input = { category: 'exports', timeZone: 'Australia/Sydney' } as const;
  const workbook = await server.call(owner.id, exportAuditLogEndpoint, { ...input, format: 'xlsx' });
  expect(workbook.headers['content-disposition']).toContain("UTF-8''Audit%20log%202026-11-21.xlsx");
  expect(readRecords(workbook.bytes)).toMatchObject([
    { User: 'Mara Ellingsen', Category: 'Exports', Action: 'Exported 1 candidate as CSV' },
  ]);
  const csv = await server.call(owner.id, exportAuditLogEndpoint, { ...input, format: 'csv' });
  expect(csv.bytes.toString('utf8')).toContain(
    '2026-11-21 10:01,Mara Ellingsen,Exports,Exported 1 entry of this log as XLSX',
  );
  const log = await server.call(owner.id, listAuditLogEndpoint, { category: 'exports' });
  expect(log.body).toMatchObject({
    total: 3,
    records: [{ sentence: 'Exported 2 entries of this log as CSV' }, {}, {}],
  });
});

test('a user who may not manage users sees no log', async () => {
  const standard = await makeUser(server.kit.db, { tenantId: place.agency.id, role: 'standard' });
  const refused = await server.call(standard.id, listAuditLogEndpoint, {});
  expect(refused.status).toBe(403);
});
