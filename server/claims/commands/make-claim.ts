import { sql } from 'kysely';
import type { makeClaim as operation } from '#contract/claims/operations.ts';
import { claimRefusals } from '#contract/claims/refusals.ts';
import { claimAnswerDeadline, futureContactError, hasFutureContact, hasTwoWayContact } from '#contract/claims/rules.ts';
import { inputMessage } from '#contract/common/text/input-error.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { applyClaimState, findCandidate, lockUnerasedCandidate } from '#server/candidates/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { claimEvents } from '../events.ts';
import { rightToMakeClaim } from '../policy.ts';
import { readClaimPeriod } from '../queries/claim-period.ts';
import { readContactPeriod } from '../queries/contact-period.ts';
import { claimEventIds } from '../queries/lock-claim.ts';
import { readOfficeTimeZone, reloadClaim } from '../queries/claims.ts';

const noTwoWayContact = inputMessage(
  'Enter at least one message or call initiated by you and one by the candidate, dated between {from} and {to}.',
);

/** Claims a candidate that the employer already knew. Source: domain rules D12. */
export const makeClaim = async (
  scope: ClientScope,
  { candidateId, contacts, statement }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const candidate = (await findCandidate(scope, candidateId)) && (await lockUnerasedCandidate(scope, candidateId));
  if (!candidate) return notFound();
  // Makes simultaneous claims on several submissions of the person wait for each other.
  await sql`select app.lock_ownership(${candidate.clientId})`.execute(scope.db);
  const timeZone = await readOfficeTimeZone(scope, candidate.clientId);
  const { claimUntil, hasClaim } = await readClaimPeriod(scope, candidate, timeZone);
  const period = await readContactPeriod(scope, candidate, timeZone);
  const right = rightToMakeClaim(candidate, { hasClaim, claimUntil, period, now: scope.now });
  if (!right.allowed) return refuse(claimRefusals['not-possible'], { reasons: right.reasons });
  if (hasFutureContact(contacts, scope.now)) return refuse(commonRefusals['invalid-input'], futureContactError());
  if (!hasTwoWayContact(contacts, period)) {
    const message = noTwoWayContact(period);
    return refuse(commonRefusals['invalid-input'], { fields: [{ field: 'contacts', message }] });
  }
  const claim = {
    id: newId(),
    candidateId,
    engagementId: candidate.engagementId,
    supplierId: candidate.supplierId,
    clientId: candidate.clientId,
    contacts: JSON.stringify(contacts),
    statement,
    claimedAt: scope.now,
    claimedBy: scope.userId,
    claimedByName: scope.userName,
    answerBy: claimAnswerDeadline(scope.now, timeZone),
  };
  await scope.db.insertInto('ownershipClaim').values(claim).execute();
  await applyClaimState(scope, candidate, 'pending');
  await scope.emit({ kind: claimEvents.made, ...claimEventIds(claim, candidate) });
  return reloadClaim(scope, claim.id);
};
