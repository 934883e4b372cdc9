import { sql, type RawBuilder } from 'kysely';
import { candidateStatuses } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { effectiveClosingTime } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { NoticeFacts } from '../kinds/email-facts.ts';
import { namesInEvent } from '../rules/event-names.ts';
import { notificationPath } from '../rules/notification-page.ts';
import { prequalificationNames } from '../rules/prequalification-names.ts';
import { notificationText } from '../rules/sentence.ts';

/** An event with the kind of notification that a recipient gets about it. */
export interface NoticeSource {
  readonly feedId: string;
  readonly kind: NotificationKindName;
}

/** Selects an ID in an event's data; null if the data contains no such ID. */
export const eventDataId = (name: 'prequalificationId' | 'documentId'): RawBuilder<string> =>
  sql<string>`(event.data ->> ${sql.lit(name)})::uuid`;

const rowsOf = (scope: SystemScope, feedIds: readonly string[]) =>
  scope.db
    .selectFrom('event')
    .leftJoin('engagement', 'engagement.id', 'event.engagementId')
    .leftJoin('tenant as client', (join) =>
      join.on((eb) => eb('client.id', '=', eb.fn.coalesce('engagement.clientId', 'event.clientId'))),
    )
    .leftJoin('prequalificationRequest as request', (join) =>
      join.on('request.id', '=', eventDataId('prequalificationId')),
    )
    .leftJoin('prequalificationDocument as document', (join) => join.on('document.id', '=', eventDataId('documentId')))
    .leftJoin('tenant as agency', 'agency.id', 'event.supplierId')
    .leftJoin('talentRequest', 'talentRequest.id', 'event.talentRequestId')
    .leftJoin('candidate', 'candidate.id', 'event.candidateId')
    .select([
      'event.id as feedId',
      'event.kind as eventKind',
      'event.at',
      'event.data',
      'event.engagementId',
      'event.talentRequestId',
    ])
    .select(['engagement.title', 'engagement.number', 'engagement.kind as engagementKind'])
    .select(effectiveClosingTime(scope.now).$castTo<Date | null>().as('closingAt'))
    .select(['client.id as clientId', 'client.name as clientName', 'agency.name as agencyName'])
    .select(['talentRequest.jobTitle', 'candidate.id as candidateId', 'candidate.statusId as candidateStatusId'])
    .select(['candidate.firstName', 'candidate.lastName', 'request.id as prequalificationId'])
    .select(['request.recruitmentTypeId', 'request.roleCategoryId', 'document.description'])
    .where('event.id', 'in', feedIds)
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const factsOf = (scope: SystemScope, row: Row, kind: NotificationKindName): NoticeFacts => {
  const { title, number, engagementKind, closingAt } = row;
  const candidate = row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`;
  const { data } = scope.payloads.read({ kind: row.eventKind, data: row.data });
  const status = 'toStatusId' in data ? lookupValue(candidateStatuses, data.toStatusId) : null;
  const names = { ...prequalificationNames(row, 'endsOn' in data ? data.endsOn : undefined), ...namesInEvent(data) };
  const { kindOfRole, document, day, count, pay } = names;
  return {
    kind,
    sentence: notificationText(kind, {
      engagement: title ?? undefined,
      talentRequest: row.jobTitle ?? undefined,
      candidate: candidate ?? undefined,
      agency: row.agencyName ?? undefined,
      client: row.clientName ?? undefined,
      status: status ?? undefined,
      pay,
      kindOfRole,
      document,
      day,
      count,
    }),
    to: notificationPath({ ...row, kind, threadId: 'threadId' in data ? data.threadId : null }),
    at: row.at.toISOString(),
    engagement:
      title === null || number === null || engagementKind === null || closingAt === null
        ? null
        : { title, number, kind: engagementKind, closingAt: closingAt.toISOString() },
    talentRequest: row.jobTitle,
    candidate,
    agency: row.agencyName,
    client: row.clientName,
    status,
    revised: ('revised' in data ? data.revised : undefined) ?? null,
    kindOfRole: kindOfRole ?? null,
    document: document ?? null,
    day: day ?? null,
    count: 'people' in data ? (count ?? null) : null,
    until: 'until' in data ? data.until : null,
    logHead: ('logHead' in data ? data.logHead : undefined) ?? null,
  };
};

/** Reads the data that emails need about these notices, in the same order, with current names. */
export const readNoticeFacts = async (scope: SystemScope, noticed: readonly NoticeSource[]): Promise<NoticeFacts[]> => {
  if (noticed.length === 0) return [];
  const rows = await rowsOf(
    scope,
    noticed.map(({ feedId }) => feedId),
  );
  const byId = new Map(rows.map((row) => [row.feedId, row]));
  return noticed.flatMap(({ feedId, kind }) => {
    const row = byId.get(feedId);
    return row ? [factsOf(scope, row, kind)] : [];
  });
};
