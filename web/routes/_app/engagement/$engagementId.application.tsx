import { createFileRoute } from '@tanstack/react-router';
import { ApplicationTab } from '#web/applications/public.tsx';
import { ApplicationResponse } from '#web/response-times/public.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/application')({ component: ApplicationRoute });

function ApplicationRoute() {
  const { engagementId } = Route.useParams();
  return <ApplicationTab engagementId={engagementId} response={<ApplicationResponse engagementId={engagementId} />} />;
}
