import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { notificationKindRow } from '../kinds.ts';
import { findPossibleRecipients } from '../queries/possible-recipients.ts';
import { discussionIdOf } from '../queries/discussion-id.ts';
import { recipientsOf, type Recipient } from '../rules/recipients.ts';
import { queueNoticeEmail } from './queue-notice-email.ts';

type Subject = RecordedEvent;

/** Returns the records that an event is about; for a document, its candidate. */
const notificationSubject = async (scope: SystemScope, event: RecordedEvent): Promise<Subject | undefined> => {
  // Prequalification events have no engagement yet, events about discussions and people never have one, and events
  // about several assignments have several.
  if (event.engagementId !== null || /^(prequalification|assignment|discussion|person)\./.test(event.kind))
    return event;
  if (event.candidateId === null) return undefined;
  const candidate = await scope.db
    .selectFrom('candidate')
    .select(['engagementId', 'talentRequestId', 'applicationId'])
    .where('id', '=', event.candidateId)
    .executeTakeFirst();
  return candidate && { ...event, ...candidate };
};

/** Returns the record whose notification is renewed: the discussion, the candidate, or the engagement. */
const coalescedRecord = (event: Subject) => {
  const { candidateId, engagementId } = event;
  const threadId = discussionIdOf(event);
  if (threadId !== null) return { table: 'thread', column: 'threadId', id: threadId } as const;
  if (candidateId !== null) return { table: 'candidate', column: 'candidateId', id: candidateId } as const;
  return { table: 'engagement', column: 'engagementId', id: engagementId } as const;
};

/**
 * Renews unread notifications. Returns the users who need no further notification: those whose notification was
 * renewed, and those with a later one.
 */
const renew = async (
  scope: SystemScope,
  kind: NotificationKindName,
  event: Subject,
  people: readonly Recipient[],
): Promise<ReadonlySet<string>> => {
  const { coalescedBy } = notificationKindRow(kind).recipients;
  if (coalescedBy === undefined) return new Set();
  // The second of two simultaneous edits waits here, and then finds the notification of the first edit.
  const { talentRequestId } = event;
  const { table, column, id } = coalescedRecord(event);
  await scope.db.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const known = await scope.db
    .selectFrom('notification')
    .select(['id', 'userId', 'viewedAt', 'archivedAt'])
    .where(column, '=', id)
    .$if(coalescedBy === 'talentRequestId', (query) => query.where('talentRequestId', '=', talentRequestId))
    .where('kind', '=', kind)
    .where(
      'userId',
      'in',
      people.map((one) => one.userId),
    )
    .where((eb) =>
      eb.or([eb.and([eb('viewedAt', 'is', null), eb('archivedAt', 'is', null)]), eb('createdAt', '>=', event.at)]),
    )
    .execute();
  const unseen = known.filter((one) => one.viewedAt === null && one.archivedAt === null);
  if (unseen.length > 0) {
    await scope.db
      .updateTable('notification')
      .set({ feedId: event.id, createdAt: event.at })
      .where(
        'id',
        'in',
        unseen.map((one) => one.id),
      )
      .where('createdAt', '<', event.at)
      .execute();
  }
  return new Set(known.map((one) => one.userId));
};

/** Sends the current number of new notifications to these users' pages. */
const broadcastUnseenCounts = async (scope: SystemScope, people: readonly string[]): Promise<void> => {
  const rows = await scope.db
    .selectFrom('notification')
    .select((eb) => ['userId', eb.fn.countAll<number>().as('unseen')])
    .where('userId', 'in', [...people])
    .where('viewedAt', 'is', null)
    .where('archivedAt', 'is', null)
    .groupBy('userId')
    .execute();
  for (const { userId, unseen } of rows)
    scope.broadcast({ users: [userId], message: { kind: 'notification', unseen } });
};

/**
 * Notifies the recipients of an event. A user gets one notification per event, of the first kind that is meant for
 * them, however often the job runs.
 */
export const notifyRecipients = async (
  scope: SystemScope,
  recorded: RecordedEvent,
  kinds: readonly NotificationKindName[],
): Promise<void> => {
  const event = await notificationSubject(scope, recorded);
  if (!event) return;
  const notifiedIds: string[] = [];
  for (const kind of kinds) {
    const people = recipientsOf(kind, await findPossibleRecipients(scope, kind, event), event);
    if (people.length === 0) continue;
    const renewed = await renew(scope, kind, event, people);
    const others = people.filter((one) => !renewed.has(one.userId));
    if (others.length === 0) continue;
    const rows = await scope.db
      .insertInto('notification')
      .values(
        others.map((one) => ({
          id: newId(),
          tenantId: one.tenantId,
          userId: one.userId,
          feedId: event.id,
          kind,
          category: notificationKinds[kind].category,
          engagementId: event.engagementId,
          talentRequestId: event.talentRequestId,
          applicationId: event.applicationId,
          candidateId: event.candidateId,
          threadId: discussionIdOf(event),
          createdAt: event.at,
        })),
      )
      .onConflict((conflict) => conflict.constraint('notification_once').doNothing())
      .returning('userId')
      .execute();
    const userIds = rows.map((row) => row.userId);
    await queueNoticeEmail(scope, { event, kind, userIds });
    notifiedIds.push(...userIds);
  }
  if (notifiedIds.length > 0) await broadcastUnseenCounts(scope, notifiedIds);
};
