import { createFileRoute } from '@tanstack/react-router';
import { ClientPage } from '#web/clients/pages/client-page.tsx';

export const Route = createFileRoute('/_app/clients/$clientId')({
  component: ClientRoute,
  staticData: { title: async () => (await import('#web/clients/copy.ts')).copy.client },
});

function ClientRoute() {
  const { clientId } = Route.useParams();
  return <ClientPage clientId={clientId} />;
}
