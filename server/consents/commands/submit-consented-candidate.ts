import { sql } from 'kysely';
import { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { submitConsentedCandidate as operation } from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import { submitDraftCandidate } from '#contract/draft-candidates/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { submitPerson } from '#server/candidates/public.ts';
import { submitDraftCandidate as submitDraft } from '#server/draft-candidates/public.ts';
import { callOperationAs } from '#server/platform/http/call-as.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, UserScope } from '#server/platform/scope/scope.ts';
import { consentEvents } from '../events.ts';
import { consentRequestRights } from '../policy.ts';
import type { ConsentRow } from '../queries/consent-page.ts';
import { consentEventIds, lockOwnRequest } from '../queries/lock-request.ts';
import { reloadConsentRequest } from '../queries/own-requests.ts';

type Agreed = Pick<
  ConsentRow,
  'id' | 'supplierId' | 'engagementId' | 'talentRequestId' | 'draftCandidateId' | 'submission' | 'answeredAt'
>;

/**
 * Makes the submission that waited for a consent, as this user and under all rules for submissions. Ownership starts
 * now. When a candidate agrees, this runs in the transaction that records the answer.
 */
const submitWaiting = async (user: UserScope | undefined, row: Agreed): Promise<Refused | undefined> => {
  const consent = { consentRequestId: row.id, confirmedAt: row.answeredAt ?? new Date(0) };
  const { draftCandidateId } = row;
  const submitted =
    draftCandidateId === null
      ? await callOperationAs(user, submitCandidate, {
          input: row.submission,
          handle: (scope, { draftId: _draft, confirmedFields: _fields, ...input }) =>
            submitPerson(scope, input, consent),
        })
      : await callOperationAs(user, submitDraftCandidate, {
          input: { ...row.submission, draftCandidateId },
          handle: (scope, input) => submitDraft(scope, input, consent),
        });
  if (submitted instanceof Refused) return submitted;
  await user?.emit({ kind: consentEvents.submitted, ...consentEventIds(row), candidateId: submitted._id });
  return undefined;
};

/**
 * Makes the waiting submission in a savepoint, so that a refusal rolls back only the submission. The agency then sees
 * the refusal as the request's problem.
 */
export const trySubmitConsented = async (user: UserScope, row: Agreed): Promise<Refused | undefined> => {
  await sql`savepoint submission`.execute(user.db);
  const refused = await submitWaiting(user, row);
  if (refused) await sql`rollback to savepoint submission`.execute(user.db);
  return refused;
};

/** Explains why a submission was refused, in the same words as the submission form. */
export const submissionProblemText = (refused: Refused): string =>
  [
    refused.message,
    ...(refused.reasons ?? []).map(({ text }) => text),
    ...(refused.fields ?? []).map(({ message }) => message),
  ].join(' ');

/** Submits a candidate who has agreed, after the first attempt failed. */
export const submitConsentedCandidate = async (
  scope: AgencyScope,
  { consentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await lockOwnRequest(scope, consentRequestId);
  if (!found?.submission) return notFound();
  const { submit } = consentRequestRights(scope, found);
  if (!submit.allowed) return refuse(consentRefusals['not-possible'], { reasons: submit.reasons });
  const refused = await submitWaiting(scope, { ...found, submission: found.submission });
  if (refused) return refused as Refused<never>;
  await scope.db.updateTable('consentRequest').set({ problem: null }).where('id', '=', found.id).execute();
  return reloadConsentRequest(scope, found.id);
};
