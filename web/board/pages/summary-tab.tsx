import { useQuery } from '@tanstack/react-query';
import type { EngagementSummary } from '#contract/board/shapes/engagement.ts';
import { engagementSummaryQuery } from '#web/board/client.ts';
import { words } from '#web/board/words.ts';
import { Trouble } from '#web/engagements/public.tsx';
import { isLost } from '#web/platform/queries.ts';
import { Empty } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Badge } from '#web/ui/mark/badge.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { Money, PaddedNumber } from '#web/ui/text/figures.tsx';

type Row = EngagementSummary['requests'][number];

const columns: readonly Column<Row>[] = [
  { id: 'title', header: words.talentRequest, title: true, cell: (row) => row.jobTitle },
  {
    id: 'number',
    header: words.number,
    width: 92,
    stack: 'start',
    cell: (row) => <PaddedNumber value={row.talentRequestNumber} />,
  },
  {
    id: 'status',
    header: words.status,
    width: 120,
    stack: 'end',
    cell: (row) => (row.isPaused ? <Badge tone="warn">{row.talentRequestStatus}</Badge> : row.talentRequestStatus),
  },
  {
    id: 'roles',
    header: words.rolesFilled,
    width: 108,
    end: true,
    stack: 'start',
    cell: (row) => `${String(row.noOfRolesFilled)} / ${String(row.noOfRoles)}`,
    stackWord: () => words.rolesFilledWord,
  },
  {
    id: 'candidates',
    header: words.candidates,
    width: 104,
    end: true,
    stack: 'end',
    cell: (row) => row.candidates,
    stackWord: () => words.candidatesWord,
  },
];

const counted = (entries: readonly { value: string; count: number }[]): string =>
  entries.map(({ value, count }) => `${String(count)} ${value}`).join(', ');

const Earnings = ({ earnings }: Pick<EngagementSummary, 'earnings'>) =>
  earnings.map(({ currencyIso, amount }, index) => (
    <span key={currencyIso}>
      {index > 0 && ', '}
      <Money amount={amount} currency={currencyIso} />
    </span>
  ));

/** The figures of an engagement: roles, requests, own candidates by status, and what the hired ones earn. */
export const SummaryTab = ({ engagementId }: { engagementId: string }) => {
  const summary = useQuery(engagementSummaryQuery(engagementId));
  if (isLost(summary)) {
    return <Trouble title={words.failedSummary} error={summary.error} onRetry={() => void summary.refetch()} />;
  }
  if (!summary.data) {
    return (
      <Block>
        <SkeletonText lines={6} />
      </Block>
    );
  }
  const { roles, talentRequests, candidates, approvedCandidates, earnings, application, requests } = summary.data;
  return (
    <>
      <Block title={words.figures}>
        <Facts
          facts={[
            [words.applicationStatus, application?.applicationStatus ?? words.notApplied],
            [words.rolesFilled, words.filledCount({ filled: roles.filled, all: roles.all })],
            [words.internallyFilled, roles.internallyFilled],
            [words.remaining, roles.remaining],
            [words.talentRequests, counted(talentRequests.byStatus) || words.none0],
            [
              words.candidates,
              counted(candidates.byStatus.map(({ candidateStatus, count }) => ({ value: candidateStatus, count }))) ||
                words.none0,
            ],
            [words.approved, approvedCandidates],
            [words.earnings, earnings.length > 0 ? <Earnings key="earnings" earnings={earnings} /> : words.noEarnings],
          ]}
        />
      </Block>
      <Table
        label={words.talentRequests}
        columns={columns}
        rows={requests}
        rowKey={(row) => row.talentRequestId}
        rowName={(row) => row.jobTitle}
        empty={<Empty title={words.noRequests} />}
      />
    </>
  );
};
