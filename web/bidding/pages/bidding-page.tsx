import { useQuery } from '@tanstack/react-query';
import { lotsQuery } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { LotList } from '#web/bidding/parts/lot-list.tsx';
import { LotDetail } from '#web/bidding/parts/lot-detail.tsx';
import { usePositionChanges } from '#web/bidding/parts/rank/use-position-changes.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';

type Props = {
  auctionId: string;
  /** The chosen lot. Defaults to the first lot. */
  talentRequestId: string | undefined;
};

/** An auction's lots with the agency's position in each, and the chosen lot in full. */
export const BiddingPage = ({ auctionId, talentRequestId }: Props) => {
  const query = useQuery(lotsQuery(auctionId));
  const lots = query.data?.lots;
  const { marked, changes } = usePositionChanges(auctionId, lots);
  if (hasFailedToLoad(query))
    return <LoadError title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />;
  if (!lots) return <SkeletonRows rows={6} label={copy.loading} />;
  const [first] = lots;
  if (!first) {
    return (
      <EmptyState
        title={copy.noJobs}
        actions={
          <LinkButton to="/engagement/$engagementId" params={{ engagementId: auctionId }}>
            {copy.toEngagement}
          </LinkButton>
        }
      >
        {copy.noJobsText}
      </EmptyState>
    );
  }
  const current = talentRequestId ?? first.talentRequestId;
  const isKnown = lots.some((lot) => lot.talentRequestId === current);
  return (
    <>
      <LotList auctionId={auctionId} lots={lots} current={current} changed={marked} />
      {isKnown ? (
        <LotDetail key={current} auctionId={auctionId} talentRequestId={current} change={changes.get(current)} />
      ) : (
        <EmptyState
          title={copy.noSuchLot}
          actions={
            <LinkButton to="/permauction/competitive/bidding/$auctionId" params={{ auctionId }}>
              {copy.chooseAnother}
            </LinkButton>
          }
        />
      )}
    </>
  );
};
