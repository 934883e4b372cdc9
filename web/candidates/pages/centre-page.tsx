import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import { candidateStatus, candidateStatuses } from '#contract/candidates/states.ts';
import { engagementTypes } from '#contract/engagements/states.ts';
import { centreQuery } from '#web/candidates/client.ts';
import { centreColumns } from '#web/candidates/parts/centre/centre-columns.tsx';
import { centrePageSize, isNarrowed, type CentreSearch } from '#web/candidates/parts/centre/centre-search.ts';
import { summarizeChanges } from '#web/candidates/parts/viewer/change-summary.ts';
import { viewerLink } from '#web/candidates/parts/viewer-link.ts';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useLastPage } from '#web/platform/last-page.ts';
import { useRemotelyChangedRows } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { PickMany } from '#web/ui/filter/pick.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Sort } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { announce } from '#web/ui/text/announce.ts';

// Withdrawn candidates are in no list; "not selected" is offered, because agencies look for them.
const statusOptions = candidateStatuses
  .filter(({ id }) => id !== candidateStatus.withdrew)
  .map(({ id, value }) => ({ id: String(id), label: value }));
const typeOptions = engagementTypes.map(({ id, value }) => ({ id: String(id), label: value }));

const linkOf = (row: CandidateListRow) => viewerLink(row._id, row);

const texts = (ids: readonly number[] | undefined): string[] => (ids ?? []).map(String);
const numbers = (ids: readonly string[]): number[] | undefined => (ids.length === 0 ? undefined : ids.map(Number));

/** All candidates of the agency across engagements: status, client and earnings. */
export const CentrePage = () => {
  const search: CentreSearch = useSearch({ from: '/_app/candidate' });
  const navigate = useNavigate({ from: '/candidate' });
  const set = (patch: CentreSearch, replace = true): void =>
    void navigate({ search: (before) => ({ ...before, pageCurrent: 0, ...patch }), replace, resetScroll: false });
  const list = useQuery(centreQuery(search));
  const page = search.pageCurrent ?? 0;
  const pageSize = search.pageSize ?? centrePageSize;
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPage({ page, pageSize, total }, (last) => set({ pageCurrent: last }));
  const rows = isPastEnd ? undefined : list.data?.records;
  const changed = useRemotelyChangedRows(
    { list: JSON.stringify(search), rows, isPlaceholderData: list.isPlaceholderData },
    (row) => row._id,
    (of, before) => announce(summarizeChanges(of, before)),
  );
  const header = <PageHeader title={copy.title} fact={list.data && copy.candidateCount({ count: list.data.total })} />;
  if (hasFailedToLoad(list))
    return (
      <>
        {header}
        <LoadError title={copy.failedList} error={list.error} onRetry={() => void list.refetch()} />
      </>
    );
  const sort: Sort = { by: search.sortBy ?? 'submittedDate', desc: (search.sortOrder ?? 'desc') === 'desc' };
  const clear = (): void => set({ candidateStatusId: undefined, engagementTypeId: undefined, keywords: undefined });
  return (
    <>
      {header}
      <FilterBar label={copy.filters}>
        <SearchBox value={search.keywords ?? ''} onChange={(keywords) => set({ keywords: keywords || undefined })} />
        <PickMany
          label={copy.status}
          options={statusOptions}
          value={texts(search.candidateStatusId)}
          onChange={(ids) => set({ candidateStatusId: numbers(ids) })}
        />
        <PickMany
          label={copy.engagementType}
          options={typeOptions}
          value={texts(search.engagementTypeId)}
          onChange={(ids) => set({ engagementTypeId: numbers(ids) })}
        />
      </FilterBar>
      <Table
        label={copy.title}
        columns={centreColumns}
        rows={rows}
        changed={changed}
        busy={list.isPlaceholderData}
        rowKey={(row) => row._id}
        rowName={candidateName}
        link={linkOf}
        sort={sort}
        onSort={({ by, desc }) =>
          set({ sortBy: by as NonNullable<CentreSearch['sortBy']>, sortOrder: desc ? 'desc' : 'asc' })
        }
        empty={
          isNarrowed(search) ? (
            <EmptyState title={copy.noneFound} actions={<Button onClick={clear}>{copy.clearFilters}</Button>}>
              {copy.noneFoundText}
            </EmptyState>
          ) : (
            <EmptyState
              title={copy.none}
              actions={
                <LinkButton to="/engagement/board" kind="primary">
                  {copy.toEngagements}
                </LinkButton>
              }
            >
              {copy.noneText}
            </EmptyState>
          )
        }
      />
      {list.data && list.data.total > 0 && (
        <Paging
          page={page}
          pageSize={pageSize}
          total={list.data.total}
          onPage={(next) => set({ pageCurrent: next }, false)}
        />
      )}
    </>
  );
};
