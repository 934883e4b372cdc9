import { createFileRoute } from '@tanstack/react-router';
import { CandidatesByStatusList } from '#web/candidates/public.tsx';
import { EngagementConsents } from '#web/consents/parts/list/engagement-consents.tsx';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/engagement/$engagementId/candidates')({
  validateSearch: searchParams({ submitted: textParam(36), asked: textParam(36) }),
  component: CandidatesRoute,
});

function CandidatesRoute() {
  const { engagementId } = Route.useParams();
  const { submitted, asked } = Route.useSearch();
  return (
    <>
      <EngagementConsents engagementId={engagementId} asked={asked} />
      <CandidatesByStatusList engagementId={engagementId} submitted={submitted} />
    </>
  );
}
