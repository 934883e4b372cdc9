import { decisionReminderWindowMs, nextDecisionStep } from '#contract/claims/rules.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { claimEvents } from '../events.ts';
import { readOfficeTimeZone } from '../queries/claims.ts';
import { claimEventIds, lockClaim } from '../queries/lock-claim.ts';
import { emailContestedClaim } from './email-contested-claim.ts';

/**
 * Returns the IDs of contested claims that are due soon or overdue, and for which the next reminder hasn't been sent
 * yet.
 */
export const findClaimsToDecide = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('ownershipClaim')
    .select('id')
    .where('state', '=', 'contested')
    .where('lateAt', 'is', null)
    .where('decideBy', '<=', new Date(scope.now.getTime() + decisionReminderWindowMs))
    .where((eb) => eb.or([eb('decideBy', '<=', scope.now), eb('remindedAt', 'is', null)]))
    .orderBy('decideBy')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Reminds Rolecall's staff of a claim one working day before its decision is due. Once the deadline has passed, it
 * reminds them again and notifies both parties. Nothing else changes: the agency keeps the candidate, and nobody can
 * hire them.
 */
export const remindOfClaimDecision = async (scope: SystemScope, mail: Mailer, claimId: string): Promise<void> => {
  const locked = await lockClaim(scope, claimId);
  if (locked?.claim.state !== 'contested' || locked.claim.decideBy === null) return;
  const { claim, candidate } = locked;
  const due = { ...claim, decideBy: locked.claim.decideBy };
  const step = nextDecisionStep(due, scope.now, await readOfficeTimeZone(scope, claim.clientId));
  if (step === undefined) return;
  const isLate = step === 'mark-late';
  await scope.db
    .updateTable('ownershipClaim')
    .set(isLate ? { lateAt: scope.now } : { remindedAt: scope.now })
    .where('id', '=', claim.id)
    .execute();
  await emailContestedClaim(scope, mail, claim.id, { template: 'claim-due', isLate });
  if (isLate) await scope.emit({ kind: claimEvents.late, ...claimEventIds(claim, candidate) });
};
