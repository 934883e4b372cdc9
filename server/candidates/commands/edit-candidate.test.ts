import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeSalaryRevision,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../factories.ts';
import { editCandidate } from './edit-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const candidateAt = (place: SubmissionFixture, statusId: CandidateStatusId, given: object = {}) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId, ...given });
const edit = (place: Pick<SubmissionFixture, 'recruiter'>, input: Parameters<typeof editCandidate>[1]) =>
  kit.asAgency(place.recruiter.id, (scope) => editCandidate(scope, input));
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'done');

describe('editing a candidate', () => {
  it.each([1, 4, 6, 8, 9] as const)('is possible while it is open (%i), and leaves the fee alone', async (statusId) => {
    const place = await makeSubmissionFixture(kit.db);
    const candidate = await candidateAt(place, statusId);
    const answer = await edit(place, {
      candidateId: candidate.id,
      baseSalary: candidate.baseSalary.replace('.00', ''),
      totalCompensation: null,
      location: 'Hobart',
    });
    expect(answer).toMatchObject({
      baseSalary: candidate.baseSalary,
      agencyFee: candidate.agencyFee,
      totalCompensation: null,
      location: 'Hobart',
      firstName: candidate.firstName,
      emailAddress: candidate.emailAddress,
      candidateStatusId: statusId,
    });
  });

  it.each([2, 3, 5, 7] as const)(
    "is refused once it is closed, with the reason (%i): 'candidate-closed'",
    async (statusId) => {
      const place = await makeSubmissionFixture(kit.db);
      const answer = await edit(place, { candidateId: (await candidateAt(place, statusId)).id, firstName: 'Eva' });
      expect(codeOf(answer)).toBe('candidate-closed');
      expect(answer instanceof Refused && answer.reasons[0]?.text).toMatch(/^(This candidate|The employer)/);
    },
  );

  it('keeps the details to which the candidate agreed, also against a direct change in the database', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const submission = await makeSubmission(kit.db, place);
    const { id: consentRequestId } = await makeConsentRequest(kit.db, {
      supplierId: place.agency.id,
      requestedBy: place.recruiter.id,
      state: 'agreed',
      submission,
    });
    const { id: candidateId } = await candidateAt(place, 1, { consentRequestId });
    const answer = await edit(place, { candidateId, firstName: 'Somebody', emailAddress: 'else@inbox.example' });
    expect(answer instanceof Refused && answer.fields.map(({ field }) => field)).toEqual(['firstName', 'emailAddress']);
    expect(await edit(place, { candidateId, location: 'Hobart' })).toMatchObject({ location: 'Hobart' });
    const change = (set: { lastName: string } | { currentCountryId: number }) =>
      kit.db.updateTable('candidate').set(set).where('id', '=', candidateId).execute();
    await expect(change({ lastName: 'Else' })).rejects.toMatchObject({ code: 'RC016' });
    await expect(change({ currentCountryId: 554 })).rejects.toMatchObject({ code: 'RC016' });
  });

  it('keeps name, contacts and country while it is undecided whose candidate this is, also in the database', async () => {
    const place = await makeSubmissionFixture(kit.db);
    for (const undecided of [{ claimState: 'pending' }, { disputeState: 'pending' }] as const) {
      const { id: candidateId } = await candidateAt(place, 1, undecided);
      const answer = await edit(place, { candidateId, emailAddress: 'else@inbox.example' });
      expect(answer instanceof Refused && answer.fields.map(({ field }) => field)).toEqual(['emailAddress']);
      expect(await edit(place, { candidateId, location: 'Hobart' })).toMatchObject({ location: 'Hobart' });
      const rename = kit.db.updateTable('candidate').set({ contactNumber: '' }).where('id', '=', candidateId);
      await expect(rename.set({ lastName: 'Else' }).execute()).rejects.toMatchObject({ code: 'RC016' });
      const moved = await edit(place, { candidateId, currentCountryId: 554 });
      expect(moved instanceof Refused && moved.fields).toMatchObject([
        { field: 'currentCountryId', message: expect.stringContaining('claim or dispute') },
      ]);
      const move = kit.db.updateTable('candidate').set({ currentCountryId: 554 }).where('id', '=', candidateId);
      await expect(move.execute()).rejects.toMatchObject({ code: 'RC016' });
    }
  });

  it('reports errors by field', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id: candidateId } = await candidateAt(place, 1);
    const answer = await edit(place, { candidateId, totalCompensation: '1', contactNumber: 'none' });
    expect(answer instanceof Refused && answer.fields.map((fault) => fault.field)).toEqual([
      'totalCompensation',
      'contactNumber',
    ]);
  });

  it.each([1, 4, 6, 8, 9] as const)(
    "never changes the salary on which the fee is based (%i): 'salary-fixed'",
    async (statusId) => {
      const place = await makeSubmissionFixture(kit.db);
      const { id: candidateId, baseSalary, agencyFee } = await candidateAt(place, statusId);
      const ofTotal = await candidateAt(place, statusId, {
        feeTypeId: 2,
        feePercent: '10',
        totalCompensation: '150000.00',
      });
      expect(codeOf(await edit(place, { candidateId, baseSalary: '200000' }))).toBe('salary-fixed');
      expect(codeOf(await edit(place, { candidateId: ofTotal.id, totalCompensation: '160000' }))).toBe('salary-fixed');
      expect(codeOf(await edit(place, { candidateId: ofTotal.id, totalCompensation: '150000' }))).toBe('done');
      const row = await kit.db.selectFrom('candidate').selectAll().where('id', '=', candidateId).executeTakeFirst();
      expect(row).toMatchObject({ baseSalary, agencyFee });
    },
  );

  it('says what can be done about a fixed salary, and what prevents a revision now', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { id: candidateId } = await candidateAt(place, 1);
    const refusal = async () => {
      const answer = await edit(place, { candidateId, baseSalary: '200000' });
      return answer instanceof Refused && [answer.refusal.message, ...answer.reasons.map(({ code }) => code)];
    };
    const message = expect.stringContaining('change only through a revision that both sides agree on. Propose one');
    expect(await refusal()).toEqual([message]);
    await makeSalaryRevision(kit.db, { candidateId, baseSalary: '98000.00' });
    expect(await refusal()).toEqual([message, 'revision-open']);
    const { id: requestId } = place.request;
    await kit.db.updateTable('talentRequest').set({ statusId: 7 }).where('id', '=', requestId).execute();
    expect(await refusal()).toEqual([message, 'request-cancelled', 'revision-open']);
  });

  it('updates the identity keys with the email address', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const one = await candidateAt(place, 1, { emailAddress: 'gus@inbox.example' });
    const two = await candidateAt(place, 1, { emailAddress: 'hal@inbox.example' });
    expect(codeOf(await edit(place, { candidateId: two.id, emailAddress: 'GUS@inbox.example' }))).toBe(
      'candidate-in-request',
    );
    expect(codeOf(await edit(place, { candidateId: one.id, emailAddress: 'ida@inbox.example' }))).toBe('done');
    expect(codeOf(await edit(place, { candidateId: two.id, emailAddress: 'gus@inbox.example' }))).toBe('done');
  });

  it('releases the former person, unless another candidate is the same person', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    const candidate = await candidateAt(place, 1, { emailAddress: 'kim@inbox.example' });
    expect(codeOf(await edit(place, { candidateId: candidate.id, emailAddress: 'lou@inbox.example' }))).toBe('done');
    expect(codeOf(await edit(place, { candidateId: candidate.id, emailAddress: 'mia@inbox.example' }))).toBe('done');
    const theirs = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: rival.agency.id });
    const codeOfEdit = async (emailAddress: string) =>
      codeOf(await edit(rival, { candidateId: theirs.id, emailAddress }));
    expect(await codeOfEdit('kim@inbox.example')).toBe('done');
    expect(await codeOfEdit('lou@inbox.example')).toBe('done');
    expect(await codeOfEdit('mia@inbox.example')).toBe('candidate-not-available');

    const again = await makeTalentRequest(kit.db, { engagementId: place.engagement.id });
    await candidateAt(place, 1, { talentRequestId: again.id, emailAddress: 'mia@inbox.example' });
    expect(codeOf(await edit(place, { candidateId: candidate.id, emailAddress: 'noa@inbox.example' }))).toBe('done');
    expect(await codeOfEdit('mia@inbox.example')).toBe('candidate-not-available');
  });

  it('does not begin an ended ownership again, or extend one that has not ended', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const candidate = await candidateAt(place, 1, { emailAddress: 'pia@inbox.example' });
    const owned = async () => {
      const rows = await kit.db
        .selectFrom('candidateOwnership')
        .select('ownedUntil')
        .where('clientId', '=', place.client.id)
        .orderBy('ownedUntil')
        .execute();
      return rows.map(({ ownedUntil }) => ownedUntil.getTime());
    };
    const [until] = await owned();
    kit.clock.advance(86_400_000);
    expect(codeOf(await edit(place, { candidateId: candidate.id, emailAddress: 'pia.k@inbox.example' }))).toBe('done');
    expect(await owned()).toEqual([until]);

    const before = kit.clock.now();
    kit.clock.advance(200 * 86_400_000);
    expect(codeOf(await edit(place, { candidateId: candidate.id, location: 'Hobart' }))).toBe('done');
    const contactNumber = '+61 491 570 156';
    expect(codeOf(await edit(place, { candidateId: candidate.id, contactNumber }))).toBe('done');
    expect(await owned()).toEqual([until]);
    // Anybody may submit the person now, and the agency can still edit everything but the contact details.
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id });
    await kit.db.deleteFrom('candidateOwnership').where('clientId', '=', place.client.id).execute();
    await makeCandidate(kit.db, {
      supplierId: rival.agency.id,
      talentRequestId,
      emailAddress: 'pia.k@inbox.example',
      dateSubmitted: kit.clock.now(),
    });
    expect(codeOf(await edit(place, { candidateId: candidate.id, location: 'Perth' }))).toBe('done');
    expect(
      codeOf(await edit(place, { candidateId: candidate.id, linkedIn: 'https://www.linkedin.com/in/pia-k' })),
    ).toBe('candidate-not-available');
    kit.clock.set(before);
  });

  it('owns a candidate who gets the first contact of their own from the submission on', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const candidate = await candidateAt(place, 1, { emailAddress: place.recruiter.email });
    await kit.db.deleteFrom('candidateIdentity').where('candidateId', '=', candidate.id).execute();
    await kit.db.deleteFrom('candidateOwnership').where('candidateId', '=', candidate.id).execute();
    expect(codeOf(await edit(place, { candidateId: candidate.id, emailAddress: 'rosa@inbox.example' }))).toBe('done');
    const { ownedUntil } = await kit.db
      .selectFrom('candidateOwnership')
      .select('ownedUntil')
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow();
    expect(ownedUntil.getTime()).toBe(candidate.dateSubmitted.getTime() + 180 * 86_400_000);
  });

  it("does not claim a person another agency owns: 'candidate-not-available'", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    await candidateAt(place, 1, { emailAddress: 'jo@inbox.example' });
    const theirs = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: rival.agency.id });
    expect(codeOf(await edit(rival, { candidateId: theirs.id, emailAddress: 'jo@inbox.example' }))).toBe(
      'candidate-not-available',
    );
  });

  it("does not find a rival's candidate", async () => {
    const place = await makeSubmissionFixture(kit.db);
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    expect(codeOf(await edit(rival, { candidateId: (await candidateAt(place, 1)).id, firstName: 'X' }))).toBe(
      'not-found',
    );
  });
});
