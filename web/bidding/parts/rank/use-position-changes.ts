import { useState } from 'react';
import type { LotListItem } from '#contract/bidding/shapes.ts';
import { openLotStates } from '#contract/bidding/states.ts';
import { copy } from '#web/bidding/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { announce } from '#web/ui/text/announce.ts';
import { formatLotEnd } from '#web/bidding/parts/clock/times.ts';

/** A change in the agency's rank that others caused while this page was open. */
export type PositionChange = { before: number; after: number; at: number };

const isExtended = (before: LotListItem, after: LotListItem): boolean =>
  after.extensions > before.extensions && after.endsAt !== null && after.round === before.round;

const tellPosition = (before: LotListItem, after: LotListItem): void => {
  if (before.position === null || after.position === null || before.position === after.position) return;
  const named = { title: after.jobTitle, rank: after.position };
  // Only a gain is announced here; a toast announces itself.
  if (after.position > before.position)
    toast.warning(copy.positionLost({ ...named, before: before.position }), copy.positionLostTitle);
  else announce(copy.positionWon(named));
};

const tell = (before: LotListItem, after: LotListItem): void => {
  if (openLotStates.includes(after.state)) tellPosition(before, after);
  if (isExtended(before, after) && after.endsAt !== null)
    announce(copy.saysExtended({ title: after.jobTitle, time: formatLotEnd(after.endsAt, viewerZone(), now()) }));
  if (openLotStates.includes(before.state) && after.state === 'closed')
    announce(copy.saysEnded({ title: after.jobTitle }));
};

/**
 * Returns the lots to highlight briefly because others have changed them, and the last change in the agency's rank for
 * each lot. Announces changed ranks, later ends and the end of bidding.
 */
export const usePositionChanges = (
  auctionId: string,
  lots: readonly LotListItem[] | undefined,
): { marked: ReadonlySet<string>; changes: ReadonlyMap<string, PositionChange> } => {
  const [changes, setChanges] = useState<ReadonlyMap<string, PositionChange>>(new Map());
  const marked = useRemotelyChangedRowKeys(
    { list: auctionId, rows: lots },
    (lot) => lot.talentRequestId,
    (changed, all) => {
      const next = new Map(changes);
      for (const after of changed) {
        const before = all.find(({ talentRequestId }) => talentRequestId === after.talentRequestId);
        if (!before) continue;
        tell(before, after);
        if (before.position !== null && after.position !== null && before.position !== after.position)
          next.set(after.talentRequestId, { before: before.position, after: after.position, at: now() });
      }
      setChanges(next);
    },
  );
  return { marked, changes };
};
