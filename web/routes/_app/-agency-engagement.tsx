import type { ReactNode } from 'react';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { NextBidAction } from '#web/bidding/public.tsx';
import { EngagementNextStep, AgencyApplicationStatus, useIsOwnClient } from '#web/board/public.tsx';
import { useUnreadClarifications } from '#web/clarifications/public.tsx';
import { EarningsFigure } from '#web/candidates/public.tsx';
import { EngagementLayout } from '#web/engagements/pages/engagement-layout.tsx';
import { MuteButton } from '#web/notifications/public.tsx';
import { useSession } from '#web/platform/session.ts';

type Props = {
  engagementId: string;
  /** The only kind of engagement that has this page. */
  kind?: EngagementKind;
  children: ReactNode;
};

/** The layout of an engagement's pages for an agency. Its header includes content from other rooms. */
export const AgencyEngagement = ({ engagementId, kind, children }: Props) => {
  const { permissions } = useSession();
  const seesEarnings = permissions.includes('Fulfillment Stage=View Details');
  return (
    <EngagementLayout
      engagementId={engagementId}
      kind={kind}
      isOwnClient={useIsOwnClient(engagementId)}
      status={<AgencyApplicationStatus engagementId={engagementId} />}
      work={<EngagementNextStep engagementId={engagementId} />}
      bidding={<NextBidAction auctionId={engagementId} />}
      unreadClarifications={useUnreadClarifications(engagementId, permissions.includes('Clarification=View Details'))}
      mute={permissions.includes('Notification=View / Filter / Action') && <MuteButton engagementId={engagementId} />}
      earnings={seesEarnings ? <EarningsFigure engagementId={engagementId} /> : undefined}
    >
      {children}
    </EngagementLayout>
  );
};
