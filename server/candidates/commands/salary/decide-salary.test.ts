import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSalaryRevision, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { candidateReactions } from '../../reactions.ts';
import { approveSalary, rejectSalary, withdrawSalary } from './decide-salary.ts';
import { editCandidate } from '../edit-candidate.ts';
import { moveCandidate } from '../move-candidate.ts';
import { proposeSalary } from './propose-salary.ts';
import { rejectCandidate } from '../reject-candidate.ts';
import { withdrawCandidate } from '../withdraw-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ reactions: candidateReactions });
});
afterAll(() => kit.close());

type Side = 'agency' | 'client';

const fixture = async (proposedBySide: Side = 'client') => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 9,
    baseSalary: '112500.00',
    totalCompensation: '130000.00',
  });
  const revision = await makeSalaryRevision(kit.db, { candidateId, baseSalary: '118000.00', proposedBySide });
  return { place, candidateId, revisionId: revision.id };
};
const as = (place: SubmissionFixture, side: Side) => ({
  approve: (input: { candidateId: string; revisionId?: string }) =>
    side === 'agency'
      ? kit.asAgency(place.recruiter.id, (scope) => approveSalary(scope, input))
      : kit.asClient(place.employer.id, (scope) => approveSalary(scope, input)),
  reject: (input: { candidateId: string; revisionId?: string }, reason = '') =>
    side === 'agency'
      ? kit.asAgency(place.recruiter.id, (scope) => rejectSalary(scope, { ...input, reason }))
      : kit.asClient(place.employer.id, (scope) => rejectSalary(scope, { ...input, reason })),
  withdraw: (input: { candidateId: string; revisionId?: string }) =>
    side === 'agency'
      ? kit.asAgency(place.recruiter.id, (scope) => withdrawSalary(scope, input))
      : kit.asClient(place.employer.id, (scope) => withdrawSalary(scope, input)),
});
const hire = (place: SubmissionFixture, candidateId: string, baseSalary: string, agencyFee: string) =>
  kit.asClient(place.employer.id, (scope) =>
    moveCandidate(scope, { candidateId, candidateStatusId: 2, baseSalary, agencyFee }),
  );
const reasonsOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map((reason) => reason.code)] : ['done'];
const rowOf = (candidateId: string) =>
  kit.db.selectFrom('candidate').selectAll().where('id', '=', candidateId).executeTakeFirstOrThrow();
const statesOf = async (candidateId: string) =>
  (await kit.db.selectFrom('salaryRevision').select('state').where('candidateId', '=', candidateId).execute()).map(
    ({ state }) => state,
  );
const otherOf = (side: Side): Side => (side === 'agency' ? 'client' : 'agency');
const sides = ['agency', 'client'] as const;

describe('approving a salary', () => {
  it.each(sides)('that the %s proposed revises salary, fee and history [C04]', async (side) => {
    const { place, candidateId, revisionId } = await fixture(side);
    kit.clock.advance(60_000);
    const at = kit.clock.now();
    expect(await as(place, otherOf(side)).approve({ candidateId, revisionId })).toMatchObject({
      baseSalary: '112500.00',
      baseSalaryRevised: '118000.00',
      isBaseSalaryRevised: true,
      dateBaseSalaryRevised: at.toISOString(),
      agencyFee: '16225.00',
      baseSalaryHistory: [{ baseSalary: '112500.00', replacedAt: at.toISOString() }],
      salaryRevisions: [{ state: 'approved', decidedBySide: otherOf(side), decidedAt: at.toISOString() }],
    });
    const { kind } = await kit.db
      .selectFrom('event')
      .select('kind')
      .where('candidateId', '=', candidateId)
      .executeTakeFirstOrThrow();
    expect(kind).toBe(side === 'client' ? 'candidate.salary-approved' : 'candidate.employer-approved-salary');
  });

  it('twice keeps every former salary, and the hire is at the last one', async () => {
    const { place, candidateId } = await fixture();
    await as(place, 'agency').approve({ candidateId });
    await kit.asAgency(place.recruiter.id, (scope) =>
      proposeSalary(scope, { candidateId, baseSalary: '120000', reason: '' }),
    );
    expect(await as(place, 'client').approve({ candidateId })).toMatchObject({
      baseSalaryRevised: '120000.00',
      agencyFee: '16500.00',
      baseSalaryHistory: [{ baseSalary: '112500.00' }, { baseSalary: '118000.00' }],
    });
    expect(reasonsOf(await hire(place, candidateId, '118000', '16225'))).toEqual(['terms-changed']);
    expect(await hire(place, candidateId, '120000', '16500')).toMatchObject({ candidateStatusId: 2 });
  });

  it('that leaves the total compensation alone keeps what the agency entered while it was open', async () => {
    const { place, candidateId } = await fixture('agency');
    await kit.asAgency(place.recruiter.id, (scope) =>
      editCandidate(scope, { candidateId, totalCompensation: '150000' }),
    );
    await as(place, 'client').approve({ candidateId });
    expect(await rowOf(candidateId)).toMatchObject({
      baseSalaryRevised: '118000.00',
      totalCompensation: '150000.00',
    });
  });

  it('that changes the total compensation changes it', async () => {
    const { place, candidateId } = await fixture();
    await as(place, 'agency').reject({ candidateId });
    await kit.asAgency(place.recruiter.id, (scope) =>
      proposeSalary(scope, { candidateId, baseSalary: '118000', totalCompensation: '140000', reason: '' }),
    );
    await as(place, 'client').approve({ candidateId });
    expect(await rowOf(candidateId)).toMatchObject({
      baseSalaryRevised: '118000.00',
      totalCompensation: '140000.00',
    });
  });

  it('of a revised total compensation alone revises no base salary, and the event says so', async () => {
    const { place, candidateId } = await fixture();
    await as(place, 'agency').reject({ candidateId });
    await kit.asClient(place.employer.id, (scope) =>
      proposeSalary(scope, { candidateId, baseSalary: '112500', totalCompensation: '140000', reason: '' }),
    );
    expect(await as(place, 'agency').approve({ candidateId })).toMatchObject({
      baseSalaryRevised: null,
      isBaseSalaryRevised: false,
      dateBaseSalaryRevised: '1900-01-01T00:00:00.000Z',
      totalCompensation: '140000.00',
      baseSalaryHistory: [],
    });
    const events = await kit.db
      .selectFrom('event')
      .select(['kind', 'data'])
      .where('candidateId', '=', candidateId)
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { kind: 'candidate.salary-rejected', data: { revised: 'baseSalary' } },
      { kind: 'candidate.employer-proposed-salary', data: { revised: 'totalCompensation' } },
      { kind: 'candidate.salary-approved', data: { revised: 'totalCompensation' } },
    ]);
  });

  it.each(sides)("is refused to the %s that proposed it: 'revision-not-possible'", async (side) => {
    const { place, candidateId } = await fixture(side);
    for (const decide of ['approve', 'reject'] as const)
      expect(reasonsOf(await as(place, side)[decide]({ candidateId }))).toEqual([
        'revision-not-possible',
        'own-revision',
      ]);
  });

  it('is refused by the database to the side that proposed it, and a second time', async () => {
    const { revisionId } = await fixture('agency');
    const decide = (decidedBySide: Side, state: 'approved' | 'rejected') =>
      kit.db
        .updateTable('salaryRevision')
        .set({ state, decidedAt: kit.clock.now(), decidedBySide })
        .where('id', '=', revisionId)
        .execute();
    await expect(decide('agency', 'approved')).rejects.toThrow('salary_revision_other_side_decides');
    await decide('client', 'approved');
    await expect(decide('client', 'rejected')).rejects.toThrow('a salary revision is decided once');
    await expect(
      kit.db.updateTable('salaryRevision').set({ agencyFee: '1.00' }).where('id', '=', revisionId).execute(),
    ).rejects.toThrow('a proposed salary does not change');
  });

  it('is awaited by the database: nobody is hired, rejected or withdrawn while a revision is open', async () => {
    const { candidateId } = await fixture();
    for (const statusId of [2, 3, 5] as const)
      await expect(
        kit.db.updateTable('candidate').set({ statusId }).where('id', '=', candidateId).execute(),
      ).rejects.toThrow('a salary revision of this candidate is open');
  });

  it("of another revision than the caller has seen is refused: 'revision-closed'", async () => {
    const { place, candidateId, revisionId } = await fixture();
    await as(place, 'client').withdraw({ candidateId });
    await kit.asClient(place.employer.id, (scope) =>
      proposeSalary(scope, { candidateId, baseSalary: '90000', reason: '' }),
    );
    expect(reasonsOf(await as(place, 'agency').approve({ candidateId, revisionId }))).toEqual(['revision-closed']);
    expect(await rowOf(candidateId)).toMatchObject({ agencyFee: '15468.75' });
  });

  it('and rejecting at once decides once', async () => {
    const { place, candidateId } = await fixture();
    const { approve, reject } = as(place, 'agency');
    const answers = await Promise.all([approve({ candidateId }), reject({ candidateId }), approve({ candidateId })]);
    expect(answers.filter((answer) => !(answer instanceof Refused))).toHaveLength(1);
  });
});

describe('rejecting a salary', () => {
  it.each(sides)('that the %s proposed leaves candidate, salary and fee as they were [C04]', async (side) => {
    const { place, candidateId } = await fixture(side);
    const { statusId, agencyFee, baseSalaryRevised, totalCompensation } = await rowOf(candidateId);
    const answer = await as(place, otherOf(side)).reject({ candidateId }, 'Above our band.');
    expect(answer).toMatchObject({
      baseSalaryHistory: [],
      salaryRevisions: [{ state: 'rejected', decisionReason: 'Above our band.' }],
    });
    expect(await rowOf(candidateId)).toMatchObject({ statusId, agencyFee, baseSalaryRevised, totalCompensation });
    expect(reasonsOf(await as(place, otherOf(side)).approve({ candidateId }))).toEqual([
      'revision-not-possible',
      'no-open-revision',
    ]);
  });
});

describe('withdrawing a proposal', () => {
  it.each(sides)('of the %s is up to the %s alone', async (side) => {
    const { place, candidateId } = await fixture(side);
    expect(reasonsOf(await as(place, otherOf(side)).withdraw({ candidateId }))).toEqual([
      'revision-not-possible',
      'not-own-revision',
    ]);
    expect(await as(place, side).withdraw({ candidateId })).toMatchObject({
      salaryRevisions: [{ state: 'withdrawn' }],
    });
    expect(reasonsOf(await as(place, side).withdraw({ candidateId }))).toEqual([
      'revision-not-possible',
      'no-open-revision',
    ]);
  });
});

describe('an open revision', () => {
  it("holds up the hire: 'step-not-possible'", async () => {
    const { place, candidateId } = await fixture();
    expect(reasonsOf(await hire(place, candidateId, '112500', '15468.75'))).toEqual([
      'step-not-possible',
      'revision-open',
    ]);
    await expect(
      kit.db.updateTable('candidate').set({ statusId: 2 }).where('id', '=', candidateId).execute(),
    ).rejects.toThrow('a salary revision of this candidate is open');
  });

  it('is closed undecided when the candidate is rejected or withdrawn', async () => {
    const one = await fixture();
    await kit.asClient(one.place.employer.id, (scope) =>
      rejectCandidate(scope, { candidateId: one.candidateId, rejectionReasons: [3], rejectionMessage: 'Too high.' }),
    );
    expect(await statesOf(one.candidateId)).toEqual(['closed']);
    const other = await fixture();
    await kit.asAgency(other.place.recruiter.id, (scope) =>
      withdrawCandidate(scope, { candidateId: other.candidateId, withdrawReasons: [1], reasonText: '' }),
    );
    expect(await statesOf(other.candidateId)).toEqual(['closed']);
  });

  it('keeps the total compensation from falling below the proposed salary', async () => {
    const { place, candidateId } = await fixture();
    const edit = (totalCompensation: string) =>
      kit.asAgency(place.recruiter.id, (scope) => editCandidate(scope, { candidateId, totalCompensation }));
    const refused = await edit('115000');
    expect(refused instanceof Refused && refused.fields.map(({ field }) => field)).toEqual(['totalCompensation']);
    expect(await edit('118000')).toMatchObject({ totalCompensation: '118000.00' });
  });
});
