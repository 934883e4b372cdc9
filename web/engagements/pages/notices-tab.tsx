import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CirclePause,
  CirclePlay,
  Megaphone,
  Pencil,
  Plus,
  Send,
  Undo2,
  Users,
} from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NoticeView } from '#contract/engagements/shapes/notices.ts';
import { noticesQuery, useMarkNoticesSeen } from '#web/engagements/client.ts';
import { RequestChanges } from '#web/engagements/parts/changes.tsx';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy } from '#web/engagements/copy.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Timeline } from '#web/ui/layout/timeline.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const icons: Readonly<Record<string, typeof Ban>> = {
  published: Megaphone,
  closingChanged: CalendarClock,
  openedForSubmissions: Send,
  requestAdded: Plus,
  requestChanged: Pencil,
  requestFulfilled: Users,
  requestPaused: CirclePause,
  requestResumed: CirclePlay,
  requestCancelled: Ban,
  requestRestored: Undo2,
  requestCompleted: CircleCheck,
  completed: CircleCheck,
  cancelled: Ban,
  discontinued: Ban,
};

const NoticeMark = ({ kind }: { kind: string }) => {
  const Icon = icons[kind] ?? Megaphone;
  return <Icon aria-hidden="true" size={16} />;
};

/** A changed deadline: its old and its new time, in the reader's time zone. */
const Moved = ({ from, to }: { from: string; to: string }) => (
  <>
    <DateText value={from} time /> {copy.range} <DateText value={to} time />
  </>
);

const moreOf = ({ from, to, changes }: NoticeView) => {
  if (from !== null && to !== null) return { more: <Moved from={from} to={to} /> };
  return changes.length > 0 ? { more: <RequestChanges changes={changes} /> } : {};
};

const happeningOf = (notice: NoticeView, isNew: boolean) => ({
  id: notice.noticeId,
  mark: <NoticeMark kind={notice.kind} />,
  text: (
    <>
      {notice.text} {isNew && <Badge tone="info">{copy.newNotice}</Badge>}
    </>
  ),
  ...moreOf(notice),
  at: notice.at,
});

/**
 * An engagement's notices, latest first. Showing them marks them as seen, but the highlights stay while the page is
 * open.
 */
export const NoticesTab = ({ engagementId }: { engagementId: string }) => {
  const notices = useQuery(noticesQuery(engagementId));
  const { mutate } = useMarkNoticesSeen(engagementId);
  const see = useEffectEvent(() => mutate());
  const newest = notices.data?.find(({ isNew }) => isNew)?.noticeId;
  // Notices that were new when the page opened stay highlighted, even if the list is refetched after they were marked
  // as seen.
  const [marked, setMarked] = useState<readonly string[]>([]);
  const more = (notices.data ?? []).filter(({ isNew, noticeId }) => isNew && !marked.includes(noticeId));
  if (more.length > 0) setMarked([...marked, ...more.map(({ noticeId }) => noticeId)]);
  useEffect(() => {
    if (newest !== undefined) see();
  }, [newest]);
  if (hasFailedToLoad(notices)) {
    return <LoadError title={copy.failedNotices} error={notices.error} onRetry={() => void notices.refetch()} />;
  }
  if (!notices.data) return <SkeletonRows rows={4} />;
  if (notices.data.length === 0) return <EmptyState title={copy.noNotices}>{copy.noNoticesText}</EmptyState>;
  return (
    <Block>
      <Timeline
        label={copy.notices}
        happenings={notices.data.map((one) => happeningOf(one, marked.includes(one.noticeId)))}
      />
    </Block>
  );
};
