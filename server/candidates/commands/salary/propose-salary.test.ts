import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSalaryRevision, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { viewCandidate } from '../../queries/view-candidate.ts';
import { proposeSalary } from './propose-salary.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId = 8) =>
  makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId,
    baseSalary: '112500.00',
    totalCompensation: '130000.00',
  });
const byAgency = (place: SubmissionFixture, candidateId: string, baseSalary: string, reason = '') =>
  kit.asAgency(place.recruiter.id, (scope) => proposeSalary(scope, { candidateId, baseSalary, reason }));
const byEmployer = (place: SubmissionFixture, candidateId: string, baseSalary: string, reason = '') =>
  kit.asClient(place.employer.id, (scope) => proposeSalary(scope, { candidateId, baseSalary, reason }));
const reasonsOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map((reason) => reason.code)] : ['done'];
const kindsOf = async (candidateId: string) =>
  (await kit.db.selectFrom('event').select('kind').where('candidateId', '=', candidateId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

describe('proposing a salary', () => {
  it.each([
    ['the agency', byAgency, 'agency', 'candidate.salary-proposed'],
    ['the employer', byEmployer, 'client', 'candidate.employer-proposed-salary'],
  ] as const)('by %s shows both sides the fee before and after, and changes neither yet [C04]', async (...given) => {
    const [, propose, proposedBySide, kind] = given;
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place);
    const answer = await propose(place, id, '118000', 'The role now includes on-call weekends.');
    const revision = {
      state: 'open',
      baseSalary: '118000.00',
      baseSalaryBefore: '112500.00',
      // Fees are 13.75% of the salaries.
      agencyFee: '16225.00',
      agencyFeeBefore: '15468.75',
      reason: 'The role now includes on-call weekends.',
      proposedBySide,
      proposedAt: kit.clock.now().toISOString(),
    };
    expect(answer).toMatchObject({
      baseSalaryRevised: null,
      isBaseSalaryRevised: false,
      dateBaseSalaryRevised: '1900-01-01T00:00:00.000Z',
      agencyFee: '15468.75',
      baseSalaryHistory: [],
      salaryRevisions: [revision],
    });
    const seen = await kit.asAgency(place.recruiter.id, (scope) => viewCandidate(scope, { candidateId: id }));
    expect(seen).toMatchObject({ agencyFee: '15468.75', salaryRevisions: [revision] });
    expect(await kindsOf(id)).toEqual([kind]);
  });

  it("is refused while a revision is open: 'revision-not-possible'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place);
    await byAgency(place, id, '118000');
    for (const propose of [byAgency, byEmployer])
      expect(reasonsOf(await propose(place, id, '119000'))).toEqual(['revision-not-possible', 'revision-open']);
  });

  it('by both sides at once leaves one open revision', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place);
    const answers = await Promise.all([byAgency(place, id, '118000'), byEmployer(place, id, '115000')]);
    expect(answers.filter((answer) => !(answer instanceof Refused))).toHaveLength(1);
  });

  it('the database accepts one open revision of a candidate', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id: candidateId } = await candidateAt(place);
    await makeSalaryRevision(kit.db, { candidateId, baseSalary: '118000.00' });
    await expect(makeSalaryRevision(kit.db, { candidateId, baseSalary: '119000.00' })).rejects.toThrow(
      'salary_revision_open',
    );
  });

  it.each([
    [2, 'candidate-hired'],
    [3, 'candidate-rejected'],
    [7, 'candidate-not-selected'],
  ] as const)('is refused for a candidate in status %i, also to the employer', async (statusId, code) => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, statusId);
    for (const propose of [byAgency, byEmployer])
      expect(reasonsOf(await propose(place, id, '118000'))).toEqual(['revision-not-possible', code]);
  });

  it("refuses the current salary and one above the total compensation: 'invalid-input'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place);
    const faults = async (baseSalary: string) => {
      const answer = await byAgency(place, id, baseSalary);
      return answer instanceof Refused && answer.fields.map(({ field }) => field);
    };
    expect(await faults('112500')).toEqual(['baseSalary']);
    expect(await faults('130000.01')).toEqual(['totalCompensation']);
  });

  it("does not find another agency's or employer's candidate", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const other = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place);
    for (const propose of [byAgency, byEmployer])
      expect(reasonsOf(await propose(other, id, '118000'))).toEqual(['not-found']);
  });
});
