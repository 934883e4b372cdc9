import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { applyRevision, insertRevision } from './save-revision.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const pay = { baseSalary: '120000.00', totalCompensation: null, agencyFee: '16500.00' };
const applied = { ...pay, baseSalaryBefore: '112500.00', totalCompensationBefore: null };
const submitted = () =>
  makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    totalCompensation: null,
  });

test('a revision is open, names its author, and has the pay before and after it', async () => {
  const candidate = await submitted();
  const { revisionId, revised } = await kit.asAgency(place.recruiter.id, (scope) =>
    insertRevision(scope, candidate, pay),
  );
  expect(revised).toBe('baseSalary');
  const row = await kit.db
    .selectFrom('salaryRevision')
    .selectAll()
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    candidateId: candidate.id,
    state: 'open',
    proposedBy: place.recruiter.id,
    proposedBySide: 'agency',
    baseSalary: '120000.00',
    baseSalaryBefore: candidate.baseSalary,
    agencyFeeBefore: candidate.agencyFee,
  });
});

test('a second revision has the pay that the first one put into effect before it', async () => {
  const { id } = await submitted();
  const first = { ...applied, totalCompensation: '131000.00' };
  await kit.asAgency(place.recruiter.id, (scope) => applyRevision(scope, id, first));
  const candidate = await kit.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const next = { baseSalary: '125000.00', totalCompensation: '140000.00', agencyFee: '17187.50' };
  const { revisionId, revised } = await kit.asAgency(place.recruiter.id, (scope) =>
    insertRevision(scope, candidate, next),
  );
  expect(revised).toBe('both');
  const row = await kit.db
    .selectFrom('salaryRevision')
    .selectAll()
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    ...next,
    baseSalaryBefore: '120000.00',
    totalCompensationBefore: '131000.00',
    agencyFeeBefore: '16500.00',
  });
});

test('revised pay keeps the salary that was submitted', async () => {
  const candidate = await submitted();
  await kit.asAgency(place.recruiter.id, (scope) => applyRevision(scope, candidate.id, applied));
  const row = await kit.db.selectFrom('candidate').selectAll().where('id', '=', candidate.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    baseSalary: candidate.baseSalary,
    baseSalaryRevised: '120000.00',
    isBaseSalaryRevised: true,
    agencyFee: '16500.00',
  });
});

test('a revision of the total compensation alone leaves the base salary unrevised', async () => {
  const candidate = await submitted();
  const total = { ...applied, baseSalary: '112500', totalCompensation: '140000.00' };
  await kit.asAgency(place.recruiter.id, (scope) => applyRevision(scope, candidate.id, total));
  const row = await kit.db.selectFrom('candidate').selectAll().where('id', '=', candidate.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    baseSalary: candidate.baseSalary,
    baseSalaryRevised: null,
    isBaseSalaryRevised: false,
    dateBaseSalaryRevised: new Date('1900-01-01T00:00:00.000Z'),
    totalCompensation: '140000.00',
    agencyFee: '16500.00',
  });
});
