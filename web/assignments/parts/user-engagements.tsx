import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { AssignedEngagementView } from '#contract/assignments/shapes.ts';
import { stageNames } from '#contract/engagements/states.ts';
import { userEngagementsPageSize, userEngagementsQuery } from '#web/assignments/client.ts';
import { copy } from '#web/assignments/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { ClientName } from '#web/tenants/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { BulkBar } from '#web/ui/table/bulk-bar.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { HandOverEngagementsDialog } from './hand-over.tsx';

const columns: readonly Column<AssignedEngagementView>[] = [
  {
    id: 'number',
    header: copy.number,
    width: 84,
    cell: (row) => formatPaddedNumber(row.engagementNumber),
    stack: 'start',
  },
  { id: 'title', header: copy.engagement, title: true, cell: (row) => row.title },
  {
    id: 'client',
    header: copy.client,
    stack: 'line',
    cell: (row) => <ClientName clientId={row.clientId} clientName={row.clientName} />,
  },
  {
    id: 'stage',
    header: copy.stage,
    width: 132,
    stack: 'start',
    cell: (row) => (row.isOpen ? stageNames[row.stage] : copy.ended),
  },
  {
    id: 'since',
    header: copy.since,
    width: 120,
    end: true,
    stack: 'corner',
    cell: (row) => <DateText value={row.createdAt} />,
  },
];

const none: ReadonlySet<string> = new Set();

/** A user's engagements, which can be handed over one by one or all together. Shows nothing without the permission. */
export const UserEngagements = ({ userId, name }: { userId: string; name: string }) => {
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState(none);
  const [handing, setHanding] = useState<'all' | 'some' | undefined>();
  const work = useQuery(userEngagementsQuery(userId, page));
  const total = work.data?.total;
  useLastPageRedirect(
    { page, pageSize: userEngagementsPageSize, total: work.isPlaceholderData ? undefined : total },
    setPage,
  );
  if (work.error instanceof Problem && work.error.status === 403) return null;
  const picked = (work.data?.records ?? []).filter(({ engagementId }) => chosen.has(engagementId));
  const mayHandOver = work.data?.can.handOver.allowed === true;
  return (
    <Block
      title={copy.title}
      note={copy.workNote}
      aside={
        total !== undefined &&
        total > 0 && (
          <Button size="sm" off={work.data?.can.handOver} onClick={() => setHanding('all')}>
            {copy.handOverAll}
          </Button>
        )
      }
    >
      {hasFailedToLoad(work) ? (
        <ErrorState inline title={copy.failedWork} onRetry={() => void work.refetch()} />
      ) : !work.data ? (
        <SkeletonRows rows={4} label={copy.loading} />
      ) : (
        <>
          <Table
            label={copy.title}
            columns={columns}
            rows={work.data.records}
            busy={work.isPlaceholderData}
            rowKey={(row) => row.engagementId}
            rowName={(row) => row.title}
            link={(row) => linkOptions({ to: '/engagement/$engagementId', params: { engagementId: row.engagementId } })}
            {...(mayHandOver ? { selected: chosen, onSelect: setChosen } : {})}
            empty={
              <EmptyState inline title={copy.noWork}>
                {copy.noWorkText}
              </EmptyState>
            }
          />
          <Paging page={page} pageSize={userEngagementsPageSize} total={work.data.total} onPage={setPage} />
        </>
      )}
      <BulkBar count={picked.length} onClear={() => setChosen(none)}>
        <Button size="sm" onClick={() => setHanding('some')}>
          {copy.handOver}
        </Button>
      </BulkBar>
      {handing !== undefined && (
        <HandOverEngagementsDialog
          from={{ userId, name, isMe: work.data?.records[0]?.isMe ?? false }}
          count={handing === 'all' ? (total ?? 0) : picked.length}
          {...(handing === 'all' ? {} : { engagementIds: picked.map(({ engagementId }) => engagementId) })}
          onClose={() => setHanding(undefined)}
          onDone={() => setChosen(none)}
        />
      )}
    </Block>
  );
};
