import { sql } from 'kysely';
import type { submitCandidate as operation } from '#contract/candidates/operations/submission.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { agencyFee } from '#contract/candidates/rules.ts';
import { candidateStatus, candidateStatuses } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { shareLockApplication } from '#server/applications/public.ts';
import { ownAwardsOf } from '#server/bidding/public.ts';
import {
  lockTalentRequest,
  listQuestions,
  type FoundEngagement,
  type FoundQuestion,
} from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { submitRight } from '../policy.ts';
import { findFeeTerms } from '../rules/fee-terms.ts';
import { unattachedDocuments } from '../queries/documents/documents.ts';
import { hasUnconfirmedFields } from '../queries/imports/imported-drafts.ts';
import type { CandidateRow } from '../queries/find-candidate.ts';
import { ownOpenCandidates } from '../queries/own-candidates.ts';
import { personKeysForAgency, personErrors } from '../queries/person.ts';
import { payErrors } from '../rules/pay-errors.ts';
import { answerErrors } from '../rules/qualification.ts';
import { checkAvailability, refuseOwnedPerson } from './ownership/check-availability.ts';
import { claimPerson } from './ownership/claim-person.ts';
import { discardDraft } from './drafts/save-draft.ts';
import { insertAnswers } from './save-answers.ts';
import { candidateIds } from './record-transition.ts';
import { ownLogoPath, toSupplier } from '../queries/supplier.ts';

type Input = InputOf<typeof operation>;
type PersonInput = Omit<Input, 'draftId' | 'confirmedFields'>;
interface Fault {
  field: string;
  message: string;
}

const documentFaults = async (scope: AgencyScope, input: PersonInput): Promise<Fault[]> => {
  const found = await unattachedDocuments(scope, [input.documentId, ...input.otherDocumentIds]);
  const has = (id: string, kind: string): boolean => found.some((one) => one.id === id && one.kind === kind);
  const faults: Fault[] = has(input.documentId, 'cv')
    ? []
    : [{ field: 'documentId', message: 'This CV is no longer available. Please upload it again.' }];
  if (!input.otherDocumentIds.every((id) => has(id, 'other'))) {
    faults.push({ field: 'otherDocumentIds', message: 'A document is no longer available. Please upload it again.' });
  }
  return faults;
};

const faultsOf = async (
  scope: AgencyScope,
  input: PersonInput,
  engagement: FoundEngagement,
  feeTypeId: number,
  questions: readonly FoundQuestion[],
): Promise<Fault[]> => {
  const answers = new Map(input.answers.map((one) => [one.questionId, one.answer]));
  return [
    ...payErrors(input, { feeTypeId, currencyIso: engagement.currencyCode }),
    ...(await personErrors(scope, input)),
    ...answerErrors(questions, answers).map(({ questionId, message }) => ({ field: `answers.${questionId}`, message })),
    ...(await documentFaults(scope, input)),
    ...(engagement.requiresConsent && !input.confirmsConsent
      ? [{ field: 'confirmsConsent', message: 'Please confirm the right to represent this candidate.' }]
      : []),
  ];
};

/** The answers to the questions that are asked; others are left out. */
const askedAnswers = (input: PersonInput, questions: readonly FoundQuestion[]): ReadonlyMap<string, string> => {
  const given = new Map(input.answers.map((one) => [one.questionId, one.answer]));
  return new Map(questions.map(({ id }) => [id, given.get(id) ?? '']));
};

const attachDocuments = async (scope: AgencyScope, candidate: CandidateRow, documentIds: string[]): Promise<void> => {
  await scope.db
    .updateTable('candidateDocument')
    .set({ candidateId: candidate.id, clientId: candidate.clientId })
    .where('id', 'in', documentIds)
    .where('supplierId', '=', scope.tenantId)
    .execute();
};

const logSubmission = async (scope: AgencyScope, candidate: CandidateRow): Promise<void> => {
  await scope.db
    .insertInto('candidateStep')
    .values({
      id: newId(),
      candidateId: candidate.id,
      supplierId: candidate.supplierId,
      clientId: candidate.clientId,
      fromStatusId: null,
      toStatusId: candidateStatus.pending,
      at: scope.now,
      byUserId: scope.userId,
      byName: scope.userName,
      bySide: 'agency',
    })
    .execute();
};

const createdOf = (candidate: CandidateRow, engagement: FoundEngagement) => ({
  _id: candidate.id,
  candidateNumber: candidate.number,
  candidateStatusId: candidate.statusId,
  candidateStatus: lookupValue(candidateStatuses, candidate.statusId),
  talentRequestId: candidate.talentRequestId,
  clientId: candidate.clientId,
  client: { clientName: engagement.clientName },
  supplier: toSupplier(candidate),
  engagementId: engagement.id,
  successFeeId: engagement.kind === 'successfee' ? engagement.id : null,
  successFeeNumber: engagement.kind === 'successfee' ? engagement.number : null,
  agencyFee: candidate.agencyFee,
  userId: candidate.submittedBy,
  created: candidate.dateSubmitted.toISOString(),
});

type Result = HandlerResult<typeof operation>;
type CodeOf<R> = R extends Refused<infer Code> ? Code : never;
type PersonResult = Exclude<Result, Refused<string>> | Refused<Exclude<CodeOf<Result>, 'unconfirmed-fields'>>;

/**
 * Submits a person, of the form or of a draft candidate, under the lock of the talent request, so that simultaneous
 * submissions are checked in turn.
 */
export const submitPerson = async (scope: AgencyScope, input: PersonInput): Promise<PersonResult> => {
  const locked = await lockTalentRequest(scope, input.talentRequestId);
  if (!locked || (input.engagementId !== undefined && input.engagementId !== locked.engagement.id)) return notFound();
  const { request, engagement } = locked;
  const application = await shareLockApplication(scope, engagement.id);
  const award = (await ownAwardsOf(scope, [request.id])).get(request.id);
  const openCount = await ownOpenCandidates(scope, request.id);
  const right = submitRight(scope, { request, engagement, application, award, ownOpenCandidates: openCount });
  if (!right.allowed || !application) {
    return refuse(candidateRefusals['submission-closed'], { reasons: right.allowed ? [] : right.reasons });
  }

  const feeTerms = findFeeTerms(application, engagement, award);
  const questions = await listQuestions(scope, [request.id]);
  const fields = await faultsOf(scope, input, engagement, feeTerms.feeTypeId, questions);
  const fee = agencyFee(feeTerms, input, engagement.currencyDigits);
  if (fields.length > 0 || fee === undefined) return refuse(commonRefusals['invalid-input'], { fields });

  const keys = await personKeysForAgency(scope, input);
  // Similar people cause a warning while the form is filled in, never a refusal.
  const question = { ...input, engagement, keys, candidateId: undefined, documentId: undefined };
  const known = await checkAvailability(scope, question, 'submission');
  if (known instanceof Refused) return known;
  if (known.standing === 'in-request') return refuse(candidateRefusals['candidate-in-request']);
  if (!known.isAllowed) return refuseOwnedPerson(engagement.clientId, keys);

  const { rows } = await sql<{ number: number }>`select nextval('candidate_number') as number`.execute(scope.db);
  const { firstName, lastName, contactNumber, linkedIn, location, currentCountryId, baseSalary } = input;
  const candidate = await scope.db
    .insertInto('candidate')
    .values({
      id: newId(),
      number: rows[0]?.number ?? 0,
      engagementId: engagement.id,
      talentRequestId: request.id,
      applicationId: application.id,
      supplierId: scope.tenantId,
      clientId: engagement.clientId,
      supplierName: scope.tenantName,
      supplierLogoPath: await ownLogoPath(scope),
      firstName,
      lastName,
      emailAddress: input.emailAddress.toLowerCase(),
      contactNumber,
      linkedIn,
      location,
      currentCountryId,
      currencyId: engagement.currencyId,
      baseSalary,
      totalCompensation: input.totalCompensation,
      ...feeTerms,
      agencyFee: fee,
      commentToEmployer: input.commentToEmployer,
      consentConfirmedAt: input.confirmsConsent ? scope.now : null,
      submittedBy: scope.userId,
      submittedByName: scope.userName,
      dateSubmitted: scope.now,
      updatedAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!(await claimPerson(scope, candidate, keys))) return refuseOwnedPerson(engagement.clientId, keys);
  await insertAnswers(scope, candidate, askedAnswers(input, questions));
  await attachDocuments(scope, candidate, [input.documentId, ...input.otherDocumentIds]);
  await logSubmission(scope, candidate);
  await scope.emit({ kind: candidateEvents.submitted, ...candidateIds(candidate) });
  return createdOf(candidate, engagement);
};

/** Submits the form: fields read from a CV must be confirmed, and the draft ends with the submission. */
export const submitCandidate = async (scope: AgencyScope, input: Input): Promise<Result> => {
  const { draftId, confirmedFields, ...person } = input;
  if (await hasUnconfirmedFields(scope, { ...person, draftId, confirmedFields }))
    return refuse(candidateRefusals['unconfirmed-fields']);
  const submitted = await submitPerson(scope, person);
  if (submitted instanceof Refused) return submitted;
  await discardDraft(scope, { talentRequestId: input.talentRequestId, draftId });
  return submitted;
};
