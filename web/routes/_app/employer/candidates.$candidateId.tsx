import { createFileRoute } from '@tanstack/react-router';
import { ReceivedPage } from '#web/candidates/pages/received-page.tsx';
import { CandidateClaimBlock, useCandidateClaim, useClaimEntries } from '#web/claims/public.tsx';
import { CandidateComments } from '#web/clarifications/public.tsx';
import { useReceivedDisputeEntries } from '#web/disputes/public.tsx';

export const Route = createFileRoute('/_app/employer/candidates/$candidateId')({
  component: ReceivedRoute,
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
