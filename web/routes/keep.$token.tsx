import { createFileRoute } from '@tanstack/react-router';
import { RenewalPage } from '#web/people/pages/renewal-page.tsx';

export const Route = createFileRoute('/keep/$token')({
  component: RenewalRoute,
  staticData: { title: async () => (await import('#web/people/parts/renewal-copy.ts')).renewalCopy.title },
});

function RenewalRoute() {
  const { token } = Route.useParams();
  return <RenewalPage token={token} />;
}
