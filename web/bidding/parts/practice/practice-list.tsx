import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { PracticeRow } from '#contract/bidding/operations/practice.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { bidMethods, bidTypes } from '#contract/engagements/states.ts';
import { practicesQuery } from '#web/bidding/client.ts';
import { practicePageCopy } from '#web/bidding/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const linkOf = ({ practiceId }: PracticeRow) =>
  linkOptions({ to: '/permauction/competitive/practice', search: { practice: practiceId } });

const resultOf = ({ state, isAwarded }: PracticeRow): string =>
  state === 'open' ? practicePageCopy.open : isAwarded === true ? practicePageCopy.won : practicePageCopy.lost;

const columns: readonly Column<PracticeRow>[] = [
  { id: 'title', header: practicePageCopy.practice, title: true, cell: ({ jobTitle }) => jobTitle },
  {
    id: 'type',
    header: practicePageCopy.bidType,
    width: 136,
    cell: ({ bidTypeId }) => lookupValue(bidTypes, bidTypeId),
  },
  {
    id: 'method',
    header: practicePageCopy.bidMethod,
    width: 200,
    cell: ({ bidMethodId }) => lookupValue(bidMethods, bidMethodId),
  },
  {
    id: 'started',
    header: practicePageCopy.started,
    width: 168,
    cell: ({ startedAt }) => <DateText value={startedAt} time />,
  },
  { id: 'result', header: practicePageCopy.result, width: 152, cell: resultOf },
];

/** The agency's latest practice auctions. */
export const PracticeList = () => {
  const query = useQuery(practicesQuery());
  if (hasFailedToLoad(query))
    return <LoadError title={practicePageCopy.failed} error={query.error} onRetry={() => void query.refetch()} part />;
  return (
    <Block title={practicePageCopy.list}>
      <Table
        label={practicePageCopy.list}
        columns={columns}
        rows={query.data?.practices}
        rowKey={({ practiceId }) => practiceId}
        rowName={({ jobTitle }) => jobTitle}
        link={linkOf}
        skeletonRows={3}
        empty={
          <EmptyState title={practicePageCopy.none} inline>
            {practicePageCopy.noneText}
          </EmptyState>
        }
      />
    </Block>
  );
};
