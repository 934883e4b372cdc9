import { useNow, viewerZone } from '#web/platform/clock.ts';
import { formatTimeAgo, formatDateTime } from '#web/platform/formats.ts';

/** The time since an event, with the exact time on hover. */
export const RelativeTime = ({ at }: { at: string }) => {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDateTime(at, viewerZone())}>
      {formatTimeAgo(now - Date.parse(at))}
    </time>
  );
};
