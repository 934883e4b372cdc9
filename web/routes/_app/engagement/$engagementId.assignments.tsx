import { createFileRoute } from '@tanstack/react-router';
import { AssignmentsTab } from '#web/assignments/pages/assignments-tab.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/assignments')({ component: AssignmentsRoute });

function AssignmentsRoute() {
  const { engagementId } = Route.useParams();
  return <AssignmentsTab engagementId={engagementId} />;
}
