import { createFileRoute } from '@tanstack/react-router';
import { CandidatesByStatus } from '#web/candidates/public.tsx';
import { EngagementConsents } from '#web/consents/parts/list/engagement-consents.tsx';
import { searchParams, text } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/engagement/$engagementId/candidates')({
  validateSearch: searchParams({ submitted: text(36), asked: text(36) }),
  component: CandidatesRoute,
});

function CandidatesRoute() {
  const { engagementId } = Route.useParams();
  const { submitted, asked } = Route.useSearch();
  return (
    <>
      <EngagementConsents engagementId={engagementId} asked={asked} />
      <CandidatesByStatus engagementId={engagementId} submitted={submitted} />
    </>
  );
}
