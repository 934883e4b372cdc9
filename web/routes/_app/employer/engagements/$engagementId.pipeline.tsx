import { createFileRoute } from '@tanstack/react-router';
import { PipelineTab } from '#web/candidates/pages/pipeline-tab.tsx';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId/pipeline')({
  component: PipelineRoute,
});

function PipelineRoute() {
  const { engagementId } = Route.useParams();
  return <PipelineTab engagementId={engagementId} />;
}
