import { disputeAnswerDeadline, disputeDecisionDeadline } from '#contract/disputes/rules.ts';
import { applyDisputeState, findPersonCandidateIds, lockUnerasedCandidates } from '#server/candidates/public.ts';
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

/** Locks the owner's candidate, together with all others that the dispute affects, in the usual order. */
const lockOwnersCandidate = async (scope: SystemScope, candidateId: string, scopeId: string) => {
  const affected = await findPersonCandidateIds(scope, candidateId, scopeId);
  const locked = await lockUnerasedCandidates(scope, [...new Set([candidateId, ...affected])]);
  return locked.find(({ id }) => id === candidateId);
};

/** How long the job that follows the opening may take before the schedule repeats it. */
const ownerSearchMs = 600_000;

/**
 * Returns the IDs of undecided disputes whose owner hasn't been found, because the job that follows the opening failed.
 * Nobody can decide them.
 */
export const findDisputesWithoutOwner = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('ownershipDispute as d')
    .leftJoin('ownershipDefence as f', 'f.disputeId', 'd.id')
    .select('d.id')
    .where('d.state', '=', 'open')
    .where('f.disputeId', 'is', null)
    .where('d.openedAt', '<=', new Date(scope.now.getTime() - ownerSearchMs))
    .orderBy('d.openedAt')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Finds the owner of a disputed person, blocks hires, and asks the owner for an answer. Ends the dispute if no other
 * agency owns the person through a candidate of its own.
 */
export const processOpenedDispute = async (scope: SystemScope, mail: Mailer, disputeId: string): Promise<void> => {
  const dispute = await lockDispute(scope, disputeId);
  if (dispute?.state !== 'open') return;
  const owner = await findDisputedPersonOwner(scope, dispute);
  const candidate = owner?.candidateId ? await lockOwnersCandidate(scope, owner.candidateId, owner.scopeId) : undefined;
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
  // Counted from now, because this job may run late: the owner gets the full time to answer, and Rolecall gets one
  // more working day.
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
  // The reminders of the former deadline don't count for the new one.
  await scope.db
    .updateTable('ownershipDispute')
    .set({ decideBy, remindedAt: null, lateAt: null })
    .where('id', '=', disputeId)
    .execute();
  const candidateIds = await findPersonCandidateIds(scope, candidate.id, owner.scopeId);
  await applyDisputeState(scope, candidateIds, 'pending');
  await scope.emit({ kind: disputeEvents.raised, ...defenceEventIds(disputeId, candidate) });
  await emailStaff(scope, mail, { ...dispute, decideBy }, answerBy);
};
