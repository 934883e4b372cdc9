import { useNow, viewerZone } from '#web/platform/clock.ts';
import { formatDateTime, formatSpan } from '#web/platform/formats.ts';
import { copy } from '#web/ui/copy.ts';

/** How long ago something happened; exactly when on hover. */
export const RelativeTime = ({ at }: { at: string }) => {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDateTime(at, viewerZone())}>
      {copy.closedAgo({ span: formatSpan(now - Date.parse(at)) })}
    </time>
  );
};
