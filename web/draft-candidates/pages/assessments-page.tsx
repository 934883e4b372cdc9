import { useQuery } from '@tanstack/react-query';
import type { AgencyAiAccess, ModelCall } from '#contract/draft-candidates/shapes.ts';
import { exportFormats } from '#contract/reports/states.ts';
import {
  agencyAiAccessQuery,
  assessmentsPageSize,
  downloadModelCalls,
  modelCallsQuery,
} from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { callProblemCopy } from '#web/draft-candidates/parts/problem-copy.ts';
import s from '#web/draft-candidates/parts/draft-candidates.module.css';
import { useFilters } from '#web/platform/filters.ts';
import { formatCount } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { Count } from '#web/ui/text/figures.tsx';

const figure = { width: 128, end: true, stack: 'end' } as const;

const agencyColumns: readonly Column<AgencyAiAccess>[] = [
  { id: 'agency', header: copy.agency, title: true, cell: (row) => row.supplierName },
  {
    id: 'switch',
    header: copy.assessment,
    width: 240,
    stack: 'line',
    cell: ({ offSince }) =>
      offSince === null ? (
        copy.switchOn
      ) : (
        <>
          <Badge tone="warn">{copy.switchOff}</Badge> <DateText value={offSince} />
        </>
      ),
  },
  {
    id: 'calls',
    header: copy.calls,
    ...figure,
    stackWord: () => copy.callsWord,
    cell: (row) => <Count value={row.calls} />,
  },
  {
    id: 'failed',
    header: copy.failedCalls,
    ...figure,
    stack: 'hide',
    cell: (row) => <Count value={row.failedCalls} />,
  },
  { id: 'tokens', header: copy.tokens, ...figure, stack: 'hide', cell: (row) => <Count value={row.tokens} /> },
];

const callColumns: readonly Column<ModelCall>[] = [
  { id: 'at', header: copy.time, width: 212, title: true, cell: (row) => <DateText value={row.at} time /> },
  { id: 'agency', header: copy.agency, stack: 'line', cell: (row) => row.supplierName },
  { id: 'user', header: copy.user, width: 160, stack: 'start', cell: (row) => row.userName },
  { id: 'model', header: copy.model, width: 184, stack: 'hide', cell: (row) => row.version || row.model },
  {
    id: 'hash',
    header: copy.inputHash,
    width: 132,
    show: 'wide',
    stack: 'hide',
    cell: ({ inputHash }) => <span title={inputHash}>{inputHash.slice(0, 12)}</span>,
  },
  {
    id: 'result',
    header: copy.result,
    width: 152,
    stack: 'line',
    cell: ({ problem }) =>
      problem === null ? copy.answered : <span className={s.problem}>{callProblemCopy[problem]}</span>,
  },
  {
    id: 'tokens',
    header: copy.tokens,
    ...figure,
    width: 80,
    stack: 'end',
    stackWord: ({ inputTokens }) => (inputTokens === null ? '' : copy.tokensWord),
    cell: ({ inputTokens, outputTokens }) =>
      inputTokens === null && outputTokens === null ? null : <Count value={(inputTokens ?? 0) + (outputTokens ?? 0)} />,
  },
];

type Search = { page?: number | undefined; agencies?: number | undefined; supplierId?: string | undefined };

const Agencies = () => {
  const { search, set } = useFilters<Search>();
  const page = search.agencies ?? 0;
  const list = useQuery(agencyAiAccessQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const given = { page, pageSize: assessmentsPageSize, total };
  const isPastEnd = useLastPageRedirect(given, (agencies) => set({ agencies }, true));
  if (hasFailedToLoad(list)) return <ErrorState title={copy.failedAgencies} onRetry={() => void list.refetch()} />;
  return (
    <>
      <Table
        label={copy.agencies}
        columns={agencyColumns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.supplierId}
        rowName={(row) => row.supplierName}
        empty={<EmptyState title={copy.noAgencies}>{copy.noAgenciesText}</EmptyState>}
      />
      {list.data && list.data.pageCount > 1 && (
        <Paging
          page={page}
          pageSize={assessmentsPageSize}
          total={list.data.total}
          onPage={(agencies) => set({ agencies })}
        />
      )}
    </>
  );
};

const Calls = () => {
  const { search, set } = useFilters<Search>();
  const { page = 0, supplierId } = search;
  const list = useQuery(modelCallsQuery(page, supplierId));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: assessmentsPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  if (hasFailedToLoad(list)) return <ErrorState title={copy.failedCallList} onRetry={() => void list.refetch()} />;
  return (
    <>
      {list.data && (supplierId !== undefined || list.data.agencies.length > 0) && (
        <FilterBar
          label={copy.filters}
          end={
            list.data.total > 0 &&
            exportFormats.map((format) => (
              <DownloadButton key={format} size="sm" onDownload={() => downloadModelCalls(supplierId, format)}>
                {format === 'csv' ? copy.exportCsv : copy.exportXlsx}
              </DownloadButton>
            ))
          }
        >
          <SelectFilter
            label={copy.agency}
            options={(list.data?.agencies ?? []).map((one) => ({
              id: one.supplierId,
              label: one.supplierName,
              detail: formatCount(one.calls),
            }))}
            value={supplierId ?? ''}
            onChange={(id) => set({ supplierId: id || undefined })}
          />
        </FilterBar>
      )}
      <Table
        label={copy.modelCalls}
        columns={callColumns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.callId}
        rowName={(row) => row.supplierName}
        empty={
          supplierId === undefined ? (
            <EmptyState title={copy.noCalls}>{copy.noCallsText}</EmptyState>
          ) : (
            <EmptyState
              title={copy.noCalls}
              actions={<Button onClick={() => set({ supplierId: undefined })}>{copy.showAllCalls}</Button>}
            >
              {copy.noCallsOfAgency}
            </EmptyState>
          )
        }
      />
      {list.data && list.data.total > 0 && (
        <Paging
          page={page}
          pageSize={assessmentsPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
};

/**
 * All agencies' assessments, for the provider's staff: which agencies have turned them off, and the language model
 * calls.
 */
export const AssessmentsPage = () => {
  const { data } = useQuery(agencyAiAccessQuery(0));
  const fact = data && (data.model === null ? copy.noModel : copy.modelIs({ model: data.model }));
  return (
    <>
      <PageHeader title={copy.assessments} lead={fact && <p>{fact}</p>} />
      <section className={s.list} aria-labelledby="agencies">
        <h2 id="agencies">{copy.agencies}</h2>
        <Agencies />
      </section>
      <section className={s.list} aria-labelledby="calls">
        <h2 id="calls">{copy.modelCalls}</h2>
        <Calls />
      </section>
    </>
  );
};
