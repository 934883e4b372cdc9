import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EngagementWork, OwnApplicationStatus, useIsOwnClient } from '#web/board/public.tsx';
import { EarningsFigure } from '#web/candidates/public.tsx';
import { EngagementFrame } from '#web/engagements/pages/engagement-frame.tsx';
import { useSession } from '#web/platform/session.ts';

export const Route = createFileRoute('/_app/engagement/$engagementId')({
  component: EngagementRoute,
  staticData: { title: async () => (await import('#web/engagements/copy.ts')).copy.engagement },
});

function EngagementRoute() {
  const { engagementId } = Route.useParams();
  const { permissions } = useSession();
  const seesEarnings = permissions.includes('Fulfillment Stage=View Details');
  return (
    <EngagementFrame
      engagementId={engagementId}
      isOwnClient={useIsOwnClient(engagementId)}
      status={<OwnApplicationStatus engagementId={engagementId} />}
      work={<EngagementWork engagementId={engagementId} />}
      earnings={seesEarnings ? <EarningsFigure engagementId={engagementId} /> : undefined}
    >
      <Outlet />
    </EngagementFrame>
  );
}
