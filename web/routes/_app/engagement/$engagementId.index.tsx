import { createFileRoute } from '@tanstack/react-router';
import { InformationTab } from '#web/engagements/pages/information-tab.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/')({ component: InformationRoute });

function InformationRoute() {
  const { engagementId } = Route.useParams();
  return <InformationTab engagementId={engagementId} />;
}
