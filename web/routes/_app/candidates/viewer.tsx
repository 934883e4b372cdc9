import { createFileRoute, redirect } from '@tanstack/react-router';
import { ViewerPage } from '#web/candidates/pages/viewer-page.tsx';
import { CandidateClaimBlock, useClaimEntries } from '#web/claims/public.tsx';
import { CandidateMatchBlock } from '#web/draft-candidates/parts/candidate-match-block.tsx';
import { DisputesAgainstAgency, useDisputeEntries } from '#web/disputes/public.tsx';
import { CandidateComments } from '#web/clarifications/public.tsx';
import { CandidateResponseTime } from '#web/response-times/public.tsx';
import { prefetch } from '#web/platform/api/prefetch.ts';
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
  beforeLoad: ({ search: { candidateId }, preload }) => {
    if (!candidateId) throw redirect({ to: '/404' });
    void prefetch(async () => (await import('#web/candidates/client.ts')).candidateQuery(candidateId));
    void prefetch(async () =>
      (await import('#web/candidates/parts/viewer/viewer-client.ts')).versionsQuery(candidateId),
    );
    void prefetch(async () => (await import('#web/response-times/client.ts')).candidateResponseQuery(candidateId));
    void prefetch(async () => (await import('#web/clarifications/client.ts')).commentsQuery(candidateId));
    // Most candidates have nothing of these, so they wait for the click: each request counts towards the user's limit.
    if (preload) return;
    void prefetch(async () =>
      (await import('#web/candidates/parts/viewer/viewer-client.ts')).answersQuery(candidateId),
    );
    void prefetch(async () => (await import('#web/claims/client.ts')).candidateClaimQuery(candidateId));
    void prefetch(async () => (await import('#web/disputes/client.ts')).disputesAgainstAgencyQuery(candidateId));
    void prefetch(async () => (await import('#web/draft-candidates/client.ts')).draftOfCandidateQuery(candidateId));
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
