import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OutputOf } from '#contract/common/operation.ts';
import type { readStaging } from '#contract/board/operations/engagement.ts';
import { stagingQuery } from '#web/board/client.ts';
import { useLeaveGone } from '#web/board/parts/engagement-work.tsx';
import { copy } from '#web/board/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { formatNumber } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';

type Row = OutputOf<typeof readStaging>['talentRequests'][number];

const columns: readonly Column<Row>[] = [
  { id: 'title', header: copy.talentRequest, title: true, cell: (row) => row.jobTitle },
  { id: 'status', header: copy.status, width: 140, stack: 'start', cell: (row) => row.talentRequestStatus },
  {
    id: 'roles',
    header: copy.rolesFilled,
    width: 120,
    end: true,
    stack: 'end',
    cell: (row) => `${String(row.noOfRolesFilled)} / ${String(row.noOfRoles)}`,
    stackWord: () => copy.rolesFilledWord,
  },
];

/** The talent requests of an auction as lots to bid on; without any there is nothing to bid on yet. */
export const BiddingPage = ({ auctionId }: { auctionId: string }) => {
  const staging = useQuery(stagingQuery(auctionId, 'bidding'));
  useLeaveGone(staging.data);
  if (hasFailedToLoad(staging)) {
    return (
      <>
        <PageHeader title={copy.bidding} />
        <LoadError title={copy.failed} error={staging.error} onRetry={() => void staging.refetch()} />
      </>
    );
  }
  if (!staging.data) {
    return (
      <>
        <PageHeader title={copy.bidding} />
        <SkeletonRows rows={4} />
      </>
    );
  }
  const { title, engagementNumber, clientName, notice, talentRequests } = staging.data;
  const params = { engagementId: auctionId };
  return (
    <>
      {notice !== null && <Banner tone="info">{notice}</Banner>}
      <PageHeader
        crumbs={[
          <Link key="board" to="/engagement/board">
            {copy.title}
          </Link>,
        ]}
        short={formatNumber(engagementNumber)}
        title={title}
        lead={<p>{copy.auctionOf({ clientName })}</p>}
        actions={
          talentRequests.length > 0 && (
            <LinkButton to="/engagement/$engagementId" params={params}>
              {copy.toEngagement}
            </LinkButton>
          )
        }
      />
      <Table
        label={copy.talentRequests}
        columns={columns}
        rows={talentRequests}
        rowKey={(row) => row.talentRequestId}
        rowName={(row) => row.jobTitle}
        empty={
          <EmptyState
            title={copy.noJobs}
            actions={
              <LinkButton to="/engagement/$engagementId" params={params}>
                {copy.toEngagement}
              </LinkButton>
            }
          >
            {copy.noJobsText}
          </EmptyState>
        }
      />
    </>
  );
};
