import { createFileRoute } from '@tanstack/react-router';
import { ReceivedPage } from '#web/candidates/pages/received-page.tsx';
import { words } from '#web/candidates/words.ts';

export const Route = createFileRoute('/_app/employer/candidates/$candidateId')({
  component: ReceivedRoute,
  staticData: { title: () => words.candidate },
});

function ReceivedRoute() {
  const { candidateId } = Route.useParams();
  return <ReceivedPage key={candidateId} candidateId={candidateId} />;
}
