import { createFileRoute, redirect } from '@tanstack/react-router';
import { ViewerPage } from '#web/candidates/pages/viewer-page.tsx';
import { CandidateClaimBlock, useClaimEntries } from '#web/claims/public.tsx';
import { CandidateMatchBlock } from '#web/draft-candidates/parts/candidate-match-block.tsx';
import { DisputesAgainstAgency, useDisputeEntries } from '#web/disputes/public.tsx';
import { CandidateComments } from '#web/clarifications/public.tsx';
import { CandidateResponseTime } from '#web/response-times/public.tsx';
import { oneOf, searchParams, textParam } from '#web/platform/search-params.ts';

/** The search parameters that the specification defines for the viewer. */
const viewerSearch = searchParams({
  talentRequestId: textParam(),
  candidateId: textParam(),
  auctionType: oneOf(['competitive', 'successfee']),
  clientId: textParam(),
  auctionId: textParam(),
  successFeeId: textParam(),
});

export const Route = createFileRoute('/_app/candidates/viewer')({
  component: ViewerRoute,
  validateSearch: viewerSearch,
  beforeLoad: ({ search }) => {
    if (!search.candidateId) throw redirect({ to: '/404' });
  },
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.candidate },
});

function ViewerRoute() {
  const { candidateId = '', ...place } = Route.useSearch();
  return (
    <ViewerPage
      key={candidateId}
      candidateId={candidateId}
      place={place}
      response={<CandidateResponseTime candidateId={candidateId} />}
      claim={
        <>
          <CandidateClaimBlock candidateId={candidateId} />
          <DisputesAgainstAgency candidateId={candidateId} />
        </>
      }
      match={<CandidateMatchBlock candidateId={candidateId} />}
      entries={[...useClaimEntries(candidateId), ...useDisputeEntries(candidateId)]}
      comments={<CandidateComments candidateId={candidateId} />}
    />
  );
}
