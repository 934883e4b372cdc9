import { disputeAnswerDeadline, disputeDecisionDeadline } from '#contract/disputes/rules.ts';
import { applyDisputeState, findPersonCandidateIds, lockUnerasedCandidate } from '#server/candidates/public.ts';
import { listStaff } from '#server/identity/public.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { disputeEndReasons } from '../copy.ts';
import type { DisputeOpenedFacts } from '../emails/opened.tsx';
import { disputeEvents } from '../events.ts';
import { findDisputedPersonOwner } from '../queries/find-owner.ts';
import { defenceEventIds, lockDispute, type DisputeRow } from '../queries/lock-dispute.ts';
import { endDispute } from './end-dispute.ts';

const emailStaff = async (scope: SystemScope, mail: Mailer, dispute: DisputeRow, answerBy: Date): Promise<void> => {
  const names = await scope.db
    .selectFrom('engagement as e')
    .innerJoin('tenant as client', 'client.id', 'e.clientId')
    .innerJoin('tenant as agency', (join) => join.on('agency.id', '=', dispute.supplierId))
    .select(['e.title', 'e.number', 'client.name as client', 'agency.name as agency'])
    .where('e.id', '=', dispute.engagementId)
    .executeTakeFirstOrThrow();
  const facts: DisputeOpenedFacts = {
    template: 'dispute-opened',
    link: new URL('/provider/disputes', mail.publicUrl).href,
    client: names.client,
    agency: names.agency,
    engagementTitle: names.title,
    engagementNumber: names.number,
    answerBy: answerBy.toISOString(),
    decideBy: dispute.decideBy.toISOString(),
  };
  for (const recipient of await listStaff(scope)) await enqueueEmail(scope, mail, recipient, facts);
};

/**
 * Finds the owner of a disputed person, blocks hires, and asks the owner for an answer. Ends the dispute if no other
 * agency owns the person through a candidate of its own.
 */
export const processOpenedDispute = async (scope: SystemScope, mail: Mailer, disputeId: string): Promise<void> => {
  const dispute = await lockDispute(scope, disputeId);
  if (dispute?.state !== 'open') return;
  const owner = await findDisputedPersonOwner(scope, dispute);
  const candidate = owner?.candidateId ? await lockUnerasedCandidate(scope, owner.candidateId) : undefined;
  if (!owner || !candidate) {
    const withoutCandidate =
      owner?.side === 'client' ? disputeEndReasons.ownedByClient : disputeEndReasons.decidedBefore;
    const reasons = owner ? withoutCandidate : disputeEndReasons.notOwned;
    await endDispute(scope, dispute, { state: 'dismissed', by: 'Rolecall', reasons });
    return;
  }
  const { timeZone } = await scope.db
    .selectFrom('engagement')
    .select('timeZone')
    .where('id', '=', dispute.engagementId)
    .executeTakeFirstOrThrow();
  // Counted from now, because this job may run late. The owner has the full time to answer, and Rolecall a day after it.
  const answerBy = disputeAnswerDeadline(scope.now, timeZone);
  const decideBy = disputeDecisionDeadline(scope.now, timeZone);
  const added = await scope.db
    .insertInto('ownershipDefence')
    .values({
      disputeId,
      supplierId: candidate.supplierId,
      candidateId: candidate.id,
      scopeId: owner.scopeId,
      openedAt: dispute.openedAt,
      answerBy,
      decideBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('disputeId')
    .executeTakeFirst();
  // The job may run again after a failure elsewhere. The owner's side then already exists.
  if (!added) return;
  await scope.db.updateTable('ownershipDispute').set({ decideBy }).where('id', '=', disputeId).execute();
  await applyDisputeState(scope, await findPersonCandidateIds(scope, candidate.id, owner.scopeId), 'pending');
  await scope.emit({ kind: disputeEvents.raised, ...defenceEventIds(disputeId, candidate) });
  await emailStaff(scope, mail, { ...dispute, decideBy }, answerBy);
};
