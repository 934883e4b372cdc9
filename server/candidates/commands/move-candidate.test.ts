import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { candidateReactions } from '../reactions.ts';
import { readAgencyEarnings } from '../queries/earnings.ts';
import { moveCandidate } from './move-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ reactions: candidateReactions });
});
afterAll(() => kit.close());

const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId, given: object = {}) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId, ...given });
const termsOf = (candidateId: string) =>
  kit.db
    .selectFrom('candidate')
    .select(['baseSalary', 'agencyFee'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
const move = async (
  place: Pick<SubmissionFixture, 'employer'>,
  candidateId: string,
  candidateStatusId: CandidateStatusId,
) => {
  const agreed = candidateStatusId === 2 ? await termsOf(candidateId) : {};
  return kit.asClient(place.employer.id, (scope) =>
    moveCandidate(scope, { candidateId, candidateStatusId, ...agreed }),
  );
};
const reasonsOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map((reason) => reason.code)] : ['done'];

describe('moving a candidate', () => {
  it('goes through the pipeline and stamps each date once [C02]', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id } = await candidateAt(place, 1);
    const names = [];
    for (const status of [4, 6, 8, 9, 2] as const) {
      kit.clock.advance(60_000);
      const answer = await move(place, id, status);
      names.push(answer instanceof Refused ? answer.message : answer.candidateStatus);
    }
    expect(names).toEqual(['Shortlisted', 'Screening', 'Interviewing', 'Offer Extended', 'Hired']);
    const row = await kit.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const dates = [row.dateShortListed, row.dateScreened, row.dateInterviewed, row.dateOfferExtended, row.dateHired];
    expect(dates.every((date, index) => index === 0 || Number(date) > Number(dates[index - 1]))).toBe(true);
    const steps = await kit.db
      .selectFrom('candidateStep')
      .select('toStatusId')
      .where('candidateId', '=', id)
      .orderBy('at')
      .execute();
    expect(steps.map((step) => step.toStatusId)).toEqual([1, 4, 6, 8, 9, 2]);
  });

  it('may skip steps, whose dates stay empty', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const answer = await move(place, (await candidateAt(place, 1)).id, 8);
    expect(answer).toMatchObject({ candidateStatusId: 8, dateScreened: null, dateShortListed: null });
  });

  it.each([
    [8, 6],
    [8, 8],
    [4, 1],
    [1, 3],
    [1, 5],
    [1, 7],
  ] as const)("never goes from %i to %i: 'step-not-possible'", async (from, to) => {
    const place = await makeSubmissionFixture(kit.db);
    expect(reasonsOf(await move(place, (await candidateAt(place, from)).id, to))).toEqual([
      'step-not-possible',
      'only-forward',
    ]);
  });

  it("does not find another employer's candidate or a withdrawn one", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const other = await makeSubmissionFixture(kit.db);
    expect(reasonsOf(await move(other, (await candidateAt(place, 1)).id, 4))).toEqual(['not-found']);
    expect(reasonsOf(await move(place, (await candidateAt(place, 5)).id, 4))).toEqual(['not-found']);
  });
});

describe('hiring', () => {
  it("adds the agency's fee to its total earnings and counts the hire", async () => {
    const place = await makeSubmissionFixture(kit.db, { request: { noOfRoles: 3 } });
    for (const baseSalary of ['112500.00', '100000.00']) {
      await move(place, (await candidateAt(place, 9, { baseSalary, totalCompensation: null })).id, 2);
    }
    await candidateAt(place, 9);
    const earnings = await kit.asAgency(place.recruiter.id, (scope) =>
      readAgencyEarnings(scope, { engagementId: place.engagement.id }),
    );
    // 112,500.00 x 13.75% = 15,468.75 and 100,000.00 x 13.75% = 13,750.00.
    expect(earnings).toMatchObject({
      totalAgencyEarnings: [{ currencyIso: 'AUD', amount: '29218.75' }],
      approvedCandidates: 2,
    });
    const request = await kit.db
      .selectFrom('talentRequest')
      .selectAll()
      .where('id', '=', place.request.id)
      .executeTakeFirst();
    expect(request).toMatchObject({ noOfRolesFilled: 2, statusId: 5 });
  });

  it('for the last role closes all open candidates, and completes a success fee', async () => {
    const place = await makeSubmissionFixture(kit.db, { request: { noOfRoles: 1 } });
    const [hired, open, rejected] = [
      await candidateAt(place, 8),
      await candidateAt(place, 4),
      await candidateAt(place, 3),
    ];
    await move(place, hired.id, 2);
    const rows = await kit.db
      .selectFrom('candidate')
      .select(['id', 'statusId'])
      .where('talentRequestId', '=', place.request.id)
      .execute();
    expect(new Map(rows.map((row) => [row.id, row.statusId]))).toEqual(
      new Map([
        [hired.id, 2],
        [open.id, 7],
        [rejected.id, 3],
      ]),
    );
    const engagement = await kit.db
      .selectFrom('engagement')
      .select('status')
      .where('id', '=', place.engagement.id)
      .executeTakeFirst();
    expect(engagement?.status).toBe('completed');
    expect(reasonsOf(await move(place, open.id, 8))[1]).toBe('candidate-not-selected');
  });

  it.each([
    [8, 'request-paused'],
    [7, 'request-cancelled'],
    [6, 'request-fulfilled'],
  ] as const)('is refused when the request is in status %i', async (statusId, code) => {
    const place = await makeSubmissionFixture(kit.db, { request: { statusId } });
    expect(reasonsOf(await move(place, (await candidateAt(place, 9)).id, 2))).toEqual(['step-not-possible', code]);
  });

  it('two people for one role at once hires one', async () => {
    const place = await makeSubmissionFixture(kit.db, { request: { noOfRoles: 1 } });
    const candidates = [await candidateAt(place, 9), await candidateAt(place, 9), await candidateAt(place, 9)];
    const answers = await Promise.all(candidates.map((candidate) => move(place, candidate.id, 2)));
    expect(answers.filter((answer) => !(answer instanceof Refused))).toHaveLength(1);
    const request = await kit.db
      .selectFrom('talentRequest')
      .select('noOfRolesFilled')
      .where('id', '=', place.request.id)
      .executeTakeFirst();
    expect(request?.noOfRolesFilled).toBe(1);
  });

  it("requires the salary and the fee that the employer agrees to: 'terms-changed' if they differ", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id: candidateId, agencyFee } = await candidateAt(place, 9, { baseSalary: '112500.00' });
    const hire = (agreed: { baseSalary?: string; agencyFee?: string }) =>
      kit.asClient(place.employer.id, (scope) =>
        moveCandidate(scope, { candidateId, candidateStatusId: 2, ...agreed }),
      );
    const silent = await hire({});
    expect(silent instanceof Refused && silent.fields.map(({ field }) => field)).toEqual(['baseSalary', 'agencyFee']);
    expect(reasonsOf(await hire({ baseSalary: '112499.99', agencyFee }))).toEqual(['terms-changed']);
    expect(reasonsOf(await hire({ baseSalary: '112500', agencyFee: '1.00' }))).toEqual(['terms-changed']);
    expect(await hire({ baseSalary: '112500', agencyFee })).toMatchObject({ candidateStatusId: 2, agencyFee });
  });
});
