import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EngagementFrame } from '#web/engagements/pages/engagement-frame.tsx';
import { words } from '#web/engagements/words.ts';

export const Route = createFileRoute('/_app/engagement/$engagementId')({
  component: EngagementRoute,
  staticData: { title: () => words.engagement },
});

function EngagementRoute() {
  const { engagementId } = Route.useParams();
  return (
    <EngagementFrame engagementId={engagementId}>
      <Outlet />
    </EngagementFrame>
  );
}
