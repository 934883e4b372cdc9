import { createFileRoute } from '@tanstack/react-router';
import { ProviderBiddingPage } from '#web/bidding/public.tsx';

export const Route = createFileRoute('/_app/provider/bidding/$engagementId')({
  component: BiddingRoute,
  staticData: { title: async () => (await import('#web/bidding/parts/employer/employer-copy.ts')).copy.title },
});

function BiddingRoute() {
  const { engagementId } = Route.useParams();
  return <ProviderBiddingPage engagementId={engagementId} />;
}
