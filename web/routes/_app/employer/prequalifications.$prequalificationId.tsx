import { createFileRoute } from '@tanstack/react-router';
import { ReceivedRequestPage } from '#web/prequalification/pages/received-request-page.tsx';

export const Route = createFileRoute('/_app/employer/prequalifications/$prequalificationId')({
  component: OneRoute,
  staticData: { title: async () => (await import('#web/prequalification/copy.ts')).copy.receivedTitle },
});

function OneRoute() {
  const { prequalificationId } = Route.useParams();
  return <ReceivedRequestPage key={prequalificationId} prequalificationId={prequalificationId} />;
}
