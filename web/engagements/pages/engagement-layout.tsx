import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EngagementKind } from '#contract/engagements/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { informationQuery, noticesCountQuery } from '#web/engagements/client.ts';
import { EngagementHead } from '#web/engagements/parts/engagement-head.tsx';
import { BackLink } from '#web/engagements/parts/back-link.tsx';
import { HeadSkeleton } from '#web/engagements/parts/head-skeleton.tsx';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy } from '#web/engagements/copy.ts';
import { useRemoteChange } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { ClientName } from '#web/tenants/public.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { showNotice } from '#web/ui/overlay/notice.ts';
import { announce } from '#web/ui/text/announce.ts';

type Counted = { count: number; newCount: number } | undefined;

const tabsOf = (
  engagementId: string,
  kind: EngagementKind | undefined,
  permissions: readonly Permission[],
  { notices, unread }: { notices: Counted; unread: number | undefined },
) => {
  const params = { engagementId };
  return [
    {
      id: 'information',
      label: copy.information,
      link: linkOptions({ to: '/engagement/$engagementId', params, activeOptions: { exact: true } }),
    },
    {
      id: 'requests',
      label: copy.talentRequests,
      needs: 'Fulfillment Stage=View Details' as const,
      link: linkOptions({ to: '/engagement/$engagementId/requests', params }),
    },
    {
      id: 'bidding',
      label: copy.bidding,
      needs: 'Bidding Stage=View Details' as const,
      of: 'competitive' as const,
      link: linkOptions({
        to: '/permauction/competitive/bidding/$auctionId',
        params: { auctionId: engagementId },
        activeOptions: { includeSearch: false },
      }),
    },
    {
      id: 'candidates',
      label: copy.candidates,
      needs: 'Fulfillment Stage=View Details' as const,
      link: linkOptions({ to: '/engagement/$engagementId/candidates', params }),
    },
    {
      id: 'clarifications',
      label: copy.clarifications,
      count: unread || undefined,
      needs: 'Clarification=View Details' as const,
      link: linkOptions({
        to: '/engagement/$engagementId/clarifications',
        params,
        activeOptions: { includeSearch: false },
      }),
    },
    {
      id: 'drafts',
      label: copy.draftCandidates,
      needs: 'Fulfillment Stage=View Details' as const,
      link: linkOptions({ to: '/engagement/$engagementId/drafts', params }),
    },
    {
      id: 'application',
      label: copy.application,
      needs: 'Application Stage=View' as const,
      link: linkOptions({ to: '/engagement/$engagementId/application', params }),
    },
    {
      id: 'assignments',
      label: copy.assignments,
      link: linkOptions({ to: '/engagement/$engagementId/assignments', params }),
    },
    {
      id: 'notices',
      // The tab shows a single number: the number of new notices or, if there are none, of all notices.
      ...(notices && notices.newCount > 0
        ? { label: copy.noticesWithNew({ count: notices.newCount }) }
        : { label: copy.notices, count: notices?.count }),
      link: linkOptions({ to: '/engagement/$engagementId/notices', params }),
    },
    {
      id: 'summary',
      label: copy.summary,
      link: linkOptions({ to: '/engagement/$engagementId/summary', params }),
    },
  ].filter(
    ({ needs, of }) => (needs === undefined || permissions.includes(needs)) && (of === undefined || of === kind),
  );
};

type Props = {
  engagementId: string;
  /** Whether the agency already works with the client. If so, the client's name links to its page. */
  isOwnClient: boolean;
  /** The only kind of engagement that has this page. For any other kind, the page isn't found. */
  kind?: EngagementKind | undefined;
  /** The status of the agency's application, shown in the header. */
  status?: ReactNode;
  /** The agency's earnings from the engagement, shown in the header. */
  earnings?: ReactNode;
  /** The next step and any pending action, shown under the stages. */
  work?: ReactNode;
  /** The agency's next action in the auction's lots, shown under the stages. */
  bidding?: ReactNode;
  unreadClarifications?: number | undefined;
  /** The button that turns the engagement's notifications off and on, shown at the end of the tabs. */
  mute?: ReactNode;
  children: ReactNode;
};

/** The layout of an engagement's pages for an agency: header, stages and tabs around the content. */
export const EngagementLayout = (props: Props) => {
  const { engagementId, isOwnClient, kind, status, earnings, work, bidding, unreadClarifications, mute, children } =
    props;
  const { permissions } = useSession();
  const information = useQuery(informationQuery(engagementId));
  const { data: counted } = useQuery(noticesCountQuery(engagementId));
  useRemoteChange(engagementId, information.data, (before, after) => {
    announce(copy.changed);
    // Users working on an engagement are notified at once when it ends. A cancelled engagement has its own notice,
    // which also redirects them.
    const isLeft = after.engagementStatus === 'Cancelled';
    if (before.notice === null && after.notice !== null && !isLeft)
      showNotice({ title: copy.information, text: after.notice });
  });
  const crumb = <Link to="/engagement/board">{copy.engagements}</Link>;
  if (hasFailedToLoad(information)) {
    return (
      <>
        <PageHeader title={copy.engagement} />
        <LoadError title={copy.failed} error={information.error} onRetry={() => void information.refetch()} />
      </>
    );
  }
  if (kind !== undefined && information.data && information.data.kind !== kind) {
    return (
      <>
        <PageHeader title={copy.notFound} />
        <EmptyState title={copy.notFound} actions={<BackLink />}>
          {copy.notFoundText}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {information.data ? (
        <EngagementHead
          engagement={information.data}
          crumbs={[crumb]}
          client={
            isOwnClient ? (
              <ClientName clientId={information.data.clientId} clientName={information.data.clientName} />
            ) : undefined
          }
          status={status}
          aside={earnings}
        />
      ) : (
        <HeadSkeleton crumbs={[crumb]} />
      )}
      {work}
      {information.data?.kind === 'competitive' && bidding}
      <LinkTabs
        label={copy.parts}
        tabs={tabsOf(engagementId, information.data?.kind ?? kind, permissions, {
          notices: counted,
          unread: unreadClarifications,
        })}
        end={mute}
      />
      {children}
    </>
  );
};
