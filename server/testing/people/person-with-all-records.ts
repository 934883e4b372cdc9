import { candidateStatus } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { Kysely } from 'kysely';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSalaryRevision,
  makeSubmissionDraft,
  makeSubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeAttachment, makeMessage, makeThread } from '#server/clarifications/factories.ts';
import { makeOwnershipClaim } from '#server/claims/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import type { Database } from '#server/database.ts';
import { makeDispute } from '#server/disputes/factories.ts';
import { makeCheckLink, makeDraftCandidate, makeLoggedModelCall } from '#server/draft-candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import {
  makePersonHold,
  makePersonMerge,
  makePersonNote,
  makeRenewalRequest,
  personIdOf,
} from '#server/people/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';

/** The details of the person, which occur nowhere else in a test's database. */
const wholePerson = {
  firstName: 'Quilla',
  lastName: 'Featherstone',
  emailAddress: 'quilla@featherstone.example',
  contactNumber: '+61 491 570 156',
  linkedIn: 'linkedin.com/in/quilla-featherstone',
} as const;

/**
 * Creates a person with a record in every table that can hold one about a person. Each record has the name of its table
 * in a text field, written by `mark`, so that a test can find each table in an export.
 */
export const makePersonWithAllRecords = async (db: Kysely<Database>) => {
  const at = new Date('2026-10-05T05:00:00Z');
  const later = new Date('2026-10-06T05:00:00Z');
  const mark = (table: string): string => `${wholePerson.lastName}, ${table}.`;
  const place = await makeSubmissionFixture(db);
  const { agency, recruiter, employer, client, engagement } = place;
  const own = { supplierId: agency.id, uploadedBy: recruiter.id };
  const nextRequest = () =>
    makeTalentRequest(db, { engagementId: engagement.id, statusId: talentRequestStatus.available });

  const australia = await db.selectFrom('country').select('id').where('code', '=', 'AU').executeTakeFirstOrThrow();
  const request = await nextRequest();
  const candidate = await makeCandidate(db, {
    ...wholePerson,
    talentRequestId: request.id,
    supplierId: agency.id,
    submittedBy: recruiter.id,
    location: mark('candidate'),
    currentCountryId: australia.id,
    statusId: candidateStatus.rejected,
    dateSubmitted: at,
    reasonText: mark('candidate_step'),
  });
  const candidateId = candidate.id;
  await db
    .updateTable('candidateStep')
    .set({ reasonText: mark('candidate_step') })
    .where('candidateId', '=', candidateId)
    .execute();
  const question = await db
    .insertInto('qualificationQuestion')
    .values({
      id: newId(),
      talentRequestId: request.id,
      clientId: client.id,
      text: 'Do you hold a licence?',
      kind: 'text',
      options: '[]',
      isMandatory: false,
      sort: 1,
      publishedAt: at,
      withdrawnAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('candidateAnswer')
    .values({
      candidateId,
      questionId: question.id,
      supplierId: agency.id,
      clientId: client.id,
      answer: mark('candidate_answer'),
    })
    .execute();
  await makeCandidateDocument(db, { ...own, clientId: client.id, candidateId, fileName: mark('candidate_document') });
  await makeSalaryRevision(db, {
    candidateId,
    baseSalary: '123000.00',
    totalCompensation: '140000.00',
    state: 'approved',
    decidedAt: later,
    decidedByName: 'Priya Raman',
    decidedBySide: 'client',
    reason: mark('salary_revision'),
  });
  const thread = await makeThread(db, {
    kind: 'candidate',
    supplierId: agency.id,
    clientId: client.id,
    candidateId,
    engagementId: engagement.id,
    createdAt: at,
  });
  const message = await makeMessage(db, thread, { text: mark('message'), createdAt: at, isQuestion: false });
  await makeAttachment(db, {
    ...own,
    clientId: client.id,
    messageId: message.id,
    fileName: mark('message_attachment'),
  });
  await makeOwnershipClaim(db, {
    candidateId,
    claimedBy: employer.id,
    state: 'withdrawn',
    statement: mark('ownership_claim'),
  });

  const rival = await makeApprovedAgency(db, engagement.id);
  const theirs = await makeDispute(db, {
    candidateId,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    state: 'dismissed',
    isAnswered: true,
  });
  await db
    .updateTable('ownershipDefence')
    .set({ statement: mark('ownership_defence') })
    .where('disputeId', '=', theirs.id)
    .execute();
  const elsewhere = await makeCandidate(db, {
    ...wholePerson,
    talentRequestId: (await nextRequest()).id,
    supplierId: rival.agency.id,
    dateSubmitted: at,
  });
  const dispute = await makeDispute(db, {
    candidateId: elsewhere.id,
    supplierId: agency.id,
    openedBy: recruiter.id,
    state: 'dismissed',
    statement: mark('ownership_dispute'),
  });

  // The draft has a different email address, so that only the phone number in its CV identifies the person.
  const cv = await makeCandidateDocument(db, {
    ...own,
    fileName: 'Q. Featherstone.pdf',
    textContent: `Q. Featherstone\nPhone: 0491 570 156\nPerth`,
  });
  const draft = await makeDraftCandidate(db, {
    supplierId: agency.id,
    talentRequestId: request.id,
    askedBy: recruiter.id,
    firstName: mark('draft_candidate'),
    lastName: wholePerson.lastName,
    emailAddress: 'q.featherstone@elsewhere.example',
    currentCountryId: candidate.currentCountryId,
    documentId: cv.id,
    createdAt: at,
  });
  await db
    .insertInto('draftCandidateAnswer')
    .values({
      draftCandidateId: draft.id,
      requirementId: question.id,
      supplierId: agency.id,
      text: 'Theatre',
      isMandatory: true,
      sort: 1,
      verdict: 'met',
      quotation: mark('draft_candidate_answer'),
      start: 0,
    })
    .execute();
  const link = await makeCheckLink(db, draft, { issuedAt: new Date('2026-10-09T05:00:00Z') });
  await makeLoggedModelCall(db, {
    draftCandidateId: draft.id,
    supplierId: agency.id,
    userId: recruiter.id,
    at: later,
    model: mark('model_call'),
    version: '2026-09',
    inputHash: 'ab'.repeat(32),
    inputTokens: 812,
    outputTokens: 96,
  });
  const form = await makeSubmissionDraft(db, {
    supplierId: agency.id,
    userId: recruiter.id,
    talentRequestId: request.id,
    fields: JSON.stringify({
      firstName: mark('submission_draft'),
      linkedIn: `https://www.linkedin.com/in/Quilla-Featherstone/`,
    }),
  });

  const {
    draftId: _draft,
    confirmedFields: _fields,
    ...submission
  } = await makeSubmission(db, { agency, recruiter, request }, { ...wholePerson });
  const consent = await makeConsentRequest(db, {
    supplierId: agency.id,
    requestedBy: recruiter.id,
    requestedAt: at,
    state: 'agreed',
    note: mark('consent_request'),
    submission,
  });

  const duplicate = await makeCandidate(db, {
    talentRequestId: (await nextRequest()).id,
    supplierId: agency.id,
    emailAddress: 'quilla@second.example',
    lastName: wholePerson.lastName,
    statusId: candidateStatus.rejected,
    dateSubmitted: at,
  });
  await makePersonMerge(db, {
    candidateId,
    mergedCandidateId: duplicate.id,
    mergedBy: recruiter.id,
    mergedAt: later,
  });
  await db
    .updateTable('personMerge')
    .set({ mergedByName: mark('person_merge') })
    .execute();
  await makePersonNote(db, { candidateId, authorUserId: recruiter.id, text: mark('person_note') });
  await makeRenewalRequest(db, {
    candidateId,
    askedBy: recruiter.id,
    askedAt: later,
    askedByName: mark('renewal_request'),
  });
  const personId = await personIdOf(db, candidateId);
  return {
    place,
    rival,
    personId,
    candidateId,
    duplicateId: duplicate.id,
    cv,
    draft,
    link,
    form,
    consent,
    dispute,
    mark,
  };
};

/** Places a hold by Rolecall's staff on a candidate's person record. Returns a function that lifts it. */
export const placePersonHold = async (db: Kysely<Database>, candidateId: string, placedAt: Date) => {
  const provider = await makeTenant(db, { side: 'provider' });
  const { id: placedBy } = await makeUser(db, { tenantId: provider.id });
  const { id } = await makePersonHold(db, { candidateId, placedBy, placedAt });
  return async (liftedAt: Date): Promise<void> => {
    await db
      .updateTable('personHold')
      .set({ liftedAt, liftedBy: placedBy, liftedByName: 'Nils Aas' })
      .where('id', '=', id)
      .execute();
  };
};
