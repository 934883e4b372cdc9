import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '#web/team/pages/user-page.tsx';

export const Route = createFileRoute('/_app/user-management/$userId')({
  component: UserRoute,
  staticData: { title: async () => (await import('#web/team/words.ts')).words.user },
});

function UserRoute() {
  const { userId } = Route.useParams();
  return <UserPage userId={userId} />;
}
