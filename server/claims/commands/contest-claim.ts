import type { contestClaim as operation } from '#contract/claims/operations.ts';
import { claimRefusals } from '#contract/claims/refusals.ts';
import { claimDecisionDeadline, futureContactError, hasFutureContact } from '#contract/claims/rules.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { claimEvents } from '../events.ts';
import { claimRights } from '../policy.ts';
import { readOfficeTimeZone, reloadClaim } from '../queries/claims.ts';
import { claimEventIds, lockClaim } from '../queries/lock-claim.ts';

/** Contests a claim by stating the agency's own contacts with the candidate. Rolecall then decides. */
export const contestClaim = async (
  scope: AgencyScope,
  { claimId, contacts, statement }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const locked = await lockClaim(scope, claimId);
  if (!locked) return notFound();
  const { claim, candidate } = locked;
  const { contest } = claimRights(scope, claim);
  if (!contest.allowed) return refuse(claimRefusals['not-possible'], { reasons: contest.reasons });
  if (hasFutureContact(contacts, scope.now)) return refuse(commonRefusals['invalid-input'], futureContactError());
  await scope.db
    .updateTable('ownershipClaim')
    .set({
      state: 'contested',
      agencyContacts: JSON.stringify(contacts),
      agencyStatement: statement,
      contestedAt: scope.now,
      contestedBy: scope.userId,
      contestedByName: scope.userName,
      decideBy: claimDecisionDeadline(scope.now, await readOfficeTimeZone(scope, claim.clientId)),
    })
    .where('id', '=', claim.id)
    .execute();
  await scope.emit({ kind: claimEvents.contested, ...claimEventIds(claim, candidate) });
  return reloadClaim(scope, claim.id);
};
