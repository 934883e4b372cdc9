import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ownEngagementQuery } from '#web/engagements/client.ts';
import { EngagementHead } from '#web/engagements/parts/engagement-head.tsx';
import { OwnEngagementActions } from '#web/engagements/parts/own/own-actions.tsx';
import { HeadSkeleton } from '#web/engagements/parts/head-skeleton.tsx';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { useRemoteChange } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { announce } from '#web/ui/text/announce.ts';

type Props = {
  engagementId: string;
  applicationsToDecide?: number | undefined;
  unreadClarifications?: number | undefined;
  /** The button that turns the engagement's notifications off and on, shown at the end of the tabs. */
  mute?: ReactNode;
  children: ReactNode;
};

/** The layout of an engagement's pages for its employer: header, stages and tabs around the content. */
export const OwnEngagementLayout = ({
  engagementId,
  applicationsToDecide,
  unreadClarifications,
  mute,
  children,
}: Props) => {
  const engagement = useQuery(ownEngagementQuery(engagementId));
  useRemoteChange(engagementId, engagement.data, () => announce(copy.changed));
  const crumb = <Link to="/employer/engagements">{copy.ownTitle}</Link>;
  if (hasFailedToLoad(engagement)) {
    return (
      <>
        <PageHeader title={copy.engagement} />
        <LoadError title={copy.failed} error={engagement.error} onRetry={() => void engagement.refetch()} />
      </>
    );
  }
  const params = { engagementId };
  return (
    <>
      {engagement.data ? (
        <EngagementHead
          engagement={engagement.data}
          crumbs={[crumb]}
          aside={<OwnEngagementActions engagement={engagement.data} />}
        />
      ) : (
        <HeadSkeleton crumbs={[crumb]} />
      )}
      <LinkTabs
        label={copy.parts}
        end={mute}
        tabs={[
          {
            id: 'requests',
            label: copy.talentRequests,
            count: engagement.data?.talentRequests.length,
            link: linkOptions({ to: '/employer/engagements/$engagementId', params, activeOptions: { exact: true } }),
          },
          {
            id: 'pipeline',
            label: own.pipeline,
            link: linkOptions({ to: '/employer/engagements/$engagementId/pipeline', params }),
          },
          {
            id: 'applications',
            label: own.applications,
            count: applicationsToDecide,
            link: linkOptions({ to: '/employer/engagements/$engagementId/applications', params }),
          },
          ...(engagement.data?.kind === 'competitive'
            ? [
                {
                  id: 'bidding',
                  label: own.bidding,
                  link: linkOptions({ to: '/employer/engagements/$engagementId/bidding', params }),
                },
              ]
            : []),
          {
            id: 'clarifications',
            label: own.clarifications,
            count: unreadClarifications || undefined,
            link: linkOptions({
              to: '/employer/engagements/$engagementId/clarifications',
              params,
              activeOptions: { includeSearch: false },
            }),
          },
          {
            id: 'information',
            label: copy.information,
            link: linkOptions({ to: '/employer/engagements/$engagementId/information', params }),
          },
          {
            id: 'history',
            label: own.history,
            link: linkOptions({ to: '/employer/engagements/$engagementId/history', params }),
          },
        ]}
      />
      {children}
    </>
  );
};
