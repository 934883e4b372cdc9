import { useQuery } from '@tanstack/react-query';
import type { EngagementSummary } from '#contract/board/shapes/engagement.ts';
import { engagementSummaryQuery } from '#web/board/client.ts';
import { requestColumns } from '#web/board/parts/request-columns.tsx';
import { words } from '#web/board/words.ts';
import { Trouble } from '#web/engagements/public.tsx';
import { isLost } from '#web/platform/queries.ts';
import { Empty } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { Money } from '#web/ui/text/figures.tsx';

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
        columns={requestColumns}
        rows={requests}
        rowKey={(row) => row.talentRequestId}
        rowName={(row) => row.jobTitle}
        empty={<Empty title={words.noRequests} />}
      />
    </>
  );
};
