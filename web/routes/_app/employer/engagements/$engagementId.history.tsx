import { createFileRoute } from '@tanstack/react-router';
import { OwnHistoryTab } from '#web/engagements/pages/own-history-tab.tsx';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId/history')({
  component: HistoryRoute,
});

function HistoryRoute() {
  const { engagementId } = Route.useParams();
  return <OwnHistoryTab engagementId={engagementId} />;
}
