import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TalentRequestView } from '#contract/engagements/shapes.ts';
import { informationQuery, talentRequestsQuery } from '#web/engagements/client.ts';
import { TalentRequestItem } from '#web/engagements/parts/talent-requests.tsx';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy } from '#web/engagements/copy.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';

type Props = {
  engagementId: string;
  /** Renders the agency's bid for a talent request of an auction. */
  bid?: (request: TalentRequestView) => ReactNode;
  /** Renders actions on a request, such as submitting a candidate. */
  actions?: (request: TalentRequestView) => ReactNode;
};

/** An engagement's talent requests, as an agency sees them. */
export const RequestsTab = ({ engagementId, bid, actions }: Props) => {
  const information = useQuery(informationQuery(engagementId));
  const requests = useQuery(talentRequestsQuery(engagementId));
  if (requests.isError) {
    return <LoadError title={copy.failedRequests} error={requests.error} onRetry={() => void requests.refetch()} />;
  }
  if (!requests.data || !information.data) return <SkeletonRows rows={4} />;
  if (requests.data.length === 0) {
    // An auction without requests redirects to its bidding page. Source: specification 2, section 2.
    return information.data.kind === 'competitive' ? (
      <Navigate to="/permauction/competitive/bidding/$auctionId" params={{ auctionId: engagementId }} replace />
    ) : (
      <EmptyState title={copy.noRequests}>{copy.noRequestsText}</EmptyState>
    );
  }
  const { currencyIso: currency, kind } = information.data;
  return requests.data.map((request) => (
    <TalentRequestItem
      key={request.talentRequestId}
      request={request}
      currency={currency}
      bid={kind === 'competitive' ? bid?.(request) : undefined}
      actions={actions?.(request)}
    />
  ));
};
