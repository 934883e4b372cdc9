import { createFileRoute } from '@tanstack/react-router';
import { ApplicationTab } from '#web/applications/public.tsx';
import { ApplicationResponseTime } from '#web/response-times/public.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/application')({ component: ApplicationRoute });

function ApplicationRoute() {
  const { engagementId } = Route.useParams();
  return (
    <ApplicationTab engagementId={engagementId} response={<ApplicationResponseTime engagementId={engagementId} />} />
  );
}
