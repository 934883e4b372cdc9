import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EngagementFrame } from '#web/engagements/pages/engagement-frame.tsx';

export const Route = createFileRoute('/_app/engagement/$engagementId')({
  component: EngagementRoute,
  staticData: { title: async () => (await import('#web/engagements/words.ts')).words.engagement },
});

function EngagementRoute() {
  const { engagementId } = Route.useParams();
  return (
    <EngagementFrame engagementId={engagementId}>
      <Outlet />
    </EngagementFrame>
  );
}
