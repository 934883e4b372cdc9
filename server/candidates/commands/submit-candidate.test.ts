import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { submitCandidate as operation } from '#contract/candidates/operations/submission.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { makeQuestion, makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { submitCandidate } from './submit-candidate.ts';
import { withdrawCandidate } from './withdraw-candidate.ts';

type Input = InputOf<typeof operation>;

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const submit = (place: Pick<SubmissionFixture, 'recruiter'>, input: Input) =>
  kit.asAgency(place.recruiter.id, (scope) => submitCandidate(scope, input));
const accepted = async (place: SubmissionFixture, given: Partial<Input> = {}) => {
  const answer = await submit(place, await makeSubmission(kit.db, place, given));
  if (answer instanceof Refused) throw new Error(`${answer.message} ${JSON.stringify(answer.fields)}`);
  return answer;
};
const refused = async (place: SubmissionFixture, given: Partial<Input>) => {
  const answer = await submit(place, await makeSubmission(kit.db, place, given));
  if (!(answer instanceof Refused)) throw new Error('This should have been refused.');
  return answer;
};
const candidatesOf = (talentRequestId: string) =>
  kit.db.selectFrom('candidate').selectAll().where('talentRequestId', '=', talentRequestId).execute();

describe('a submission', () => {
  it('creates a candidate with salary, currency, fee, comment, answers, CV and documents, by success fee and by auction [C01]', async () => {
    for (const kind of ['successfee', 'competitive'] as const) {
      const fee = kind === 'competitive' ? { feeTypeId: feeType.percentBase, feePercent: '13.75' } : {};
      const place = await makeSubmissionFixture(kit.db, { engagement: { kind, ...fee } });
      const { request, recruiter, agency, client, engagement } = place;
      const question = await makeQuestion(kit.db, { talentRequestId: request.id });
      const extra = await makeCandidateDocument(kit.db, {
        supplierId: agency.id,
        uploadedBy: recruiter.id,
        kind: 'other',
      });
      await kit.asAgency(recruiter.id, (scope) =>
        saveDraft(scope, { talentRequestId: request.id, fields: {} as never, documentId: null, otherDocumentIds: [] }),
      );
      const input = await makeSubmission(kit.db, place, {
        baseSalary: '112500',
        baseSalaryIso: 'AUD',
        commentToEmployer: 'Can start in January.',
        answers: [{ questionId: question.id, answer: 'yes' }],
        otherDocumentIds: [extra.id],
        contactNumber: '0491 570 156',
      });
      const created = await submit(place, input);
      expect(created).toMatchObject({
        candidateStatusId: 1,
        candidateStatus: 'Pending',
        agencyFee: '15468.75',
        clientId: client.id,
        supplier: { supplierId: agency.id },
        successFeeId: kind === 'successfee' ? engagement.id : null,
      });
      const [row] = await candidatesOf(request.id);
      expect(row).toMatchObject({
        baseSalary: '112500.00',
        agencyFee: '15468.75',
        commentToEmployer: 'Can start in January.',
      });
      const id = row?.id ?? '';
      const documents = await kit.db
        .selectFrom('candidateDocument')
        .selectAll()
        .where('candidateId', '=', id)
        .execute();
      expect(documents.map((one) => one.kind).toSorted()).toEqual(['cv', 'other']);
      expect(documents.every((one) => one.clientId === client.id)).toBe(true);
      const answers = await kit.db.selectFrom('candidateAnswer').selectAll().where('candidateId', '=', id).execute();
      expect(answers).toMatchObject([{ questionId: question.id, answer: 'yes' }]);
      const steps = await kit.db.selectFrom('candidateStep').selectAll().where('candidateId', '=', id).execute();
      expect(steps).toMatchObject([{ fromStatusId: null, toStatusId: 1, bySide: 'agency', byUserId: recruiter.id }]);
      const keys = await kit.db.selectFrom('candidateIdentity').selectAll().where('candidateId', '=', id).execute();
      expect(keys.map((key) => key.keyType).toSorted()).toEqual(['email', 'phone']);
      expect(JSON.stringify(keys)).not.toContain('inbox.example');
      expect(
        await kit.db.selectFrom('submissionDraft').selectAll().where('talentRequestId', '=', request.id).execute(),
      ).toEqual([]);
      const events = await kit.db.selectFrom('event').selectAll().where('candidateId', '=', id).execute();
      expect(events).toMatchObject([{ kind: 'candidate.submitted', supplierId: agency.id, clientId: client.id }]);
    }
  });

  it("uses the agency's tendered fee instead of the engagement's", async () => {
    const place = await makeSubmissionFixture(kit.db, {
      engagement: {
        engagementTypeId: engagementType.agencyTendersRate,
        feeTypeId: feeType.fixed,
        feePercent: null,
        feeAmount: null,
      },
    });
    await kit.db
      .updateTable('application')
      .set({ feeTypeId: feeType.percentCompensation, feePercent: '20', feeAmount: null })
      .where('engagementId', '=', place.engagement.id)
      .execute();
    const { agencyFee } = await accepted(place, { baseSalary: '100000', totalCompensation: '120000' });
    expect(agencyFee).toBe('24000.00');
  });

  it('numbers candidates consecutively', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const first = await accepted(place);
    const second = await accepted(place);
    expect(second.candidateNumber).toBe(first.candidateNumber + 1);
  });
});

describe('errors of a submission are reported by field', () => {
  it.each([
    [{ documentId: '0198f3a0-0000-7000-8000-000000000000' }, 'documentId'],
    [{ otherDocumentIds: ['0198f3a0-0000-7000-8000-000000000000'] }, 'otherDocumentIds'],
    [{ contactNumber: 'call me' }, 'contactNumber'],
    [{ currentCountryId: 999 }, 'currentCountryId'],
    [{ baseSalaryIso: 'USD' }, 'baseSalaryIso'],
    [{ totalCompensation: '1.00' }, 'totalCompensation'],
  ])('%o', async (given, field) => {
    const answer = await refused(await makeSubmissionFixture(kit.db), given);
    expect(answer.refusal.code).toBe('invalid-input');
    expect(answer.fields.map((fault) => fault.field)).toEqual([field]);
  });

  it('for a mandatory question without an answer, and an unconfirmed right to represent', async () => {
    const place = await makeSubmissionFixture(kit.db, { engagement: { requiresConsent: true } });
    const question = await makeQuestion(kit.db, { talentRequestId: place.request.id });
    const answer = await refused(place, {});
    expect(answer.fields.map((fault) => fault.field)).toEqual([`answers.${question.id}`, 'confirmsConsent']);
  });

  it("for another agency's CV", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rivalsCv = await makeCandidateDocument(kit.db, {
      supplierId: place.client.id,
      uploadedBy: place.employer.id,
    });
    expect((await refused(place, { documentId: rivalsCv.id })).fields[0]?.field).toBe('documentId');
  });

  it('for a CV that already belongs to another candidate', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const input = await makeSubmission(kit.db, place);
    await submit(place, input);
    expect((await refused(place, { documentId: input.documentId })).fields[0]?.field).toBe('documentId');
  });
});

describe('a submission is checked', () => {
  it("by the status of the request, with the reasons for a refusal: 'submission-closed'", async () => {
    const place = await makeSubmissionFixture(kit.db, { request: { statusId: 8 } });
    const answer = await refused(place, {});
    expect(answer.refusal.code).toBe('submission-closed');
    expect(answer.reasons.map((reason) => reason.code)).toEqual(['request-paused']);
  });

  it('against the cap on open candidates', async () => {
    const place = await makeSubmissionFixture(kit.db, { request: { cvCap: 1 } });
    await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId: 3 });
    await accepted(place);
    expect((await refused(place, {})).reasons.map((reason) => reason.code)).toEqual(['cv-cap']);
  });

  it('for its request: an unpublished one, or one of another engagement, is not found', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const hidden = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, publishedAt: null });
    expect((await refused(place, { talentRequestId: hidden.id })).refusal.code).toBe('not-found');
    const { engagement } = await makeSubmissionFixture(kit.db);
    expect((await refused(place, { engagementId: engagement.id })).refusal.code).toBe('not-found');
  });
});

describe('a person', () => {
  it("is submitted once in a talent request, by any of the keys: 'candidate-in-request'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const person = { emailAddress: 'Ana@inbox.example', contactNumber: '+61 491 570 156', linkedIn: 'ana-dimas' };
    await accepted(place, person);
    for (const given of [
      { emailAddress: ' ana@INBOX.example ' },
      { contactNumber: '0491570156' },
      { linkedIn: 'https://linkedin.com/in/ana-dimas' },
    ]) {
      expect((await refused(place, given)).refusal.code).toBe('candidate-in-request');
    }
  });

  it("belongs to the first agency at a client: 'candidate-not-available'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    await accepted(place, { emailAddress: 'bo@inbox.example' });
    for (const talentRequestId of [place.request.id, other.id]) {
      const answer = await refused(rival, { talentRequestId, emailAddress: 'bo@inbox.example' });
      expect(answer.refusal.code).toBe('candidate-not-available');
      expect(JSON.stringify(answer)).not.toContain(place.agency.name);
    }
    await accepted(place, { talentRequestId: other.id, emailAddress: 'bo@inbox.example' });
  });

  it('is available again once ownership has expired, but not while open in the same request', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    await accepted(place, { emailAddress: 'cy@inbox.example' });
    await kit.db.updateTable('candidateOwnership').set({ ownedUntil: kit.clock.now() }).execute();
    const again = await refused(rival, { emailAddress: 'cy@inbox.example' });
    expect(again.refusal.code).toBe('candidate-not-available');
    await accepted(rival, { talentRequestId: other.id, emailAddress: 'cy@inbox.example' });
  });

  it('can be submitted as a new candidate after a withdrawal, and the withdrawn one is unchanged [C13]', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const first = await accepted(place, { emailAddress: 'di@inbox.example' });
    await kit.asAgency(place.recruiter.id, (scope) =>
      withdrawCandidate(scope, { candidateId: first._id, withdrawReasons: [1], reasonText: '' }),
    );
    const second = await accepted(place, { emailAddress: 'di@inbox.example', firstName: 'Dina' });
    expect(second._id).not.toBe(first._id);
    const rows = await candidatesOf(place.request.id);
    expect(rows.find((row) => row.id === first._id)).toMatchObject({ statusId: 5, firstName: 'Ingrid' });
  });

  it('submitted fifty times in parallel becomes one candidate', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    const person = { emailAddress: 'eve@inbox.example', contactNumber: '+61491570157' };
    const inputs = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const from = index % 2 === 0 ? place : rival;
        return { from, input: await makeSubmission(kit.db, from, person) };
      }),
    );
    const answers = await Promise.all(inputs.map(({ from, input }) => submit(from, input)));
    const codes = answers.map((answer) => (answer instanceof Refused ? answer.refusal.code : 'accepted'));
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'candidate-in-request')).toHaveLength(24);
    expect(codes.filter((code) => code === 'candidate-not-available')).toHaveLength(25);
    expect(await candidatesOf(place.request.id)).toHaveLength(1);
    const owners = await kit.db
      .selectFrom('candidateOwnership')
      .select('supplierId')
      .distinct()
      .where('clientId', '=', place.client.id)
      .execute();
    expect(owners).toHaveLength(1);
  });

  it('submitted by two agencies at once to two requests has one owner', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = { ...place, ...(await makeApprovedAgency(kit.db, place.engagement.id)) };
    const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    for (let round = 0; round < 8; round += 1) {
      const person = {
        emailAddress: `round${String(round)}@inbox.example`,
        contactNumber: `+6149157${String(1000 + round)}`,
      };
      const mine = await makeSubmission(kit.db, place, person);
      const theirs = await makeSubmission(kit.db, rival, { ...person, talentRequestId: other.id });
      const answers = await Promise.all([submit(place, mine), submit(rival, theirs)]);
      expect(answers.filter((answer) => answer instanceof Refused)).toHaveLength(1);
    }
  });
});
