import { createFileRoute } from '@tanstack/react-router';
import { CandidatesByStatus } from '#web/candidates/public.tsx';
import { searchParams, text } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/engagement/$engagementId/candidates')({
  validateSearch: searchParams({ submitted: text(36) }),
  component: CandidatesRoute,
});

function CandidatesRoute() {
  const { engagementId } = Route.useParams();
  const { submitted } = Route.useSearch();
  return <CandidatesByStatus engagementId={engagementId} submitted={submitted} />;
}
