import { createFileRoute } from '@tanstack/react-router';
import { SummaryTab } from '#web/board/pages/summary-tab.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/summary')({ component: SummaryRoute });

function SummaryRoute() {
  const { engagementId } = Route.useParams();
  return <SummaryTab engagementId={engagementId} />;
}
