import { newId } from '#server/platform/db/new-id.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { responseTimeEvents } from '../events.ts';
import { waitingRecords } from '../queries/waiting-records.ts';
import { dueStep } from '../rules/wait.ts';
import { emailStaff } from './email-staff.ts';

const waits = (scope: SystemScope) =>
  waitingRecords(scope)
    .select(['w.id', 'w.kind', 'w.applicationId', 'w.candidateId', 'w.talentRequestId', 'w.engagementId'])
    .select(['w.supplierId', 'w.clientId', 'w.waitingSince', 'm.id as reminderId', 'm.remindedAt', 'm.escalatedAt'])
    .select(['client.serviceLevelDays', 'client.timeZone', 'client.name as clientName', 'e.title', 'e.number']);

/** The shortest term, one working day, lasts at least 17 hours. */
const shortestTermMs = 16 * 3_600_000;

/** The ids of applications and candidates about which a reminder or an escalation is due. */
export const recordsToRemind = async (scope: SystemScope): Promise<string[]> => {
  const rows = await waits(scope)
    .where('m.escalatedAt', 'is', null)
    .where('w.waitingSince', '<', new Date(scope.now.getTime() - shortestTermMs))
    .orderBy('w.waitingSince')
    .orderBy('w.id')
    .execute();
  return rows.filter((row) => dueStep(row, row, scope.now) !== null).map(({ id }) => id);
};

/** Locks the record in the general lock order, so that an answer or another run waits until this one has ended. */
const lockRecord = async (
  scope: SystemScope,
  {
    engagementId,
    applicationId,
    candidateId,
  }: { engagementId: string; applicationId: string; candidateId: string | null },
): Promise<void> => {
  await scope.db.selectFrom('engagement').select('id').where('id', '=', engagementId).forKeyShare().execute();
  const application = scope.db.selectFrom('application').select('id').where('id', '=', applicationId);
  await (candidateId === null ? application.forNoKeyUpdate() : application.forKeyShare()).execute();
  if (candidateId !== null)
    await scope.db.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute();
};

/**
 * Reminds the employer of a record that has waited for its term, or escalates it a term after the reminder. Each happens
 * once per wait, and not at all if the employer has answered meanwhile.
 */
export const sendReminder = async (scope: SystemScope, id: string, mail: Mail): Promise<void> => {
  const found = await waits(scope).where('w.id', '=', id).executeTakeFirst();
  if (!found) return;
  await lockRecord(scope, found);
  const row = await waits(scope).where('w.id', '=', id).executeTakeFirst();
  const step = row ? dueStep(row, row, scope.now) : null;
  if (!row || step === null) return;
  const { applicationId, candidateId, talentRequestId, engagementId, supplierId, clientId, waitingSince } = row;
  const record = { applicationId, candidateId, engagementId, supplierId, clientId };
  if (step === 'remind') {
    await scope.db
      .insertInto('responseReminder')
      .values({ id: newId(), ...record, waitingSince, remindedAt: scope.now, escalatedAt: null })
      .execute();
  } else {
    await scope.db
      .updateTable('responseReminder')
      .set({ escalatedAt: scope.now })
      .where('id', '=', row.reminderId)
      .execute();
    await emailStaff(scope, mail, row);
  }
  const { applicationOverdue, applicationEscalated, candidateOverdue, candidateEscalated } = responseTimeEvents;
  const kinds =
    row.kind === 'application' ? [applicationOverdue, applicationEscalated] : [candidateOverdue, candidateEscalated];
  const kind = step === 'remind' ? kinds[0] : kinds[1];
  if (kind) await scope.emit({ kind, ...record, talentRequestId });
};
