import type { CandidateConsent } from '#contract/candidates/shapes/consent.ts';
import type { Candidate, CandidateStep, ReceivedCandidate } from '#contract/candidates/shapes.ts';
import {
  candidateStatus,
  candidateStatuses,
  rejectionReasons,
  candidateWithdrawReasons,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { recruitmentTypes } from '#contract/lookups/states.ts';
import { baseTalentRequestFields, type FoundTalentRequest } from '#server/engagements/public.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { isFeeByAgreement } from '../commands/ownership/agree-fee.ts';
import { engagementFields } from '../rules/engagement-fields.ts';
import { statusReachedAt } from '../rules/status-dates.ts';
import { toCandidateDocument, listCandidateDocuments } from './documents/documents.ts';
import type { CandidateRow, FoundCandidate } from './find-candidate.ts';
import { readSalaryHistory } from './salary-revisions.ts';
import { toSupplier } from './supplier.ts';

type PartyScope = AgencyScope | ClientScope;

/** Returns a candidate's reasons from their stored IDs. Withdrawals and rejections have separate lists of reasons. */
const reasonsOf = (statusId: CandidateStatusId, code: string | null): string[] => {
  const list = statusId === candidateStatus.withdrew ? candidateWithdrawReasons : rejectionReasons;
  return code === null ? [] : code.split(',').map((id) => lookupValue(list, Number(id)));
};

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Describes who confirmed the right to represent a candidate. */
export const toCandidateConsent = (
  row: Pick<CandidateRow, 'consentConfirmedAt' | 'consentRequestId' | 'consentWithdrawnAt'>,
): CandidateConsent =>
  row.consentConfirmedAt && {
    by: row.consentRequestId === null ? 'agency' : 'candidate',
    confirmedAt: row.consentConfirmedAt.toISOString(),
    withdrawnAt: text(row.consentWithdrawnAt),
  };

/** Returns the candidate fields that every list shows. */
export const toCandidateListFields = (row: CandidateRow, currencyIso: string) => ({
  _id: row.id,
  candidateNumber: row.number,
  firstName: row.firstName,
  lastName: row.lastName,
  candidateStatusId: row.statusId,
  candidateStatus: lookupValue(candidateStatuses, row.statusId),
  since: statusReachedAt(row).toISOString(),
  dateSubmitted: row.dateSubmitted.toISOString(),
  location: row.location,
  baseSalary: row.baseSalary,
  baseSalaryRevised: row.baseSalaryRevised,
  baseSalaryIso: currencyIso,
  agencyFee: row.agencyFee,
});

/** Row security hides the assigned fee from the agency that lost it. */
const assignedFeeOf = async (scope: PartyScope, candidateId: string): Promise<Candidate['assignedFee']> => {
  const fee = await scope.db
    .selectFrom('assignedFee')
    .select(['supplierName', 'amount', 'agreedAt'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  if (!fee) return null;
  const { supplierName, amount, agreedAt } = fee;
  const mayAgree = scope.side === 'client' && isFeeByAgreement(fee);
  return { supplierName, amount, agreedAt: agreedAt?.toISOString() ?? null, mayAgree };
};

/** Returns the talent request fields that every view of a candidate shows. */
export const toRequestSummary = (request: FoundTalentRequest) => {
  const { isPaused: _isPaused, ...summary } = baseTalentRequestFields(request);
  return summary;
};

const stepsOf = async (scope: PartyScope, candidateId: string): Promise<CandidateStep[]> => {
  const rows = await scope.db
    .selectFrom('candidateStep')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    fromStatusId: row.fromStatusId,
    candidateStatusId: row.toStatusId,
    candidateStatus: lookupValue(candidateStatuses, row.toStatusId),
    byName: row.byName,
    bySide: row.bySide,
    reasons: reasonsOf(row.toStatusId, row.reasonCode),
    text: row.reasonText ?? '',
  }));
};

/** Returns the agency's answers about a candidate, with the questions in their original wording and order. */
export const listCandidateAnswers = (scope: PartyScope, candidateId: string) =>
  scope.db
    .selectFrom('candidateAnswer')
    .innerJoin('qualificationQuestion as question', 'question.id', 'candidateAnswer.questionId')
    .select(['question.id as questionId', 'question.text', 'question.kind', 'question.options', 'question.isMandatory'])
    .select('candidateAnswer.answer')
    .select((eb) => eb('question.withdrawnAt', 'is', null).$castTo<boolean>().as('isStillAsked'))
    .where('candidateAnswer.candidateId', '=', candidateId)
    .orderBy('question.sort')
    .orderBy('question.id')
    .execute();

type Details = Omit<
  Candidate,
  'hiringLeadEmail' | 'hiringLeadMobile' | 'ownedUntil' | 'isOwnershipValid' | 'isReplaceCvAllow' | 'can'
> &
  Omit<ReceivedCandidate, 'moves' | 'can'>;

/** Reads the candidate fields that both the agency and the employer see. */
export const readCandidateDetails = async (scope: PartyScope, found: FoundCandidate): Promise<Details> => {
  const { candidate, request, engagement } = found;
  const documents = await listCandidateDocuments(scope, candidate.id);
  const cv = documents.findLast((one) => one.kind === 'cv');
  const country =
    candidate.currentCountryId === null
      ? undefined
      : await scope.db
          .selectFrom('country')
          .select('value')
          .where('id', '=', candidate.currentCountryId)
          .executeTakeFirst();
  return {
    ...toCandidateListFields(candidate, engagement.currencyCode),
    consent: toCandidateConsent(candidate),
    ...toRequestSummary(request),
    feeTypeId: candidate.feeTypeId,
    feePercent: candidate.feePercent,
    feeAmount: candidate.feeAmount,
    emailAddress: candidate.emailAddress,
    contactNumber: candidate.contactNumber,
    linkedIn: candidate.linkedIn,
    currentCountryId: candidate.currentCountryId,
    currentCountry: country?.value ?? '',
    totalCompensation: candidate.totalCompensation,
    feeState: candidate.feeState,
    assignedFee: candidate.feeState === 'assigned' ? await assignedFeeOf(scope, candidate.id) : null,
    isBaseSalaryRevised: candidate.isBaseSalaryRevised,
    dateBaseSalaryRevised: candidate.dateBaseSalaryRevised.toISOString(),
    ...(await readSalaryHistory(scope, candidate.id)),
    currencyDigits: engagement.currencyDigits,
    commentToEmployer: candidate.commentToEmployer,
    supplier: toSupplier(candidate),
    client: { clientId: engagement.clientId, clientName: engagement.clientName },
    ...engagementFields(engagement),
    recruitmentType: lookupValue(recruitmentTypes, engagement.recruitmentTypeId),
    hiringLeadName: engagement.hiringLeadName,
    submittedByName: candidate.submittedByName,
    file: cv ? toCandidateDocument(cv) : null,
    otherDocuments: documents.filter((one) => one.kind === 'other').map(toCandidateDocument),
    reasons: reasonsOf(candidate.statusId, candidate.reasonCode),
    rejectionMessage: candidate.statusId === candidateStatus.rejected ? (candidate.reasonText ?? '') : '',
    dateShortListed: text(candidate.dateShortListed),
    dateScreened: text(candidate.dateScreened),
    dateInterviewed: text(candidate.dateInterviewed),
    dateOfferExtended: text(candidate.dateOfferExtended),
    dateHired: text(candidate.dateHired),
    dateRejected: text(candidate.dateRejected),
    dateNotSelected: text(candidate.dateNotSelected),
    firstViewed: text(candidate.firstViewedAt),
    employerEdits: {
      latestAt: text(candidate.employerEditedAt),
      newSince: text(candidate.unacknowledgedSince),
      acknowledgedAt: text(candidate.acknowledgedAt),
      acknowledgedByName: candidate.acknowledgedByName ?? '',
    },
    steps: await stepsOf(scope, candidate.id),
  };
};
