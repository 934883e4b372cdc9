import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Permission } from '#contract/common/permissions.ts';
import { informationQuery } from '#web/engagements/client.ts';
import { EngagementHead } from '#web/engagements/parts/engagement-head.tsx';
import { HeadSkeleton } from '#web/engagements/parts/head-skeleton.tsx';
import { Trouble } from '#web/engagements/parts/trouble.tsx';
import { words } from '#web/engagements/words.ts';
import { useFollowed } from '#web/platform/live/followed.ts';
import { isLost } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { announce } from '#web/ui/text/announce.ts';

const tabsOf = (engagementId: string, permissions: readonly Permission[]) => {
  const params = { engagementId };
  return [
    {
      id: 'information',
      label: words.information,
      link: linkOptions({ to: '/engagement/$engagementId', params, activeOptions: { exact: true } }),
    },
    {
      id: 'requests',
      label: words.talentRequests,
      needs: 'Fulfillment Stage=View Details' as const,
      link: linkOptions({ to: '/engagement/$engagementId/requests', params }),
    },
    {
      id: 'candidates',
      label: words.candidates,
      needs: 'Fulfillment Stage=View Details' as const,
      link: linkOptions({ to: '/engagement/$engagementId/candidates', params }),
    },
    {
      id: 'application',
      label: words.application,
      needs: 'Application Stage=View' as const,
      link: linkOptions({ to: '/engagement/$engagementId/application', params }),
    },
  ].filter(({ needs }) => needs === undefined || permissions.includes(needs));
};

type Props = {
  engagementId: string;
  /** What the agency has earned with it; stands in the head. */
  earnings?: ReactNode;
  children: ReactNode;
};

/** An engagement as an agency works on it: head, stages and tabs around whatever the tab shows. */
export const EngagementFrame = ({ engagementId, earnings, children }: Props) => {
  const { permissions } = useSession();
  const information = useQuery(informationQuery(engagementId));
  useFollowed(engagementId, information.data, () => announce(words.changed));
  const crumb = <Link to="/engagement/board">{words.engagements}</Link>;
  if (isLost(information)) {
    return (
      <>
        <PageHeader title={words.engagement} />
        <Trouble title={words.failed} error={information.error} onRetry={() => void information.refetch()} />
      </>
    );
  }
  return (
    <>
      {information.data ? (
        <EngagementHead engagement={information.data} crumbs={[crumb]} aside={earnings} />
      ) : (
        <HeadSkeleton crumbs={[crumb]} />
      )}
      <LinkTabs label={words.parts} tabs={tabsOf(engagementId, permissions)} />
      {children}
    </>
  );
};
