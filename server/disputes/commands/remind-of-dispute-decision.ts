import { decisionReminderWindowMs, nextDecisionStep } from '#contract/claims/rules.ts';
import { disputeAnswerDeadline } from '#contract/disputes/rules.ts';
import { lockUnerasedCandidate } from '#server/candidates/public.ts';
import { listStaffRecipients } from '#server/identity/public.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { DisputeDueFacts } from '../emails/decision-due.tsx';
import { disputeEvents } from '../events.ts';
import {
  defenceEventIds,
  disputeEventIds,
  lockDefence,
  lockDispute,
  type DisputeRow,
} from '../queries/lock-dispute.ts';

/** Returns the IDs of disputes that are due soon or overdue, and for which the next reminder hasn't been sent yet. */
export const findDisputesToDecide = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('ownershipDispute as d')
    .select('d.id')
    .where('d.state', '=', 'open')
    .where('d.lateAt', 'is', null)
    .where('d.decideBy', '<=', new Date(scope.now.getTime() + decisionReminderWindowMs))
    .where((eb) => eb.or([eb('d.decideBy', '<=', scope.now), eb('d.remindedAt', 'is', null)]))
    .orderBy('d.decideBy')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};

const emailStaff = async (
  scope: SystemScope,
  mail: Mailer,
  { dispute, answerBy, isLate }: { dispute: DisputeRow; answerBy: Date; isLate: boolean },
): Promise<void> => {
  const names = await scope.db
    .selectFrom('engagement as e')
    .innerJoin('tenant as client', 'client.id', 'e.clientId')
    .select(['e.title', 'e.number', 'client.name as client'])
    .where('e.id', '=', dispute.engagementId)
    .executeTakeFirstOrThrow();
  const facts: DisputeDueFacts = {
    template: 'dispute-due',
    link: new URL('/provider/disputes', mail.publicUrl).href,
    isLate,
    client: names.client,
    engagementTitle: names.title,
    engagementNumber: names.number,
    answerBy: answerBy.toISOString(),
    decideBy: dispute.decideBy.toISOString(),
  };
  for (const recipient of await listStaffRecipients(scope)) await enqueueEmail(scope, mail, recipient, facts);
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
 * Reminds Rolecall's staff of a dispute one working day before its decision is due. Once the deadline has passed, it
 * reminds them again and notifies both agencies. Nothing else changes: the owner keeps the candidate, nobody can hire
 * them, and the fee of a hire stays on hold.
 */
export const remindOfDisputeDecision = async (scope: SystemScope, mail: Mailer, disputeId: string): Promise<void> => {
  const dispute = await lockDispute(scope, disputeId);
  const defence = await lockDefence(scope, disputeId);
  if (dispute?.state !== 'open') return;
  const zone = await zoneOf(scope, dispute.engagementId);
  const step = nextDecisionStep(dispute, scope.now, zone);
  if (step === undefined) return;
  const isLate = step === 'mark-late';
  await scope.db
    .updateTable('ownershipDispute')
    .set(isLate ? { lateAt: scope.now } : { remindedAt: scope.now })
    .where('id', '=', dispute.id)
    .execute();
  const answerBy = defence?.answerBy ?? disputeAnswerDeadline(dispute.openedAt, zone);
  await emailStaff(scope, mail, { dispute, answerBy, isLate });
  if (!isLate) return;
  await scope.db
    .updateTable('ownershipDefence')
    .set({ lateAt: scope.now })
    .where('disputeId', '=', disputeId)
    .where('isRaised', '=', true)
    .execute();
  await scope.emit({ kind: disputeEvents.late, ...disputeEventIds(dispute) });
  const candidate = defence?.isRaised === true && (await lockUnerasedCandidate(scope, defence.candidateId));
  if (candidate) await scope.emit({ kind: disputeEvents.delayed, ...defenceEventIds(disputeId, candidate) });
};
