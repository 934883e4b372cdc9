import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '#web/platform/session.ts';
import { EmployerBiddingTab } from '#web/bidding/public.tsx';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId/bidding')({
  component: BiddingRoute,
});

function BiddingRoute() {
  const { engagementId } = Route.useParams();
  const { tenant } = useSession();
  return <EmployerBiddingTab engagementId={engagementId} clientName={tenant.name} />;
}
