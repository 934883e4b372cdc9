import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '#web/people/pages/person-page.tsx';

export const Route = createFileRoute('/_app/people/$personId')({
  component: PersonRoute,
  staticData: { title: async () => (await import('#web/people/copy.ts')).copy.person },
});

function PersonRoute() {
  const { personId } = Route.useParams();
  return <PersonPage key={personId} personId={personId} />;
}
