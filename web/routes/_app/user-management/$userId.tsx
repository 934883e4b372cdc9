import { createFileRoute } from '@tanstack/react-router';
import { UserEngagements } from '#web/assignments/public.tsx';
import { UserPage } from '#web/team/pages/user-page.tsx';

export const Route = createFileRoute('/_app/user-management/$userId')({
  component: UserRoute,
  staticData: { title: async () => (await import('#web/team/copy.ts')).copy.user },
});

function UserRoute() {
  const { userId } = Route.useParams();
  return <UserPage userId={userId} work={(name) => <UserEngagements key={userId} userId={userId} name={name} />} />;
}
