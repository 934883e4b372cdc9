import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import {
  rejectCandidateEndpoint,
  undoWithdrawalEndpoint,
  unrejectCandidateEndpoint,
  withdrawCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import * as at from '#contract/reports/endpoints.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { readRecords } from '#server/testing/read-workbook.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createZonedClock } from '../rules/zoned-clock.ts';

const now = new Date('2026-11-20T04:01:00Z');
const zone = 'Australia/Sydney';
const period = { startDate: '2026-08-22', endDate: '2026-11-20', range: '90', timeZone: zone };

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer({ now });
  market = await makeMarketFixture(server.kit.db);
});
afterAll(() => server.close());

const asked = (user: string, where: Endpoint, more: object = {}) => server.call(user, where, { ...period, ...more });
const shownAt = (instant: string) => ({
  value: String(createZonedClock(zone).serialOf(new Date(instant))),
  format: 'dd mmm yyyy hh:mm',
});

test('the candidates of a report match the page, cell by cell; amounts and dates are numbers', async () => {
  const { db } = server.kit;
  const { engagementId, agency, owner } = market;
  const supplierId = agency.id;
  await makeApplication(db, { engagementId, supplierId });
  const { id: talentRequestId } = await makeTalentRequest(db, { engagementId, statusId: 5 });
  for (const [statusId, day, baseSalaryRevised] of [
    [1, '2026-11-12', null],
    [8, '2026-11-10', '108000.00'],
    [2, '2026-10-01', null],
  ] as const) {
    const dateSubmitted = new Date(`${day}T03:00:00Z`);
    await makeCandidate(db, { talentRequestId, supplierId, statusId, dateSubmitted, baseSalaryRevised });
  }
  const listed = await server.call(owner.id, listCandidatesEndpoint, { sortBy: 'submittedDate', sortOrder: 'desc' });
  const { records } = listed.body as {
    records: {
      candidateNumber: number;
      firstName: string;
      lastName: string;
      candidateStatus: string;
      clientName: string;
      jobTitle: string;
      location: string;
      baseSalary: string;
      baseSalaryRevised: string | null;
      agencyFee: string;
      baseSalaryIso: string;
      dateSubmitted: string;
    }[];
  };
  const answered = await asked(owner.id, at.downloadCandidateSubmissionReportEndpoint);
  expect([answered.status, records.map(currentSalary)]).toEqual([200, ['95000.00', '108000.00', '95000.00']]);
  expect(readRecords(answered.bytes)).toMatchObject(
    records.map((one) => ({
      Number: { value: String(one.candidateNumber), format: '000000' },
      'First name': one.firstName,
      'Last name': one.lastName,
      Status: one.candidateStatus,
      Client: one.clientName,
      'Job title': one.jobTitle,
      Location: one.location,
      'Base salary': { value: currentSalary(one), format: '#,##0.00' },
      'Agency fee': { value: one.agencyFee, format: '#,##0.00' },
      Currency: one.baseSalaryIso,
      Submitted: shownAt(one.dateSubmitted),
    })),
  );
});

test('a rejection or withdrawal that was undone has no date, and a later one has its own', async () => {
  const { kit, call } = server;
  const { engagementId, agency, owner, employer } = await makeMarketFixture(kit.db);
  const supplierId = agency.id;
  await makeApplication(kit.db, { engagementId, supplierId });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId, supplierId, statusId: 8 });
  const reject = () =>
    call(employer.id, rejectCandidateEndpoint, { candidateId, rejectionReasons: [2], rejectionMessage: 'Thank you.' });
  const closingDates = async () => {
    const { bytes } = await asked(owner.id, at.downloadCandidateSubmissionReportEndpoint);
    const [{ Rejected, Withdrew } = {}] = readRecords(bytes);
    return { Rejected, Withdrew };
  };
  const empty = { Rejected: '', Withdrew: '' };
  await reject();
  expect(await closingDates()).toEqual({ ...empty, Rejected: shownAt(kit.clock.now().toISOString()) });
  await call(employer.id, unrejectCandidateEndpoint, { candidateId });
  expect(await closingDates()).toEqual(empty);
  await call(owner.id, withdrawCandidateEndpoint, { candidateId, withdrawReasons: [1] });
  await call(owner.id, undoWithdrawalEndpoint, { candidateId });
  expect(await closingDates()).toEqual(empty);
  kit.clock.advance(3_600_000);
  await reject();
  expect(await closingDates()).toEqual({ ...empty, Rejected: shownAt(kit.clock.now().toISOString()) });
});

test('users who may not view the work of others get a report of their own work', async () => {
  const { db } = server.kit;
  const { standard } = market;
  const [supplierId, clientId] = [market.agency.id, market.client.id];
  expect((await asked(standard.id, at.downloadCandidateSubmissionReportEndpoint)).status).toBe(204);
  expect((await asked(standard.id, at.downloadEngagementNoticesReportEndpoint)).status).toBe(204);
  const { id: engagementId } = await makeEngagement(db, { clientId, title: 'Mine' });
  const { id: talentRequestId } = await makeTalentRequest(db, { engagementId, statusId: 5 });
  await makeApplication(db, { engagementId, supplierId });
  await makeCandidate(db, { talentRequestId, supplierId });
  await makeAssignment(db, { engagementId, userId: standard.id });
  const { bytes } = await asked(standard.id, at.downloadCandidateSubmissionReportEndpoint);
  expect(readRecords(bytes).map(({ Title }) => Title)).toEqual(['Mine']);
});

test("a rival's candidates are in no other agency's report", async () => {
  expect((await asked(market.rivalOwner.id, at.downloadCandidateSubmissionReportEndpoint)).status).toBe(204);
});
