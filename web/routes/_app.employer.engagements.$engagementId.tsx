import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useToDecide } from '#web/applications/public.tsx';
import { OwnEngagementFrame } from '#web/engagements/pages/own-engagement-frame.tsx';
import { words } from '#web/engagements/words.ts';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId')({
  component: OwnEngagementRoute,
  staticData: { title: () => words.engagement },
});

function OwnEngagementRoute() {
  const { engagementId } = Route.useParams();
  return (
    <OwnEngagementFrame engagementId={engagementId} applicationsToDecide={useToDecide(engagementId)}>
      <Outlet />
    </OwnEngagementFrame>
  );
}
