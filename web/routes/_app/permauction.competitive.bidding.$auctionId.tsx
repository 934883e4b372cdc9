import { createFileRoute } from '@tanstack/react-router';
import { BiddingPage } from '#web/bidding/pages/bidding-page.tsx';
import { searchParams, textParam } from '#web/platform/search-params.ts';
import { AgencyEngagement } from './-agency-engagement.tsx';

export const Route = createFileRoute('/_app/permauction/competitive/bidding/$auctionId')({
  validateSearch: searchParams({ lot: textParam(36) }),
  component: BiddingRoute,
  staticData: { title: async () => (await import('#web/bidding/copy.ts')).copy.bidding },
});

function BiddingRoute() {
  const { auctionId } = Route.useParams();
  const { lot } = Route.useSearch();
  return (
    <AgencyEngagement key={auctionId} engagementId={auctionId} kind="competitive">
      <BiddingPage auctionId={auctionId} talentRequestId={lot} />
    </AgencyEngagement>
  );
}
