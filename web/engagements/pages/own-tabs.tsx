import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EngagementView, TalentRequestView } from '#contract/engagements/shapes.ts';
import { ownEngagementQuery } from '#web/engagements/client.ts';
import { AddRequestButton } from '#web/engagements/parts/edit/add-request.tsx';
import { OwnEngagementInformation } from '#web/engagements/parts/edit/own-edits.tsx';
import { EmployerRequestActions } from '#web/engagements/parts/own/employer-request-actions.tsx';
import { TalentRequestItem } from '#web/engagements/parts/talent-requests.tsx';
import { copy } from '#web/engagements/copy.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows, SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';

type RequestsProps = {
  engagementId: string;
  /** Renders content below a request, such as its candidates. */
  under?: (request: TalentRequestView, engagement: EngagementView) => ReactNode;
};

/** An engagement's talent requests, as the employer sees them. The layout around them handles errors. */
export const OwnRequestsTab = ({ engagementId, under }: RequestsProps) => {
  const { data } = useQuery(ownEngagementQuery(engagementId));
  if (!data) return <SkeletonRows rows={4} />;
  return (
    <>
      {data.talentRequests.length === 0 && <EmptyState title={copy.noRequests} />}
      {data.talentRequests.map((request) => (
        <TalentRequestItem
          key={request.talentRequestId}
          request={request}
          currency={data.currencyIso}
          actions={data.notice === null ? <EmployerRequestActions request={request} engagement={data} /> : undefined}
        >
          {under?.(request, data)}
        </TalentRequestItem>
      ))}
      {data.notice === null && <AddRequestButton engagement={data} />}
    </>
  );
};

/** The information that agencies see about an engagement, shown to its employer. */
export const OwnInformationTab = ({ engagementId }: { engagementId: string }) => {
  const { data } = useQuery(ownEngagementQuery(engagementId));
  return data ? (
    <OwnEngagementInformation engagement={data} />
  ) : (
    <Block>
      <SkeletonText lines={6} />
    </Block>
  );
};
