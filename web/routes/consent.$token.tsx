import { createFileRoute } from '@tanstack/react-router';
import { ConsentPage } from '#web/consents/pages/consent-page.tsx';

export const Route = createFileRoute('/consent/$token')({
  component: ConsentRoute,
  staticData: { title: async () => (await import('#web/consents/parts/page/page-copy.ts')).pageCopy.title },
});

function ConsentRoute() {
  const { token } = Route.useParams();
  return <ConsentPage token={token} />;
}
