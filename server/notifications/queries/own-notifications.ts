import { sql } from 'kysely';
import { candidateStatuses } from '#contract/candidates/states.ts';
import type { InputOf, OutputOf } from '#contract/common/operation.ts';
import { toPage as pagingOf } from '#contract/common/paging.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { listNotifications as operation } from '#contract/notifications/operations/bell.ts';
import type { KnownEvent } from '#server/platform/events/payload.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { namesInEvent } from '../rules/event-names.ts';
import { notificationPath } from '../rules/notification-page.ts';
import { prequalificationNames } from '../rules/prequalification-names.ts';
import { notificationText } from '../rules/sentence.ts';
import { eventDataId } from './notice-facts.ts';

export type ReaderScope = AgencyScope | ClientScope;
type View = OutputOf<typeof operation>['records'][number];

/** The filters of the list; absent filters don't limit it. */
type Narrowing = Partial<Pick<InputOf<typeof operation>, 'state' | 'category' | 'engagementId'>>;

/** Selects the caller's own notifications. */
const own = (scope: ReaderScope, { state = 'all', category, engagementId }: Narrowing = {}) => {
  let rows = scope.db
    .selectFrom('notification')
    .where('notification.tenantId', '=', scope.tenantId)
    .where('notification.userId', '=', scope.userId);
  if (state === 'archived') rows = rows.where('notification.archivedAt', 'is not', null);
  if (state === 'new' || state === 'viewed') {
    rows = rows
      .where('notification.archivedAt', 'is', null)
      .where('notification.viewedAt', state === 'new' ? 'is' : 'is not', null);
  }
  if (category !== undefined) rows = rows.where('notification.category', '=', category);
  if (engagementId !== undefined) rows = rows.where('notification.engagementId', '=', engagementId);
  return rows;
};

const counted = async (rows: ReturnType<typeof own>): Promise<number> =>
  (await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

/** Counts the caller's new notifications. */
export const countUnseenNotifications = (scope: ReaderScope): Promise<number> => counted(own(scope, { state: 'new' }));

/** Adds the names that the sentences contain. */
const named = (rows: ReturnType<typeof own>) =>
  rows
    .leftJoin('engagement', 'engagement.id', 'notification.engagementId')
    .leftJoin('talentRequest', 'talentRequest.id', 'notification.talentRequestId')
    .leftJoin('candidate', 'candidate.id', 'notification.candidateId')
    .leftJoin('application', 'application.id', 'notification.applicationId')
    .leftJoin('thread', 'thread.id', 'notification.threadId')
    .leftJoin('event', 'event.id', 'notification.feedId')
    .leftJoin('tenant as client', (join) =>
      join.on((eb) => eb('client.id', '=', eb.fn.coalesce('engagement.clientId', 'event.clientId'))),
    )
    .leftJoin('prequalificationRequest as request', (join) =>
      join.on('request.id', '=', eventDataId('prequalificationId')),
    )
    .leftJoin('prequalificationDocument as document', (join) => join.on('document.id', '=', eventDataId('documentId')))
    .selectAll('notification')
    .select([
      'engagement.kind as engagementKind',
      'client.id as clientId',
      'client.name as clientName',
      'talentRequest.jobTitle',
      'candidate.firstName',
      'candidate.lastName',
      'candidate.statusId as candidateStatusId',
      'event.kind as eventKind',
      'event.data as eventData',
      'request.id as prequalificationId',
      'request.recruitmentTypeId',
      'request.roleCategoryId',
      'document.description',
    ])
    // A user who was taken off an engagement can still read its name here, but can't open it.
    .select(
      sql<string | null>`coalesce(engagement.title, app.title_of_past_assignment(notification.engagement_id))`.as(
        'engagementTitle',
      ),
    )
    .select((eb) =>
      eb.fn
        .coalesce('candidate.supplierName', 'application.supplierName', 'request.supplierName', 'thread.supplierName')
        .as('agencyName'),
    );

type NamedRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

const payloadOf = (scope: ReaderScope, { eventKind: kind, eventData }: NamedRow): KnownEvent['data'] =>
  kind === null || eventData === null ? {} : scope.payloads.read({ kind, data: eventData }).data;

const viewOf = (scope: ReaderScope, row: NamedRow): View => {
  const data = payloadOf(scope, row);
  const title = row.engagementTitle ?? '';
  return {
    id: row.id,
    feedId: row.feedId,
    kind: row.kind,
    category: row.category,
    sentence: notificationText(row.kind, {
      engagement: title === '' ? undefined : title,
      talentRequest: row.jobTitle ?? undefined,
      candidate: row.firstName === null ? undefined : `${row.firstName} ${row.lastName ?? ''}`,
      agency: row.agencyName ?? undefined,
      client: row.clientName ?? undefined,
      status: 'toStatusId' in data ? lookupValue(candidateStatuses, data.toStatusId) : undefined,
      ...prequalificationNames(row, 'endsOn' in data ? data.endsOn : undefined),
      ...namesInEvent(data),
    }),
    engagementId: row.engagementId,
    engagementTitle: title,
    talentRequestId: row.talentRequestId,
    candidateId: row.candidateId,
    at: row.createdAt.toISOString(),
    is_seen: row.viewedAt !== null,
    isArchive: row.archivedAt !== null,
    to: notificationPath(row),
  };
};

/** Returns a notification of the caller; undefined if they have none with this ID. */
export const findOwnNotification = async (scope: ReaderScope, id: string): Promise<View | undefined> => {
  const row = await named(own(scope)).where('notification.id', '=', id).executeTakeFirst();
  return row && viewOf(scope, row);
};

export const listNotifications = async (
  scope: ReaderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { pageCurrent, pageSize } = input;
  const rows = await named(own(scope, input))
    .orderBy('notification.createdAt', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(pageSize)
    .offset(pageCurrent * pageSize)
    .execute();
  return {
    ...pagingOf(
      rows.map((row) => viewOf(scope, row)),
      { pageCurrent, pageSize },
      await counted(own(scope, input)),
    ),
    unseen: await countUnseenNotifications(scope),
  };
};
