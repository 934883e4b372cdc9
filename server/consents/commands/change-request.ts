import type { cancelConsent, resendConsent } from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { consentEvents } from '../events.ts';
import { consentRequestRights } from '../policy.ts';
import { consentEventIds, lockOwnRequest } from '../queries/lock-request.ts';
import { reloadConsentRequest } from '../queries/own-requests.ts';

/** Sends the email again with the same link. */
export const resendConsentRequest = async (
  scope: AgencyScope,
  { consentRequestId }: InputOf<typeof resendConsent>,
): Promise<HandlerResult<typeof resendConsent>> => {
  const found = await lockOwnRequest(scope, consentRequestId);
  if (!found) return notFound();
  const { resend } = consentRequestRights(scope, found);
  if (!resend.allowed) return refuse(consentRefusals['not-possible'], { reasons: resend.reasons });
  await scope.db.updateTable('consentRequest').set({ sentAt: scope.now }).where('id', '=', found.id).execute();
  await scope.emit({ kind: consentEvents.resent, ...consentEventIds(found) });
  return reloadConsentRequest(scope, found.id);
};

/** Cancels a waiting request, or a request to which the candidate agreed but whose submission failed. */
export const cancelConsentRequest = async (
  scope: AgencyScope,
  { consentRequestId }: InputOf<typeof cancelConsent>,
): Promise<HandlerResult<typeof cancelConsent>> => {
  const found = await lockOwnRequest(scope, consentRequestId);
  if (!found) return notFound();
  const { cancel } = consentRequestRights(scope, found);
  if (!cancel.allowed) return refuse(consentRefusals['not-possible'], { reasons: cancel.reasons });
  await scope.db.updateTable('consentRequest').set({ state: 'cancelled' }).where('id', '=', found.id).execute();
  await scope.emit({ kind: consentEvents.cancelled, ...consentEventIds(found) });
  return reloadConsentRequest(scope, found.id);
};
