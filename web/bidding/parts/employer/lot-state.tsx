import type { EmployerLot } from '#contract/bidding/shapes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { PendingAction, StatusLabel } from '#web/ui/indicators/status.tsx';
import { copy } from './employer-copy.ts';

const at = (when: string | null): string => (when === null ? '' : formatDateTime(when, viewerZone()));

/** A lot's state with its next deadline. */
export const LotStateText = ({ lot }: { lot: EmployerLot }) => {
  if (lot.isPaused) return <StatusLabel icon="paused">{copy.paused}</StatusLabel>;
  switch (lot.state) {
    case 'scheduled':
      return <StatusLabel icon="pending">{copy.scheduled({ time: at(lot.opensAt) })}</StatusLabel>;
    case 'open':
      return <StatusLabel icon="pending">{copy.open({ time: at(lot.endsAt) })}</StatusLabel>;
    case 'rebid':
      return <StatusLabel icon="pending">{copy.rebid({ round: lot.round, time: at(lot.endsAt) })}</StatusLabel>;
    case 'closed':
      return <PendingAction>{copy.closed}</PendingAction>;
    case 'standstill':
      return <StatusLabel icon="pending">{copy.standstill({ time: at(lot.standstillEndsAt) })}</StatusLabel>;
    case 'awarded':
      return <StatusLabel>{copy.awarded}</StatusLabel>;
    case 'unsuccessful':
      return <Badge tone="warn">{copy.unsuccessful}</Badge>;
    case 'cancelled':
      return <Badge>{copy.cancelled}</Badge>;
  }
};
