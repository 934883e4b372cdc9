import { candidateStatuses } from '#contract/candidates/states.ts';
import type { InputOf, OutputOf } from '#contract/common/operation.ts';
import { pageOf as pagingOf } from '#contract/common/paging.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { listNotifications as operation } from '#contract/notifications/operations/bell.ts';
import { sentenceOf } from '#contract/notifications/rules.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { pageOf } from '../rules/page-of.ts';

export type ReaderScope = AgencyScope | ClientScope;
type View = OutputOf<typeof operation>['records'][number];

/** What a list shows of them; without it, all. */
type Narrowing = Partial<Pick<InputOf<typeof operation>, 'state' | 'category' | 'engagementId'>>;

/** The caller's own rows, and nobody else's. */
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

/** How many notifications the caller has neither viewed nor archived. */
export const unseenOf = (scope: ReaderScope): Promise<number> => counted(own(scope, { state: 'new' }));

/** Notifications with the names and places that they are told with. */
const named = (rows: ReturnType<typeof own>) =>
  rows
    .leftJoin('engagement', 'engagement.id', 'notification.engagementId')
    .leftJoin('tenant as client', 'client.id', 'engagement.clientId')
    .leftJoin('talentRequest', 'talentRequest.id', 'notification.talentRequestId')
    .leftJoin('candidate', 'candidate.id', 'notification.candidateId')
    .leftJoin('application', 'application.id', 'notification.applicationId')
    .leftJoin('event', 'event.id', 'notification.feedId')
    .selectAll('notification')
    .select([
      'engagement.title as engagementTitle',
      'engagement.kind as engagementKind',
      'engagement.clientId',
      'client.name as clientName',
      'talentRequest.jobTitle',
      'candidate.firstName',
      'candidate.lastName',
      'candidate.statusId as candidateStatusId',
      'event.data as eventData',
    ])
    .select((eb) => eb.fn.coalesce('candidate.supplierName', 'application.supplierName').as('agencyName'));

type NamedRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

const viewOf = (row: NamedRow): View => {
  const statusId = row.eventData?.['toStatusId'];
  const title = row.engagementTitle ?? '';
  return {
    id: row.id,
    feedId: row.feedId,
    kind: row.kind,
    category: row.category,
    sentence: sentenceOf(row.kind, {
      engagement: title === '' ? 'an engagement' : title,
      talentRequest: row.jobTitle ?? undefined,
      candidate: row.firstName === null ? undefined : `${row.firstName} ${row.lastName ?? ''}`,
      agency: row.agencyName ?? undefined,
      client: row.clientName ?? undefined,
      status: typeof statusId === 'number' ? lookupValue(candidateStatuses, statusId) : undefined,
    }),
    engagementId: row.engagementId,
    engagementTitle: title,
    talentRequestId: row.talentRequestId,
    candidateId: row.candidateId,
    at: row.createdAt.toISOString(),
    is_seen: row.viewedAt !== null,
    isArchive: row.archivedAt !== null,
    to: pageOf(row),
  };
};

/** A notification of the caller's own; undefined where there is none of this id. */
export const ownNotification = async (scope: ReaderScope, id: string): Promise<View | undefined> => {
  const row = await named(own(scope)).where('notification.id', '=', id).executeTakeFirst();
  return row && viewOf(row);
};

export const listNotifications = async (
  scope: ReaderScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const { pageCurrent, pageSize } = input;
  const rows = await named(own(scope, input))
    .orderBy('notification.createdAt', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(pageSize)
    .offset(pageCurrent * pageSize)
    .execute();
  return {
    ...pagingOf(rows.map(viewOf), { pageCurrent, pageSize }, await counted(own(scope, input))),
    unseen: await unseenOf(scope),
  };
};
