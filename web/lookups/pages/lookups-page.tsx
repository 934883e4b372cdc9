import { useQuery } from '@tanstack/react-query';
import { lookupLists, lookupQuery, type LookupList, type LookupRow } from '#web/lookups/client.ts';
import { copy } from '#web/lookups/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

export interface LookupSearch {
  list?: LookupList | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

const pageSize = 20;

const columnsOf = (withCode: boolean): readonly Column<LookupRow>[] => [
  { id: 'value', header: copy.value, title: true, cell: (row) => row.value },
  ...(withCode
    ? [
        {
          id: 'code',
          header: copy.code,
          width: 120,
          stack: 'start',
          cell: (row: LookupRow) => row.code ?? '',
        } as const,
      ]
    : []),
  { id: 'id', header: copy.id, width: 120, end: true, stack: 'end', cell: (row) => row.id },
];

const fits = (row: LookupRow, q: string): boolean =>
  [row.value, row.code ?? '', String(row.id)].some((text) => text.toLowerCase().includes(q.trim().toLowerCase()));

/** The lookup lists, for the provider's staff. */
export const LookupsPage = () => {
  const { search, set } = useFilters<LookupSearch>();
  const { list = 'classifications', q = '' } = search;
  const query = useQuery(lookupQuery(list));
  const found = query.data?.filter((row) => fits(row, q));
  const last = Math.max(0, Math.ceil((found?.length ?? 0) / pageSize) - 1);
  const page = Math.min(search.page ?? 0, last);
  return (
    <>
      <PageHeader title={copy.title} lead={copy.text} />
      <FilterBar label={copy.filters}>
        <SelectFilter
          label={copy.list}
          options={lookupLists.map((id) => ({ id, label: copy[id] }))}
          value={list}
          onChange={(id) => set({ list: lookupLists.find((one) => one === id), q: undefined })}
        />
        <SearchBox label={copy.search} value={q} onChange={(text) => set({ q: text === '' ? undefined : text })} />
      </FilterBar>
      {hasFailedToLoad(query) ? (
        <ErrorState title={copy.failed} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={copy[list]}
          columns={columnsOf(query.data?.some(({ code }) => code !== undefined) ?? false)}
          rows={found?.slice(page * pageSize, (page + 1) * pageSize)}
          rowKey={(row) => String(row.id)}
          rowName={(row) => row.value}
          empty={<EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
        />
      )}
      {found && <Paging page={page} pageSize={pageSize} total={found.length} onPage={(next) => set({ page: next })} />}
    </>
  );
};
