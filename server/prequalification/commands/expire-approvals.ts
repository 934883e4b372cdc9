import { prequalificationStatus } from '#contract/prequalification/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { prequalificationEvents } from '../events.ts';
import { utcDay, daysAfter } from '../rules/days.ts';
import { dueReminder, expiryReminderDays } from '../rules/reminders.ts';
import { recordExpiry } from './record-step.ts';

/** Saves the end of expired approvals and emits the events. Queries show an approval as expired even before that. */
export const expireApprovals = async (scope: SystemScope): Promise<void> => {
  const expired = await scope.db
    .selectFrom('prequalificationRequest')
    .select(['id', 'supplierId', 'clientId', 'endsOn'])
    .where('statusId', '=', prequalificationStatus.approved)
    .where('endsOn', '<', utcDay(scope.now))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  for (const request of expired) await recordExpiry(scope, request);
};

interface Ending {
  readonly id: string;
  readonly endsOn: string | null;
}

/** Returns the reminders that are due, and saves them as sent, so that none is sent twice. */
const takeDueReminders = async <One extends Ending>(
  scope: SystemScope,
  records: readonly One[],
): Promise<{ one: One; endsOn: string; daysBefore: number }[]> => {
  if (records.length === 0) return [];
  const sent = await scope.db
    .selectFrom('prequalificationReminder')
    .select(['subjectId', 'endsOn', 'daysBefore'])
    .where(
      'subjectId',
      'in',
      records.map(({ id }) => id),
    )
    .execute();
  const due = records.flatMap((one) => {
    if (one.endsOn === null) return [];
    const before = sent.filter(({ subjectId, endsOn }) => subjectId === one.id && endsOn === one.endsOn);
    const daysBefore = dueReminder(
      one.endsOn,
      utcDay(scope.now),
      before.map((reminder) => reminder.daysBefore),
    );
    return daysBefore === undefined ? [] : [{ one, endsOn: one.endsOn, daysBefore }];
  });
  const taken: { one: One; endsOn: string; daysBefore: number }[] = [];
  for (const { one, endsOn, daysBefore } of due) {
    const row = await scope.db
      .insertInto('prequalificationReminder')
      .values({ subjectId: one.id, endsOn, daysBefore, sentAt: scope.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('subjectId')
      .executeTakeFirst();
    if (row) taken.push({ one, endsOn, daysBefore });
  }
  return taken;
};

/** Emits reminders 30 and 7 days before approvals and documents expire. */
export const sendExpiryReminders = async (scope: SystemScope): Promise<void> => {
  const today = utcDay(scope.now);
  const latest = daysAfter(today, Math.max(...expiryReminderDays));
  const approvals = await scope.db
    .selectFrom('prequalificationRequest')
    .select(['id', 'supplierId', 'clientId', 'endsOn'])
    .where('statusId', '=', prequalificationStatus.approved)
    .where('endsOn', '>=', today)
    .where('endsOn', '<=', latest)
    .orderBy('id')
    .execute();
  for (const { one, endsOn, daysBefore } of await takeDueReminders(scope, approvals)) {
    const { id, supplierId, clientId } = one;
    await scope.emit({
      kind: prequalificationEvents.expiring,
      supplierId,
      clientId,
      data: { prequalificationId: id, daysBefore, endsOn },
    });
  }
  const documents = await scope.db
    .selectFrom('prequalificationDocument')
    .select(['id', 'supplierId', 'expiresOn as endsOn'])
    .where('deletedAt', 'is', null)
    .where('expiresOn', '>=', today)
    .where('expiresOn', '<=', latest)
    .orderBy('id')
    .execute();
  for (const { one, endsOn, daysBefore } of await takeDueReminders(scope, documents)) {
    const { id, supplierId } = one;
    await scope.emit({
      kind: prequalificationEvents.documentExpiring,
      supplierId,
      data: { documentId: id, daysBefore, endsOn },
    });
  }
};
