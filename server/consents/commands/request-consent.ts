import type { requestConsent as operation } from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import {
  askAgainDays,
  consentDays,
  consentResendHours,
  currentConsentText,
  maxRecentRequests,
} from '#contract/consents/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import {
  candidateEmailError,
  discardDraft,
  findImportedDraftProblem,
  requireAvailablePerson,
  prepareSubmission,
  recordOwnershipCheck,
} from '#server/candidates/public.ts';
import { lockDraftCandidate } from '#server/draft-candidates/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { consentEvents } from '../events.ts';
import { reloadConsentRequest } from '../queries/own-requests.ts';
import { hasRefusedRecently } from './record-refusal.ts';

type Input = InputOf<typeof operation>;

const hour = 3_600_000;
const day = 24 * hour;

/** Returns the refusal if the submission's draft candidate can't be submitted; undefined if it can, or is absent. */
const draftProblem = async (scope: AgencyScope, input: Input) => {
  if (input.draftCandidateId === undefined) return undefined;
  const draft = await lockDraftCandidate(scope, input.draftCandidateId);
  if (!draft) return notFound();
  if (draft.candidateId !== null) return refuse(consentRefusals['draft-submitted']);
  return draft.talentRequestId === input.talentRequestId ? undefined : refuse(consentRefusals['other-request']);
};

/**
 * Returns the refusal if the agency has a waiting request or an unused consent for this person in the talent request, if
 * it has recently cancelled the maximum number of requests, or if the person has recently refused or withdrawn consent there.
 */
const earlierRequestProblem = async (scope: AgencyScope, input: Input) => {
  const { talentRequestId, emailAddress } = input;
  const earlier = await scope.db
    .selectFrom('consentRequest as c')
    .leftJoin('candidate as k', 'k.consentRequestId', 'c.id')
    .select(['c.state', 'c.sentAt', 'c.answeredAt', 'k.id as candidateId'])
    .select((eb) => eb.fn.coalesce('c.withdrawnAt', 'c.answeredAt').as('decidedAt'))
    .where('c.supplierId', '=', scope.tenantId)
    .where('c.talentRequestId', '=', talentRequestId)
    .where((eb) => eb(eb.fn<string>('lower', ['c.emailAddress']), '=', emailAddress.toLowerCase()))
    .execute();
  if (earlier.some(({ state, candidateId }) => state === 'waiting' || (state === 'agreed' && candidateId === null)))
    return refuse(consentRefusals['already-asked']);
  // Otherwise, cancelling and asking again would send any number of emails. An answered request doesn't count, because the
  // candidate took part. A request that was cancelled with the erasure of the person no longer has their address.
  const resendAfter = scope.now.getTime() - consentResendHours * hour;
  const recent = earlier.filter(
    ({ state, sentAt, answeredAt }) => state === 'cancelled' && answeredAt === null && sentAt.getTime() > resendAfter,
  );
  if (recent.length >= maxRecentRequests) return refuse(consentRefusals['asked-recently']);
  const askAgainAfter = scope.now.getTime() - askAgainDays * day;
  // Covers refusals made before refusals were recorded separately.
  const isRefused = earlier.some(
    ({ state, decidedAt }) =>
      (state === 'refused' || state === 'withdrawn') && (decidedAt?.getTime() ?? 0) > askAgainAfter,
  );
  return isRefused || (await hasRefusedRecently(scope, input))
    ? refuse(consentRefusals['refused-recently'])
    : undefined;
};

/**
 * Asks a candidate for consent. The submission is checked as if it were made now, saved until the candidate agrees, and
 * checked again then. Source: domain rules D22.
 */
export const requestConsent = async (scope: AgencyScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const { draftId, confirmedFields, draftCandidateId, ...submission } = input;
  const importProblem = await findImportedDraftProblem(scope, input);
  if (importProblem) return refuse(consentRefusals[importProblem]);
  const problem = await draftProblem(scope, input);
  if (problem) return problem;
  const prepared = await prepareSubmission(scope, submission);
  if (prepared instanceof Refused) return prepared;
  const { engagement, request } = prepared;
  if (!engagement.requiresCandidateConsent) return refuse(consentRefusals['consent-not-required']);
  const message = await candidateEmailError(scope, input.emailAddress);
  if (message !== undefined)
    return refuse(commonRefusals['invalid-input'], { fields: [{ field: 'emailAddress', message }] });
  const keys = await requireAvailablePerson(scope, submission, engagement);
  if (keys instanceof Refused) return keys;
  const earlierProblem = await earlierRequestProblem(scope, input);
  if (earlierProblem) return earlierProblem;
  // Asking for consent and then cancelling reveals as much as an ownership check, so it is recorded as one.
  await recordOwnershipCheck(scope, engagement.clientId, keys, { isAvailable: true, isSubmission: true });
  const id = newId();
  await scope.db
    .insertInto('consentRequest')
    .values({
      id,
      supplierId: scope.tenantId,
      clientId: engagement.clientId,
      engagementId: engagement.id,
      talentRequestId: request.id,
      draftCandidateId: draftCandidateId ?? null,
      firstName: input.firstName,
      lastName: input.lastName,
      emailAddress: input.emailAddress.toLowerCase(),
      submission: JSON.stringify(submission),
      textVersion: currentConsentText,
      requestedBy: scope.userId,
      requestedByName: scope.userName,
      requestedAt: scope.now,
      sentAt: scope.now,
      expiresAt: new Date(scope.now.getTime() + consentDays * day),
    })
    .execute();
  await discardDraft(scope, { talentRequestId: request.id, draftId });
  await scope.emit({
    kind: consentEvents.requested,
    supplierId: scope.tenantId,
    engagementId: engagement.id,
    talentRequestId: request.id,
    data: { consentRequestId: id },
  });
  return reloadConsentRequest(scope, id);
};
