import { createFileRoute } from '@tanstack/react-router';
import { NoticesTab } from '#web/engagements/pages/notices-tab.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/notices')({ component: NoticesRoute });

function NoticesRoute() {
  const { engagementId } = Route.useParams();
  return <NoticesTab engagementId={engagementId} />;
}
