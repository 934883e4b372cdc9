import { createFileRoute } from '@tanstack/react-router';
import { ClientPage } from '#web/clients/pages/client-page.tsx';
import { prefetch } from '#web/platform/api/prefetch.ts';

export const Route = createFileRoute('/_app/clients/$clientId')({
  component: ClientRoute,
  loader: ({ params: { clientId } }) => {
    void prefetch(async () => (await import('#web/clients/client.ts')).clientQuery(clientId));
    void prefetch(async () => (await import('#web/clients/client.ts')).clientEngagementsQuery(clientId, 0));
    void prefetch(async () => (await import('#web/clients/client.ts')).clientHistoryQuery(clientId, 0));
  },
  staticData: { title: async () => (await import('#web/clients/copy.ts')).copy.client },
});

function ClientRoute() {
  const { clientId } = Route.useParams();
  return <ClientPage clientId={clientId} />;
}
