import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { undoMinutes } from '#web/candidates/parts/bulk/bulk-copy.ts';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { formatTime } from '#web/platform/formats.ts';

/**
 * Returns the time until which the step into a candidate's status can be undone, or undefined once it has passed. The
 * right in the record is from when the page was loaded, and time alone doesn't cause a refetch. The time of the last step
 * in the history can't be used, because that step may be an undo, after which the move before it can be undone.
 */
export const useUndoEnd = ({ since }: Pick<ReceivedCandidate, 'since'>): string | undefined => {
  const end = Date.parse(since) + undoMinutes * 60_000;
  return useNow(5000) < end ? formatTime(end, viewerZone()) : undefined;
};
