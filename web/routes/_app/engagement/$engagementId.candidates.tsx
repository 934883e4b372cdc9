import { createFileRoute } from '@tanstack/react-router';
import { CandidatesByStatus } from '#web/candidates/public.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/candidates')({ component: CandidatesRoute });

function CandidatesRoute() {
  const { engagementId } = Route.useParams();
  return <CandidatesByStatus engagementId={engagementId} />;
}
