import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSalaryRevision, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { rejectCandidate, unrejectCandidate } from './reject-candidate.ts';
import { approveSalary, withdrawSalary } from './salary/decide-salary.ts';
import { proposeSalary } from './salary/propose-salary.ts';
import { undoWithdrawal, withdrawCandidate } from './withdraw-candidate.ts';
import {
  restoreCandidatesWithApplication,
  withdrawCandidatesWithApplication,
} from './withdrawal/withdraw-with-application.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const fixture = async (statusId: CandidateStatusId = 8) => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId, applicationId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId,
  });
  return { place, candidateId, applicationId };
};
type Fixture = Awaited<ReturnType<typeof fixture>>;

const asAgency = ({ recruiter }: SubmissionFixture) => recruiter.id;
const reject = ({ place, candidateId }: Fixture) =>
  kit.asClient(place.employer.id, (scope) =>
    rejectCandidate(scope, { candidateId, rejectionReasons: [2], rejectionMessage: 'Thank you.' }),
  );
const unreject = ({ place, candidateId }: Fixture) =>
  kit.asClient(place.employer.id, (scope) => unrejectCandidate(scope, { candidateId }));
const withdraw = ({ place, candidateId }: Fixture) =>
  kit.asAgency(asAgency(place), (scope) =>
    withdrawCandidate(scope, { candidateId, withdrawReasons: [2], reasonText: '' }),
  );
const undoWithdraw = ({ place, candidateId }: Fixture) =>
  kit.asAgency(asAgency(place), (scope) => undoWithdrawal(scope, { candidateId }));

/** Each step that closes a candidate and can be undone, with its undo. */
const closings = {
  'a rejection': { close: reject, undo: unreject },
  'a withdrawal': { close: withdraw, undo: undoWithdraw },
  'a withdrawal with the application': {
    close: ({ place, applicationId }: Fixture) =>
      kit.asAgency(asAgency(place), (scope) => withdrawCandidatesWithApplication(scope, applicationId)),
    undo: async ({ place, candidateId, applicationId }: Fixture) => {
      const { dateWithdrawn } = await datesOf(candidateId);
      return kit.asAgency(asAgency(place), (scope) =>
        restoreCandidatesWithApplication(scope, applicationId, dateWithdrawn ?? kit.clock.now()),
      );
    },
  },
};
const each = Object.entries(closings);

const datesOf = (candidateId: string) =>
  kit.db
    .selectFrom('candidate')
    .select(['dateInterviewed', 'dateRejected', 'dateWithdrawn'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
const revisionsOf = (candidateId: string) =>
  kit.db
    .selectFrom('salaryRevision')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('proposedAt')
    .orderBy('id')
    .execute();
const statesOf = async (candidateId: string) => (await revisionsOf(candidateId)).map(({ state }) => state);
const propose = ({ place, candidateId }: Fixture, baseSalary: string) =>
  kit.asAgency(asAgency(place), (scope) => proposeSalary(scope, { candidateId, baseSalary, reason: 'Another offer.' }));
const minute = 60_000;

describe('the salary revision that was open', () => {
  it.each(each)('is open again, as it was proposed, once %s is undone', async (_what, { close, undo }) => {
    const candidacy = await fixture();
    await propose(candidacy, '99000.00');
    const before = await revisionsOf(candidacy.candidateId);
    kit.clock.advance(minute);
    await close(candidacy);
    expect(await statesOf(candidacy.candidateId)).toEqual(['closed']);
    kit.clock.advance(minute);
    await undo(candidacy);
    expect(await revisionsOf(candidacy.candidateId)).toEqual(before);
    const { place, candidateId } = candidacy;
    expect(
      await kit.asClient(place.employer.id, (scope) =>
        approveSalary(scope, { candidateId, revisionId: before[0]?.id }),
      ),
    ).toMatchObject({ baseSalaryRevised: '99000.00' });
  });

  it.each(each)('is open again after each of two undos of %s', async (_what, { close, undo }) => {
    const candidacy = await fixture();
    await propose(candidacy, '99000.00');
    for (const minutes of [1, 2]) {
      kit.clock.advance(minutes * minute);
      await close(candidacy);
      await undo(candidacy);
      expect(await statesOf(candidacy.candidateId)).toEqual(['open']);
    }
  });

  it.each(each)(
    'is open again once %s is undone, but not one that was closed before',
    async (_what, { close, undo }) => {
      const candidacy = await fixture();
      // The release before left a revision closed, so another one could be proposed after an undo.
      const decided = { decidedAt: new Date('2026-11-18T09:00:00Z'), decidedBySide: 'system' } as const;
      await makeSalaryRevision(kit.db, {
        candidateId: candidacy.candidateId,
        baseSalary: '101000.00',
        state: 'closed',
        ...decided,
      });
      await propose(candidacy, '99000.00');
      kit.clock.advance(minute);
      await close(candidacy);
      await undo(candidacy);
      expect(await statesOf(candidacy.candidateId)).toEqual(['closed', 'open']);
    },
  );

  it('stays withdrawn if its side withdrew it before the rejection', async () => {
    const candidacy = await fixture();
    await propose(candidacy, '99000.00');
    const { place, candidateId } = candidacy;
    await kit.asAgency(asAgency(place), (scope) => withdrawSalary(scope, { candidateId }));
    await reject(candidacy);
    await unreject(candidacy);
    expect(await statesOf(candidateId)).toEqual(['withdrawn']);
  });

  it('is open once if two users undo the rejection at the same time', async () => {
    const candidacy = await fixture();
    await propose(candidacy, '99000.00');
    kit.clock.advance(minute);
    await reject(candidacy);
    const answers = await Promise.all([unreject(candidacy), unreject(candidacy)]);
    expect(answers.filter((answer) => answer instanceof Refused)).toHaveLength(1);
    expect(await statesOf(candidacy.candidateId)).toEqual(['open']);
  });

  it('stays closed if the request is fulfilled before the undo', async () => {
    const candidacy = await fixture();
    await propose(candidacy, '99000.00');
    await withdraw(candidacy);
    await kit.db
      .updateTable('talentRequest')
      .set({ statusId: 6 })
      .where('id', '=', candidacy.place.request.id)
      .execute();
    expect(await undoWithdraw(candidacy)).toBeInstanceOf(Refused);
    expect(await statesOf(candidacy.candidateId)).toEqual(['closed']);
  });

  it('can be opened again only unchanged, and only with its candidate', async () => {
    const candidacy = await fixture();
    await propose(candidacy, '99000.00');
    await reject(candidacy);
    const open = { state: 'open', decidedAt: null, decidedBy: null, decidedByName: null, decidedBySide: null } as const;
    const update = (set: object) =>
      kit.db.updateTable('salaryRevision').set(set).where('candidateId', '=', candidacy.candidateId).execute();
    await expect(update(open)).rejects.toMatchObject({ code: 'RC010' });
    await kit.db.updateTable('candidate').set({ statusId: 8 }).where('id', '=', candidacy.candidateId).execute();
    for (const change of [{ reason: 'Another.' }, { baseSalary: '98000.00' }, { decisionReason: 'Too much.' }])
      await expect(update({ ...open, ...change })).rejects.toMatchObject({ code: 'RC010' });
    await update(open);
    expect(await statesOf(candidacy.candidateId)).toEqual(['open']);
  });
});

describe('the date of a closing step', () => {
  it.each(each)('is cleared once %s is undone; earlier dates stay', async (_what, { close, undo }) => {
    const candidacy = await fixture();
    const before = await datesOf(candidacy.candidateId);
    kit.clock.advance(minute);
    await close(candidacy);
    expect(Object.values(await datesOf(candidacy.candidateId))).toContainEqual(kit.clock.now());
    kit.clock.advance(minute);
    await undo(candidacy);
    expect(await datesOf(candidacy.candidateId)).toEqual(before);
    expect(before).toEqual({ dateInterviewed: expect.any(Date), dateRejected: null, dateWithdrawn: null });
  });
});
