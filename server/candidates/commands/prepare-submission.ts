import type { submitCandidate as operation } from '#contract/candidates/operations/submission.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { agencyFee } from '#contract/candidates/rules.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';
import { lockApplicationForShare } from '#server/applications/public.ts';
import { listOwnAwards } from '#server/bidding/public.ts';
import {
  lockTalentRequest,
  listQuestions,
  type FoundEngagement,
  type FoundQuestion,
} from '#server/engagements/public.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToSubmitCandidate } from '../policy.ts';
import { findFeeTerms } from '../rules/fee-terms.ts';
import { findUnattachedDocuments } from '../queries/documents/documents.ts';
import { countOwnOpenCandidates } from '../queries/own-candidates.ts';
import { personKeysForAgency, contactDetailErrors } from '../queries/person.ts';
import { isOfOtherKind } from '../rules/other-kind.ts';
import { payErrors } from '../rules/pay-errors.ts';
import { answerErrors } from '../rules/qualification.ts';
import { checkAvailability, refuseOwnedPerson } from './ownership/check-availability.ts';

const cvGone = inputError('This CV is no longer available. Please upload it again.');
const documentGone = inputError('A document is no longer available. Please upload it again.');
const unconfirmedRight = inputError('Confirm that you have the right to represent this candidate.');

/** The fields of a submission, from the form or a draft candidate. */
export type PersonInput = Omit<InputOf<typeof operation>, 'draftId' | 'confirmedFields'>;
interface Fault {
  field: string;
  message: string;
}

const documentFaults = async (scope: AgencyScope, input: PersonInput): Promise<Fault[]> => {
  const found = await findUnattachedDocuments(scope, [input.documentId, ...input.otherDocumentIds]);
  const has = (id: string, kind: string): boolean => found.some((one) => one.id === id && one.kind === kind);
  const faults: Fault[] = has(input.documentId, 'cv') ? [] : [{ field: 'documentId', message: cvGone.error() }];
  if (!input.otherDocumentIds.every((id) => has(id, 'other'))) {
    faults.push({ field: 'otherDocumentIds', message: documentGone.error() });
  }
  return faults;
};

const faultsOf = async (
  scope: AgencyScope,
  input: PersonInput,
  engagement: FoundEngagement,
  feeTypeId: FeeTypeId,
  questions: readonly FoundQuestion[],
): Promise<Fault[]> => {
  const answers = new Map(input.answers.map((one) => [one.questionId, one.answer]));
  return [
    ...payErrors(input, { feeTypeId, currencyIso: engagement.currencyCode }),
    ...(await contactDetailErrors(scope, input)),
    ...answerErrors(questions, answers).map(({ questionId, message }) => ({ field: `answers.${questionId}`, message })),
    ...(await documentFaults(scope, input)),
    ...(engagement.requiresConsent && !engagement.requiresCandidateConsent && !input.confirmsConsent
      ? [{ field: 'confirmsConsent', message: unconfirmedRight.error() }]
      : []),
  ];
};

/**
 * Checks a submission and returns the records it needs, or a refusal. The lock on the talent request makes simultaneous
 * submissions run in turn. The person's availability is checked separately.
 */
export const prepareSubmission = async (scope: AgencyScope, input: PersonInput) => {
  const locked = await lockTalentRequest(scope, input.talentRequestId);
  if (!locked || (input.engagementId !== undefined && input.engagementId !== locked.engagement.id)) return notFound();
  const { request, engagement } = locked;
  if (isOfOtherKind(input, engagement)) return notFound();
  const application = await lockApplicationForShare(scope, engagement.id);
  const award = (await listOwnAwards(scope, [request.id])).get(request.id);
  const openCount = await countOwnOpenCandidates(scope, request.id);
  const right = rightToSubmitCandidate(scope, {
    request,
    engagement,
    application,
    award,
    ownOpenCandidates: openCount,
  });
  if (!right.allowed || !application) {
    return refuse(candidateRefusals['submission-closed'], { reasons: right.allowed ? [] : right.reasons });
  }

  const feeTerms = findFeeTerms(application, engagement, award?.fee);
  const questions = await listQuestions(scope, [request.id]);
  const fields = await faultsOf(scope, input, engagement, feeTerms.feeTypeId, questions);
  const fee = agencyFee(feeTerms, input, engagement.currencyDigits);
  if (fields.length > 0 || fee === undefined) return refuse(commonRefusals['invalid-input'], { fields });
  return { request, engagement, application, feeTerms, questions, fee };
};

/** Returns the identity keys of a person who may be submitted to the client, or a refusal. */
export const requireAvailablePerson = async (scope: AgencyScope, input: PersonInput, engagement: FoundEngagement) => {
  const keys = await personKeysForAgency(scope, input);
  // Similar people cause a warning while the form is being filled in, never a refusal.
  const question = { ...input, engagement, keys, candidateId: undefined, documentId: undefined };
  const known = await checkAvailability(scope, question, 'submission');
  if (known instanceof Refused) return known;
  if (known.standing === 'in-request') return refuse(candidateRefusals['candidate-in-request']);
  return known.isAllowed ? keys : refuseOwnedPerson(engagement.clientId, keys);
};
