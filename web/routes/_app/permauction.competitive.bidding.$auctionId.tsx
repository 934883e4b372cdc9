import { createFileRoute } from '@tanstack/react-router';
import { BiddingPage } from '#web/board/pages/bidding-page.tsx';

export const Route = createFileRoute('/_app/permauction/competitive/bidding/$auctionId')({
  component: BiddingRoute,
  staticData: { title: async () => (await import('#web/board/copy.ts')).copy.bidding },
});

function BiddingRoute() {
  const { auctionId } = Route.useParams();
  return <BiddingPage key={auctionId} auctionId={auctionId} />;
}
