import { createFileRoute } from '@tanstack/react-router';
import { OwnInformationTab } from '#web/engagements/pages/own-tabs.tsx';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId/information')({
  component: InformationRoute,
});

function InformationRoute() {
  const { engagementId } = Route.useParams();
  return <OwnInformationTab engagementId={engagementId} />;
}
