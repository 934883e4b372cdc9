import { createFileRoute } from '@tanstack/react-router';
import { RequestCandidates } from '#web/candidates/public.tsx';
import { OwnRequestsTab } from '#web/engagements/pages/own-tabs.tsx';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId/')({ component: RequestsRoute });

function RequestsRoute() {
  const { engagementId } = Route.useParams();
  return (
    <OwnRequestsTab
      engagementId={engagementId}
      under={({ talentRequestId }) => (
        <RequestCandidates engagementId={engagementId} talentRequestId={talentRequestId} />
      )}
    />
  );
}
