import { createFileRoute } from '@tanstack/react-router';
import { BidStatusLink } from '#web/bidding/public.tsx';
import { SubmitCandidateAction } from '#web/candidates/public.tsx';
import { RequestsTab } from '#web/engagements/pages/requests-tab.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId/requests')({ component: RequestsRoute });

function RequestsRoute() {
  const { engagementId } = Route.useParams();
  return (
    <RequestsTab
      engagementId={engagementId}
      bid={({ talentRequestId }) => <BidStatusLink auctionId={engagementId} talentRequestId={talentRequestId} />}
      actions={({ talentRequestId }) => (
        <SubmitCandidateAction engagementId={engagementId} talentRequestId={talentRequestId} />
      )}
    />
  );
}
