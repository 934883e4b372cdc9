import { createFileRoute } from '@tanstack/react-router';
import { ReceivedPage } from '#web/candidates/pages/received-page.tsx';
import { CandidateClaimBlock, useCandidateClaim, useClaimEntries } from '#web/claims/public.tsx';
import { CandidateComments } from '#web/clarifications/public.tsx';
import { useReceivedDisputeEntries } from '#web/disputes/public.tsx';
import { prefetch } from '#web/platform/api/prefetch.ts';

export const Route = createFileRoute('/_app/employer/candidates/$candidateId')({
  component: ReceivedRoute,
  beforeLoad: ({ params: { candidateId }, preload }) => {
    void prefetch(async () =>
      (await import('#web/candidates/parts/viewer/viewer-client.ts')).versionsQuery(candidateId),
    );
    void prefetch(async () => (await import('#web/clarifications/client.ts')).commentsQuery(candidateId));
    if (preload) return;
    // Not when the link is hovered, because the server records the first opening.
    void prefetch(async () => (await import('#web/candidates/client.ts')).openedCandidateQuery(candidateId));
    // Most candidates have nothing of these, so they wait for the click: each request counts towards the user's limit.
    void prefetch(async () =>
      (await import('#web/candidates/parts/viewer/viewer-client.ts')).receivedAnswersQuery(candidateId),
    );
    void prefetch(async () => (await import('#web/claims/client.ts')).candidateClaimQuery(candidateId));
    void prefetch(async () => (await import('#web/disputes/client.ts')).receivedDisputesQuery(candidateId));
  },
  staticData: { title: async () => (await import('#web/candidates/copy.ts')).copy.candidate },
});

function ReceivedRoute() {
  const { candidateId } = Route.useParams();
  return (
    <ReceivedPage
      key={candidateId}
      candidateId={candidateId}
      claimed={useCandidateClaim(candidateId)}
      claim={<CandidateClaimBlock candidateId={candidateId} isEmployer />}
      entries={[...useClaimEntries(candidateId), ...useReceivedDisputeEntries(candidateId)]}
      comments={<CandidateComments candidateId={candidateId} isEmployer />}
    />
  );
}
