import { createFileRoute, Outlet } from '@tanstack/react-router';
import { usePendingDecisionCount } from '#web/applications/public.tsx';
import { useUnreadClarifications } from '#web/clarifications/public.tsx';
import { OwnEngagementLayout } from '#web/engagements/pages/own-engagement-layout.tsx';
import { MuteButton } from '#web/notifications/public.tsx';
import { prefetch } from '#web/platform/api/prefetch.ts';

export const Route = createFileRoute('/_app/employer/engagements/$engagementId')({
  component: OwnEngagementRoute,
  loader: ({ params: { engagementId } }) => {
    void prefetch(async () => (await import('#web/engagements/client.ts')).ownEngagementQuery(engagementId));
  },
  staticData: { title: async () => (await import('#web/engagements/copy.ts')).copy.engagement },
});

function OwnEngagementRoute() {
  const { engagementId } = Route.useParams();
  return (
    <OwnEngagementLayout
      engagementId={engagementId}
      applicationsToDecide={usePendingDecisionCount(engagementId)}
      mute={<MuteButton engagementId={engagementId} />}
      unreadClarifications={useUnreadClarifications(engagementId)}
    >
      <Outlet />
    </OwnEngagementLayout>
  );
}
