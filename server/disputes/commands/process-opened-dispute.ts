import { disputeAnswerDeadline, disputeDecisionDeadline } from '#contract/disputes/rules.ts';
import { applyDisputeState, lockUnerasedCandidate } from '#server/candidates/public.ts';
import { listStaffRecipients } from '#server/identity/public.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { DisputeOpenedFacts } from '../emails/opened.tsx';
import { disputeEvents } from '../events.ts';
import { defenceEventIds, lockDefence, lockDispute, type DisputeRow } from '../queries/lock-dispute.ts';
import { findDisputedCandidateIds, lockDisputesOfOwner } from '../queries/person-disputes.ts';
import { endWithoutOwner, storeDisputedOwner } from './store-owner.ts';

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
  for (const recipient of await listStaffRecipients(scope)) await enqueueEmail(scope, mail, recipient, facts);
};

/** How long the job that follows the opening may take before the schedule repeats it. */
const raiseMs = 600_000;

/**
 * Returns the IDs of undecided disputes about which the owner hasn't been notified, because the job that follows the
 * opening failed. Nobody can decide them.
 */
export const findUnraisedDisputes = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('ownershipDispute as d')
    .leftJoin('ownershipDefence as f', 'f.disputeId', 'd.id')
    .select('d.id')
    .where('d.state', '=', 'open')
    .where((eb) => eb.or([eb('f.disputeId', 'is', null), eb('f.isRaised', '=', false)]))
    .where('d.openedAt', '<=', new Date(scope.now.getTime() - raiseMs))
    .orderBy('d.openedAt')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};

const zoneOf = async (scope: SystemScope, engagementId: string): Promise<string> => {
  const { timeZone } = await scope.db
    .selectFrom('engagement')
    .select('timeZone')
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  return timeZone;
};

/**
 * Raises a new dispute: blocks hires, and asks the owner that was stored with the opening for an answer. Locks the
 * owner's disputes and all candidates of the person first, as decisions do.
 */
export const processOpenedDispute = async (scope: SystemScope, mail: Mailer, disputeId: string): Promise<void> => {
  await lockDisputesOfOwner(scope, disputeId);
  const dispute = await lockDispute(scope, disputeId);
  if (dispute?.state !== 'open') return;
  const timeZone = await zoneOf(scope, dispute.engagementId);
  const defence = await lockDefence(scope, disputeId);
  if (!defence) {
    // The dispute was opened by an earlier release, which stored no owner. The next scheduled run raises it, in its own
    // transaction.
    const party = await storeDisputedOwner(scope, dispute, timeZone);
    if (party !== 'agency') await endWithoutOwner(scope, dispute, party);
    return;
  }
  // The job may run again after a failure elsewhere.
  if (defence.isRaised || defence.outcome !== null) return;
  const candidate = await lockUnerasedCandidate(scope, defence.candidateId);
  if (!candidate) return;
  // Counted from now, because this job may run late: the owner gets the full time to answer, and Rolecall gets one
  // more working day.
  const answerBy = disputeAnswerDeadline(scope.now, timeZone);
  const decideBy = disputeDecisionDeadline(scope.now, timeZone);
  await scope.db
    .updateTable('ownershipDefence')
    .set({ answerBy, decideBy, isRaised: true })
    .where('disputeId', '=', disputeId)
    .execute();
  // Clears the reminders about the old deadline, so that they are sent again for the new one.
  await scope.db
    .updateTable('ownershipDispute')
    .set({ decideBy, remindedAt: null, lateAt: null })
    .where('id', '=', disputeId)
    .execute();
  await applyDisputeState(scope, await findDisputedCandidateIds(scope, defence), 'pending');
  await scope.emit({ kind: disputeEvents.raised, ...defenceEventIds(disputeId, candidate) });
  await emailStaff(scope, mail, { ...dispute, decideBy }, answerBy);
};
