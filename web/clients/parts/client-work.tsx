import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ClientEngagement } from '#contract/clients/shapes.ts';
import { stageNames } from '#contract/engagements/states.ts';
import { clientEngagementsQuery, clientHistoryQuery, clientsPageSize } from '#web/clients/client.ts';
import { copy } from '#web/clients/copy.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Timeline } from '#web/ui/layout/timeline.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';

const columns: readonly Column<ClientEngagement>[] = [
  {
    id: 'number',
    header: copy.number,
    width: 84,
    stack: 'start',
    cell: (row) => formatPaddedNumber(row.engagementNumber),
  },
  { id: 'title', header: copy.engagement, title: true, cell: (row) => row.title },
  {
    id: 'application',
    header: copy.application,
    width: 128,
    stack: 'start',
    cell: (row) => row.applicationStatus.value,
  },
  {
    id: 'stage',
    header: copy.stage,
    width: 120,
    stack: 'start',
    cell: (row) => (row.isOpen ? stageNames[row.stage] : copy.ended),
  },
  {
    id: 'candidates',
    header: copy.candidates,
    width: 112,
    end: true,
    stack: 'end',
    stackWord: () => copy.candidatesWord,
    cell: (row) => String(row.candidates),
  },
  {
    id: 'closing',
    header: copy.closing,
    width: 148,
    end: true,
    stack: 'corner',
    cell: (row) =>
      row.isOpen ? <Deadline value={row.closingAt} zone={row.timeZone} /> : <DateText value={row.closingAt} />,
  },
];

/** The agency's applications to a client's engagements, paged. */
export const ClientEngagements = ({ clientId }: { clientId: string }) => {
  const [page, setPage] = useState(0);
  const found = useQuery(clientEngagementsQuery(clientId, page));
  const total = found.isPlaceholderData ? undefined : found.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: clientsPageSize, total }, setPage);
  return (
    <Block title={copy.engagements}>
      {hasFailedToLoad(found) ? (
        <ErrorState inline title={copy.failedEngagements} onRetry={() => void found.refetch()} />
      ) : (
        <>
          <Table
            label={copy.engagements}
            columns={columns}
            rows={isPastEnd ? undefined : found.data?.records}
            busy={found.isPlaceholderData}
            skeletonRows={4}
            rowKey={(row) => row.engagementId}
            rowName={(row) => row.title}
            link={(row) => linkOptions({ to: '/engagement/$engagementId', params: { engagementId: row.engagementId } })}
            empty={
              <EmptyState inline title={copy.noEngagements}>
                {copy.noEngagementsText}
              </EmptyState>
            }
          />
          {found.data && <Paging page={page} pageSize={clientsPageSize} total={found.data.total} onPage={setPage} />}
        </>
      )}
    </Block>
  );
};

/** The history between the agency and a client, latest first, paged. */
export const ClientHistoryList = ({ clientId }: { clientId: string }) => {
  const [page, setPage] = useState(0);
  const found = useQuery(clientHistoryQuery(clientId, page));
  const total = found.isPlaceholderData ? undefined : found.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: clientsPageSize, total }, setPage);
  return (
    <Block title={copy.history}>
      {hasFailedToLoad(found) ? (
        <ErrorState inline title={copy.failedHistory} onRetry={() => void found.refetch()} />
      ) : !found.data || isPastEnd ? (
        <SkeletonRows rows={4} label={copy.loading} />
      ) : found.data.records.length === 0 ? (
        <EmptyState inline title={copy.noHistory}>
          {copy.noHistoryText}
        </EmptyState>
      ) : (
        <>
          <Timeline
            label={copy.history}
            happenings={found.data.records.map(({ id, sentence, at }) => ({
              id,
              mark: <History />,
              text: sentence,
              at,
            }))}
          />
          <Paging page={page} pageSize={clientsPageSize} total={found.data.total} onPage={setPage} />
        </>
      )}
    </Block>
  );
};
