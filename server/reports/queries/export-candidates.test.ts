import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCandidatesEndpoint } from '#contract/reports/endpoints.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { readRecords } from '#server/testing/read-workbook.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let market: MarketFixture;
let talentRequestId: string;
beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T04:01:00Z') });
  market = await makeMarketFixture(server.kit.db);
  const { db } = server.kit;
  for (const { id: supplierId } of [market.agency, market.rival])
    await makeApplication(db, { engagementId: market.engagementId, supplierId });
  ({ id: talentRequestId } = await makeTalentRequest(db, { engagementId: market.engagementId, statusId: 5 }));
});
afterAll(() => server.close());

const make = (lastName: string, day: string, more: object = {}) =>
  makeCandidate(server.kit.db, {
    talentRequestId,
    supplierId: market.agency.id,
    lastName,
    dateSubmitted: new Date(`${day}T03:00:00Z`),
    ...more,
  });
const exported = (candidateIds: string[], format: 'csv' | 'xlsx', userId = market.owner.id) =>
  server.call(userId, exportCandidatesEndpoint, { candidateIds, format, timeZone: 'Australia/Sydney' });

test('the chosen candidates are in the file, latest first, and no others', async () => {
  const [one, two] = [await make('Early', '2026-11-10'), await make('Late', '2026-11-12')];
  await make('Other', '2026-11-11');
  const file = await exported([one.id, two.id], 'xlsx');
  expect(file.headers['content-disposition']).toContain("UTF-8''Candidates%202026-11-20.xlsx");
  const records = readRecords(file.bytes);
  expect(records.map((record) => record['Last name'])).toEqual(['Late', 'Early']);
});

test('as CSV it has the same rows, with local times and without formulas', async () => {
  const one = await make('=Formula', '2026-11-13');
  const file = await exported([one.id], 'csv');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, line, end] = file.bytes.toString().split('\r\n');
  expect(header).toContain('Last name,Status,Client');
  expect(line).toContain("'=Formula");
  expect(line).toContain('2026-11-13 14:00');
  expect(end).toBe('');
});

test.each(['csv', 'xlsx'] as const)('as %s it has the revised salary, on which the fee is based', async (format) => {
  const { id } = await make('Revised', '2026-11-13', { baseSalary: '95000.00', baseSalaryRevised: '108000.00' });
  const { bytes } = await exported([id], format);
  if (format === 'csv') {
    expect(bytes.toString()).toContain('108000');
    expect(bytes.toString()).not.toContain('95000');
  } else {
    expect(readRecords(bytes)).toMatchObject([{ 'Base salary': { value: '108000.00' } }]);
  }
});

test('candidates of rivals, of work of others and erased ones are left out', async () => {
  const foreign = await make('Foreign', '2026-11-14', { supplierId: market.rival.id });
  const erased = await make('Erased', '2026-11-14', { erasedAt: new Date('2026-11-15T00:00:00Z') });
  const own = await make('Own', '2026-11-14');
  expect((await exported([foreign.id, erased.id], 'csv')).status).toBe(404);
  expect((await exported([own.id], 'csv', market.standard.id)).status).toBe(404);
  await makeAssignment(server.kit.db, { engagementId: market.engagementId, userId: market.standard.id });
  expect((await exported([own.id, foreign.id], 'csv', market.standard.id)).bytes.toString()).not.toContain('Foreign');
});

test('without a choice, and beyond a hundred, it is refused', async () => {
  expect((await exported([], 'csv')).status).toBe(400);
  const { id } = await make('One', '2026-11-14');
  expect(
    (
      await exported(
        Array.from({ length: 101 }, () => id),
        'csv',
      )
    ).status,
  ).toBe(400);
});
