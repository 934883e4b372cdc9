import { createFileRoute, Outlet } from '@tanstack/react-router';
import { prefetch } from '#web/platform/api/prefetch.ts';
import { AgencyEngagement } from '../-agency-engagement.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId')({
  component: EngagementRoute,
  loader: ({ params: { engagementId } }) => {
    void prefetch(async () => (await import('#web/engagements/client.ts')).informationQuery(engagementId));
  },
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
