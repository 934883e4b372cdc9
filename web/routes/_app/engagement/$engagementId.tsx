import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AgencyEngagement } from '../-agency-engagement.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId')({
  component: EngagementRoute,
  staticData: { title: async () => (await import('#web/engagements/copy.ts')).copy.engagement },
});

function EngagementRoute() {
  const { engagementId } = Route.useParams();
  return (
    <AgencyEngagement engagementId={engagementId}>
      <Outlet />
    </AgencyEngagement>
  );
}
