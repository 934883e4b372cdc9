import type { EmployerLot } from '#contract/bidding/shapes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { PendingAction, Status } from '#web/ui/indicators/status.tsx';
import { copy } from './employer-copy.ts';

const at = (when: string | null): string => (when === null ? '' : formatDateTime(when, viewerZone()));

/** A lot's state with its next deadline. */
export const LotStateText = ({ lot }: { lot: EmployerLot }) => {
  if (lot.isPaused) return <Status icon="paused">{copy.paused}</Status>;
  switch (lot.state) {
    case 'scheduled':
      return <Status icon="pending">{copy.scheduled({ time: at(lot.opensAt) })}</Status>;
    case 'open':
      return <Status icon="pending">{copy.open({ time: at(lot.endsAt) })}</Status>;
    case 'rebid':
      return <Status icon="pending">{copy.rebid({ round: lot.round, time: at(lot.endsAt) })}</Status>;
    case 'closed':
      return <PendingAction>{copy.closed}</PendingAction>;
    case 'standstill':
      return <Status icon="pending">{copy.standstill({ time: at(lot.standstillEndsAt) })}</Status>;
    case 'awarded':
      return <Status>{copy.awarded}</Status>;
    case 'unsuccessful':
      return <Badge tone="warn">{copy.unsuccessful}</Badge>;
    case 'cancelled':
      return <Badge>{copy.cancelled}</Badge>;
  }
};
