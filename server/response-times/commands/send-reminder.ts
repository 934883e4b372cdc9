import { sql } from 'kysely';
import { workingDaysBefore } from '#contract/common/local-time.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { responseTimeEvents } from '../events.ts';
import { selectWaitingRecords } from '../queries/waiting-records.ts';
import { dueResponseStep } from '../rules/wait.ts';
import { emailStaff } from './email-staff.ts';

const waits = (scope: SystemScope) =>
  selectWaitingRecords(scope)
    .select(['w.id', 'w.kind', 'w.applicationId', 'w.candidateId', 'w.talentRequestId', 'w.engagementId'])
    .select(['w.supplierId', 'w.clientId', 'w.waitingSince', 'm.id as reminderId', 'm.remindedAt', 'm.escalatedAt'])
    .select(['client.serviceLevelDays', 'client.timeZone', 'client.name as clientName', 'e.title', 'e.number']);

/**
 * Returns a time for each combination of service level and time zone. A wait that started before this time is overdue
 * now.
 */
const termsNow = async (scope: SystemScope) => {
  const terms = await scope.db
    .selectFrom('tenant')
    .select(['serviceLevelDays', 'timeZone'])
    .distinct()
    .where('side', '=', 'client')
    .execute();
  const days = terms.map(({ serviceLevelDays }) => serviceLevelDays);
  const zones = terms.map(({ timeZone }) => timeZone);
  const befores = terms.map(({ serviceLevelDays, timeZone }) =>
    workingDaysBefore(scope.now, serviceLevelDays, timeZone),
  );
  return sql<{ days: number; timeZone: string; before: Date }>`
    unnest(${days}::int[], ${zones}::text[], ${befores}::timestamptz[])`.as<'term'>(sql`term(days, time_zone, before)`);
};

/** Returns the IDs of applications and candidates with a due reminder or escalation, without reading any others. */
export const findRecordsToRemind = async (scope: SystemScope): Promise<string[]> => {
  const rows = await selectWaitingRecords(scope)
    .innerJoin(await termsNow(scope), (join) =>
      join
        .onRef('term.days', '=', 'client.serviceLevelDays')
        .onRef('term.timeZone', '=', 'client.timeZone')
        .on((eb) => eb(eb.fn.coalesce('m.remindedAt', 'w.waitingSince'), '<', eb.ref('term.before'))),
    )
    .select('w.id')
    .where('m.escalatedAt', 'is', null)
    .orderBy('w.waitingSince')
    .orderBy('w.id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Locks the record in the usual lock order, so that an answer, or another run of the job, waits until this run has
 * finished.
 */
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
 * Reminds the employer of a record that has waited longer than the service level. Escalates the record if the same
 * period passes again after the reminder. Each happens once per wait, and only if the employer has not answered in the
 * meantime.
 */
export const sendReminder = async (scope: SystemScope, id: string, mail: Mailer): Promise<void> => {
  const found = await waits(scope).where('w.id', '=', id).executeTakeFirst();
  if (!found) return;
  await lockRecord(scope, found);
  const row = await waits(scope).where('w.id', '=', id).executeTakeFirst();
  const step = row ? dueResponseStep(row, row, scope.now) : null;
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
