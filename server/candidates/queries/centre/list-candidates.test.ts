import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates as operation } from '#contract/candidates/operations/list.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate } from '../../factories.ts';
import { listCandidates } from './list-candidates.ts';

let kit: TestKit;
let owner: string;

beforeAll(async () => {
  kit = await createTestKit();
  const agency = await makeTenant(kit.db);
  const rival = await makeTenant(kit.db);
  owner = (await makeUser(kit.db, { tenantId: agency.id })).id;
  const client = await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' });
  const engagement = await makeEngagement(kit.db, { clientId: client.id });
  const open = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const cancelled = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 7 });
  for (const supplier of [agency, rival]) {
    await makeApplication(kit.db, { engagementId: engagement.id, supplierId: supplier.id });
    for (const [index, statusId] of ([1, 1, 4, 2, 3, 5] as const).entries()) {
      await makeCandidate(kit.db, {
        talentRequestId: open.id,
        supplierId: supplier.id,
        statusId,
        lastName: `Person ${String(index)}`,
        dateSubmitted: new Date(Date.UTC(2026, 10, 1 + index)),
      });
    }
    await makeCandidate(kit.db, {
      talentRequestId: cancelled.id,
      supplierId: supplier.id,
      statusId: 1,
      lastName: 'Gone',
    });
    await makeCandidate(kit.db, {
      talentRequestId: cancelled.id,
      supplierId: supplier.id,
      statusId: 3,
      lastName: 'Stays',
    });
  }
});
afterAll(() => kit.close());

const list = async (given: object) => {
  const answer = await kit.asAgency(owner, (scope) => listCandidates(scope, operation.input.parse(given)));
  if (!('records' in answer)) throw new Error('The list was refused.');
  return answer;
};
const names = async (given: object) => (await list(given)).records.map((row) => row.lastName);

test('candidates are listed newest first, without withdrawn ones and without those of rivals', async () => {
  const answer = await list({});
  expect(answer.records.map((row) => row.lastName)).toEqual([
    'Stays',
    'Person 4',
    'Person 3',
    'Person 2',
    'Person 1',
    'Person 0',
  ]);
  expect(answer).toMatchObject({ total: 6, recordCount: 6, pageCount: 1, pageCurrent: 0, pageSize: 10 });
});

test('a row says who confirmed the right to represent the candidate, and whether it was withdrawn', async () => {
  const consents = async () => (await list({ statusIds: [2] })).records.map(({ consent }) => consent);
  expect(await consents()).toEqual([null]);
  const at = new Date('2026-11-19T08:00:00Z');
  await kit.db.updateTable('candidate').set({ consentConfirmedAt: at }).where('statusId', '=', 2).execute();
  expect(await consents()).toEqual([{ by: 'agency', confirmedAt: at.toISOString(), withdrawnAt: null }]);
});

test('a row has the revised salary as well as the submitted one, and is sorted by the revised one', async () => {
  const salaryOf = (lastName: string, baseSalary: string, baseSalaryRevised: string | null = null) =>
    kit.db
      .updateTable('candidate')
      .set({ baseSalary, baseSalaryRevised, isBaseSalaryRevised: baseSalaryRevised !== null })
      .where('lastName', '=', lastName)
      .execute();
  await salaryOf('Person 0', '90000.00', '120000.00');
  await salaryOf('Person 1', '110000.00');
  await salaryOf('Person 2', '130000.00', '80000.00');
  const given = { statusIds: [1, 4], sortBy: 'baseSalary' };
  const { records } = await list({ ...given, sortOrder: 'asc' });
  expect(records.map((row) => [row.lastName, row.baseSalary, row.baseSalaryRevised])).toEqual([
    ['Person 2', '130000.00', '80000.00'],
    ['Person 1', '110000.00', null],
    ['Person 0', '90000.00', '120000.00'],
  ]);
  expect(await names({ ...given, sortOrder: 'desc', pageSize: 2, pageCurrent: 0 })).toEqual(['Person 0', 'Person 1']);
  expect(await names({ ...given, sortOrder: 'desc', pageSize: 2, pageCurrent: 1 })).toEqual(['Person 2']);
});

test('a cancelled request lists only rejected candidates', async () => {
  expect(await names({ statusIds: [1] })).toEqual(['Person 1', 'Person 0']);
  expect(await names({ statusIds: [3] })).toEqual(['Stays', 'Person 4']);
});

test('filtering by the status Withdrawn lists none', async () => {
  expect(await list({ statusIds: [5] })).toMatchObject({ records: [], total: 0 });
});

test('pages are contiguous, with the exact total', async () => {
  const pages = [
    await list({ pageSize: 4, sortBy: 'name', sortOrder: 'asc' }),
    await list({ pageSize: 4, pageCurrent: 1, sortBy: 'name', sortOrder: 'asc' }),
  ];
  expect(pages.flatMap((page) => page.records.map((row) => row.lastName))).toEqual([
    'Person 0',
    'Person 1',
    'Person 2',
    'Person 3',
    'Person 4',
    'Stays',
  ]);
  expect(pages.map((page) => page.total)).toEqual([6, 6]);
});

test.each([
  [{ keywords: 'stays' }, ['Stays']],
  [{ keywords: 'NORTH stays' }, ['Stays']],
  [{ keywords: 'northwind' }, ['Stays', 'Person 4', 'Person 3', 'Person 2', 'Person 1', 'Person 0']],
  [{ keywords: 'sta_s' }, []],
  [{ keywords: 'nobody' }, []],
] as const)('each word of %j is in name, number, job title or client', async (given, found) => {
  expect(await names(given)).toEqual(found);
});

test('a keyword finds the number of a candidate as stored and as shown, with its leading zeros', async () => {
  const [one] = (await list({ keywords: 'person 3' })).records;
  await kit.db
    .updateTable('candidate')
    .set({ number: 123 })
    .where('id', '=', one?._id ?? '')
    .execute();
  for (const keywords of ['123', '000123', 'person 000123']) expect(await names({ keywords })).toEqual(['Person 3']);
  expect(await names({ keywords: '0000123' })).toEqual([]);
});

test('a rate type filters by the engagements of that type', async () => {
  const [setRate, tendersRate] = [await names({ engagementTypeId: [1] }), await names({ engagementTypeId: [2] })];
  expect([setRate.length + tendersRate.length, Math.min(setRate.length, tendersRate.length)]).toEqual([6, 0]);
});

test('a talent request, auction or success fee filters its candidates, and an unknown one is not found', async () => {
  const { engagementId } = await kit.db
    .selectFrom('candidate')
    .select('engagementId')
    .limit(1)
    .executeTakeFirstOrThrow();
  const requests = await kit.db.selectFrom('talentRequest').select(['id', 'statusId']).execute();
  const [open, cancelled] = ([5, 7] as const).map((statusId) => requests.find((one) => one.statusId === statusId)?.id);
  expect(await names({ talentRequestId: cancelled })).toEqual(['Stays']);
  expect(await list({ talentRequestId: open, pageSize: 2 })).toMatchObject({ total: 5, recordCount: 2 });
  expect(await list({ successFeeId: engagementId })).toMatchObject({ total: 6 });
  for (const given of [{ auctionId: engagementId }, { talentRequestId: engagementId }]) {
    const answer = await kit.asAgency(owner, (scope) => listCandidates(scope, operation.input.parse(given)));
    expect(answer).toBeInstanceOf(Refused);
  }
});
