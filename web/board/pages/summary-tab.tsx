import { useQuery } from '@tanstack/react-query';
import type { EngagementSummary } from '#contract/board/shapes/engagement.ts';
import { engagementSummaryQuery } from '#web/board/client.ts';
import { requestColumns } from '#web/board/parts/request-columns.tsx';
import { copy } from '#web/board/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
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

/** An engagement's figures: roles, requests, the agency's candidates by status, and the earnings from hires. */
export const SummaryTab = ({ engagementId }: { engagementId: string }) => {
  const summary = useQuery(engagementSummaryQuery(engagementId));
  if (hasFailedToLoad(summary)) {
    return <LoadError title={copy.failedSummary} error={summary.error} onRetry={() => void summary.refetch()} />;
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
      <Block title={copy.figures}>
        <Facts
          facts={[
            [copy.applicationStatus, application?.applicationStatus ?? copy.notApplied],
            [copy.rolesFilled, copy.filledCount({ filled: roles.filled, all: roles.all })],
            [copy.internallyFilled, roles.internallyFilled],
            [copy.remaining, roles.remaining],
            [copy.talentRequests, counted(talentRequests.byStatus) || copy.none0],
            [
              copy.candidates,
              counted(candidates.byStatus.map(({ candidateStatus, count }) => ({ value: candidateStatus, count }))) ||
                copy.none0,
            ],
            [copy.approved, approvedCandidates],
            [copy.earnings, earnings.length > 0 ? <Earnings key="earnings" earnings={earnings} /> : copy.noEarnings],
          ]}
        />
      </Block>
      <Table
        label={copy.talentRequests}
        columns={requestColumns}
        rows={requests}
        rowKey={(row) => row.talentRequestId}
        rowName={(row) => row.jobTitle}
        empty={<EmptyState title={copy.noRequests} />}
      />
    </>
  );
};
