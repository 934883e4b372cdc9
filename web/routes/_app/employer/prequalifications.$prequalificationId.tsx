import { createFileRoute } from '@tanstack/react-router';
import { OnePage } from '#web/prequalification/pages/one-page.tsx';

export const Route = createFileRoute('/_app/employer/prequalifications/$prequalificationId')({
  component: OneRoute,
  staticData: { title: async () => (await import('#web/prequalification/copy.ts')).copy.receivedTitle },
});

function OneRoute() {
  const { prequalificationId } = Route.useParams();
  return <OnePage key={prequalificationId} prequalificationId={prequalificationId} />;
}
