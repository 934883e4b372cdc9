import { createFileRoute } from '@tanstack/react-router';
import { PrequalificationClientPage } from '#web/prequalification/pages/client-page.tsx';

export const Route = createFileRoute('/_app/prequalification/$clientId')({
  component: ClientRoute,
  staticData: { title: async () => (await import('#web/prequalification/copy.ts')).copy.title },
});

function ClientRoute() {
  const { clientId } = Route.useParams();
  return <PrequalificationClientPage key={clientId} clientId={clientId} />;
}
