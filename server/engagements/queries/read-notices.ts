import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { countNotices, listNotices } from '#contract/engagements/operations/notices.ts';
import { noticeText } from '#contract/engagements/rules.ts';
import { noticeKinds, type NoticeKind } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { KnownEvent } from '#server/platform/events/payload.ts';
import type { StoredPayload } from '#server/platform/events/payload-types.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { findEngagement } from './find-engagement.ts';
import { listEngagementRequests } from './find-talent-request.ts';
import { findEventChanges, listRequestChanges } from './request-changes.ts';

interface FoundNotice {
  id: string;
  kind: string;
  at: Date;
  talentRequestId: string | null;
  data: StoredPayload;
}

/** The kind of notice for each kind of event that has one. */
export const noticeKindByEvent = new Map<string, NoticeKind>(noticeKinds.map((kind) => [engagementEvents[kind], kind]));

/** Returns an engagement's notices, which are the same for all agencies, latest first. */
const noticesOf = async (scope: AgencyScope, engagementId: string): Promise<FoundNotice[]> => {
  const found = await sql<FoundNotice>`select id, kind, at, talent_request_id, data
    from app.notices_of_engagement(${engagementId}, ${[...noticeKindByEvent.keys()]}::text[])
    order by at desc, sequence desc`.execute(scope.db);
  return found.rows;
};

/** Returns the time up to which the caller has seen an engagement's notices; undefined if the caller has seen none. */
const lookedAtOf = async (scope: AgencyScope, engagementId: string): Promise<Date | undefined> => {
  const look = await scope.db
    .selectFrom('noticeLook')
    .select('lookedAt')
    .where('userId', '=', scope.userId)
    .where('engagementId', '=', engagementId)
    .executeTakeFirst();
  return look?.lookedAt;
};

const isNew = (notice: FoundNotice, lookedAt: Date | undefined): boolean =>
  lookedAt === undefined || notice.at > lookedAt;

/** Returns the time of the latest notice that the caller can see; null if there is none. */
export const latestNoticeAt = async (scope: AgencyScope, engagementId: string): Promise<Date | null> =>
  (await noticesOf(scope, engagementId))[0]?.at ?? null;

/** Returns the old and the new closing time; undefined for other events. */
export const closingTimesInEvent = (event: KnownEvent): { from: string; to: string } | undefined =>
  event.kind === engagementEvents.closingChanged ? { from: event.data.previous, to: event.data.new } : undefined;

export const readNotices = async (
  scope: AgencyScope,
  input: InputOf<typeof listNotices>,
): Promise<HandlerResult<typeof listNotices>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const requests = new Map((await listEngagementRequests(scope, engagement.id)).map((one) => [one.id, one.jobTitle]));
  const lookedAt = await lookedAtOf(scope, engagement.id);
  const found = await noticesOf(scope, engagement.id);
  const events = new Map(found.map((notice) => [notice.id, scope.payloads.read(notice)]));
  const changes = await listRequestChanges(scope, [...events.values()]);
  return found.flatMap((notice) => {
    const kind = noticeKindByEvent.get(notice.kind);
    const event = events.get(notice.id);
    if (!kind || !event) return [];
    const move = closingTimesInEvent(event);
    const jobTitle = notice.talentRequestId === null ? null : (requests.get(notice.talentRequestId) ?? null);
    return [
      {
        noticeId: notice.id,
        kind,
        text: noticeText(kind, jobTitle ?? ''),
        at: notice.at.toISOString(),
        talentRequestId: notice.talentRequestId,
        jobTitle,
        from: move?.from ?? null,
        to: move?.to ?? null,
        changes: findEventChanges(changes, event),
        isNew: isNew(notice, lookedAt),
      },
    ];
  });
};

export const countVisibleNotices = async (
  scope: AgencyScope,
  input: InputOf<typeof countNotices>,
): Promise<HandlerResult<typeof countNotices>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const all = await noticesOf(scope, engagement.id);
  const lookedAt = await lookedAtOf(scope, engagement.id);
  return {
    engagementId: engagement.id,
    count: all.length,
    newCount: all.filter((notice) => isNew(notice, lookedAt)).length,
  };
};
