import { futureContactError, hasFutureContact } from '#contract/claims/rules.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { answerDispute as operation } from '#contract/disputes/operations.ts';
import { disputeRefusals } from '#contract/disputes/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findCandidate } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { disputeEvents } from '../events.ts';
import { rightToAnswerDispute } from '../policy.ts';
import { reloadDefence } from '../queries/defences.ts';
import { defenceEventIds, lockDefence } from '../queries/lock-dispute.ts';

/** Answers a dispute with the contacts of the agency that owns the candidate. */
export const answerDispute = async (
  scope: AgencyScope,
  { disputeId, contacts, statement }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const defence = await lockDefence(scope, disputeId);
  const found = defence?.isRaised && (await findCandidate(scope, defence.candidateId));
  if (!found) return notFound();
  const right = rightToAnswerDispute(scope, defence);
  if (!right.allowed) return refuse(disputeRefusals['not-possible'], { reasons: right.reasons });
  if (hasFutureContact(contacts, scope.now)) return refuse(commonRefusals['invalid-input'], futureContactError());
  await scope.db
    .updateTable('ownershipDefence')
    .set({
      contacts: JSON.stringify(contacts),
      statement,
      answeredAt: scope.now,
      answeredBy: scope.userId,
      answeredByName: scope.userName,
    })
    .where('disputeId', '=', disputeId)
    .execute();
  await scope.emit({ kind: disputeEvents.answered, ...defenceEventIds(disputeId, found.candidate) });
  return reloadDefence(scope, disputeId);
};
