import { useQuery } from '@tanstack/react-query';
import { employerLotsQuery } from '#web/bidding/parts/employer/employer-client.ts';
import { copy } from '#web/bidding/parts/employer/employer-copy.ts';
import { AuctionLots } from '#web/bidding/parts/employer/auction-lots.tsx';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';

type Props = { engagementId: string; clientName: string; isReadOnly?: boolean };

/** An auction's bids and award, as the employer sees them. The rules decide which bids are visible to the employer. */
export const EmployerBiddingTab = ({ engagementId, clientName, isReadOnly = false }: Props) => {
  const monitor = useQuery(employerLotsQuery(engagementId));
  if (hasFailedToLoad(monitor))
    return <LoadError part title={copy.failed} error={monitor.error} onRetry={() => void monitor.refetch()} />;
  if (!monitor.data) return <SkeletonRows rows={6} />;
  if (monitor.data.lots.length === 0) return <EmptyState title={copy.notBegun}>{copy.notBegunText}</EmptyState>;
  return (
    <AuctionLots engagementId={engagementId} lots={monitor.data.lots} clientName={clientName} isReadOnly={isReadOnly} />
  );
};
