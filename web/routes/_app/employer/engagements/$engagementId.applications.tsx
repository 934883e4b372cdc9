import { createFileRoute } from '@tanstack/react-router';
import { ReceivedApplications } from '#web/applications/public.tsx';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId/applications')({
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  const { engagementId } = Route.useParams();
  return <ReceivedApplications engagementId={engagementId} />;
}
