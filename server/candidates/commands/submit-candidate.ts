import { sql } from 'kysely';
import type { submitCandidate as operation } from '#contract/candidates/operations/submission.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { candidateStatus, candidateStatuses } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { FoundEngagement, FoundQuestion } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { findImportedDraftProblem } from '../queries/imports/imported-drafts.ts';
import type { CandidateRow } from '../queries/find-candidate.ts';
import { refuseOwnedPerson } from './ownership/check-availability.ts';
import { claimPerson } from './ownership/claim-person.ts';
import { discardDraft } from './drafts/save-draft.ts';
import { requireAvailablePerson, prepareSubmission, type PersonInput } from './prepare-submission.ts';
import { insertAnswers } from './save-answers.ts';
import { candidateEventIds } from './record-transition.ts';
import { readOwnLogoPath, toSupplier } from '../queries/supplier.ts';

type Input = InputOf<typeof operation>;

/** Returns one answer for each of these questions, empty if none was given. Answers to other questions are left out. */
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
type PersonResult =
  Exclude<Result, Refused<string>> | Refused<Exclude<CodeOf<Result>, 'draft-removed' | 'unconfirmed-fields'>>;

/** A consent given by a candidate. */
export interface GivenConsent {
  readonly consentRequestId: string;
  readonly confirmedAt: Date;
}

/** Submits a person from the form or a draft candidate, with the candidate's consent if it was given. */
export const submitPerson = async (
  scope: AgencyScope,
  input: PersonInput,
  consent?: GivenConsent,
): Promise<PersonResult> => {
  const prepared = await prepareSubmission(scope, input);
  if (prepared instanceof Refused) return prepared;
  const { request, engagement, application, feeTerms, questions, fee } = prepared;
  if (engagement.requiresCandidateConsent && !consent) return refuse(candidateRefusals['consent-required']);
  const keys = await requireAvailablePerson(scope, input, engagement);
  if (keys instanceof Refused) return keys;

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
      supplierLogoPath: await readOwnLogoPath(scope),
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
      consentConfirmedAt: consent?.confirmedAt ?? (input.confirmsConsent ? scope.now : null),
      consentRequestId: consent?.consentRequestId ?? null,
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
  await scope.emit({ kind: candidateEvents.submitted, ...candidateEventIds(candidate) });
  return createdOf(candidate, engagement);
};

/**
 * Submits the form. An imported draft must still exist, with the fields read from the CV confirmed, and is deleted. A
 * repeated call gets the earlier response before it reaches this command.
 */
export const submitCandidate = async (scope: AgencyScope, input: Input): Promise<Result> => {
  const { draftId, confirmedFields, ...person } = input;
  const problem = await findImportedDraftProblem(scope, { ...person, draftId, confirmedFields });
  if (problem) return refuse(candidateRefusals[problem]);
  const submitted = await submitPerson(scope, person);
  if (submitted instanceof Refused) return submitted;
  await discardDraft(scope, { talentRequestId: input.talentRequestId, draftId });
  return submitted;
};
