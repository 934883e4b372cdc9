import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { prequalificationClientsQuery, prequalificationPageSize } from '#web/prequalification/client.ts';
import { PrequalificationMatrix, requestBlockedReasons } from '#web/prequalification/parts/matrix.tsx';
import { PrequalificationTabs } from '#web/prequalification/parts/tabs.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import s from '#web/prequalification/parts/matrix.module.css';

interface ClientsSearch {
  q?: string | undefined;
  page?: number | undefined;
}

/** The agency's prequalifications with every client, with request buttons. */
export const PrequalificationClientsPage = () => (
  <>
    <PageHeader title={copy.title} />
    <PrequalificationTabs />
    <Clients />
  </>
);

const Clients = () => {
  const { search, set } = useFilters<ClientsSearch>();
  const page = search.page ?? 0;
  const list = useQuery(prequalificationClientsQuery(search.q ?? '', page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: prequalificationPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const rows = isPastEnd ? undefined : list.data?.records;
  const reasons = requestBlockedReasons(rows ?? []);
  if (list.error instanceof Problem && list.error.status === 403)
    return <RefusedState title={copy.refused} reasons={[{ code: list.error.code, text: list.error.message }]} />;
  if (hasFailedToLoad(list)) return <ErrorState title={copy.failed} onRetry={() => void list.refetch()} />;
  return (
    <>
      <FilterBar label={copy.filters}>
        <SearchBox
          label={copy.keywords}
          value={search.q ?? ''}
          onChange={(q) => set({ q: q === '' ? undefined : q })}
        />
      </FilterBar>
      {reasons && (
        <div className={s.why}>
          <DisabledReason reasons={reasons} />
        </div>
      )}
      {!rows ? (
        <Block>
          <SkeletonRows rows={6} />
        </Block>
      ) : rows.length === 0 ? (
        search.q === undefined ? (
          <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
        ) : (
          <EmptyState title={copy.noneFound}>{copy.noneFoundText}</EmptyState>
        )
      ) : (
        rows.map((client) => (
          <Block
            key={client.clientId}
            title={client.clientName}
            note={client.location}
            aside={
              client.cells.some(({ isPrequalificationApplied }) => isPrequalificationApplied) && (
                <Link
                  to="/prequalification/$clientId"
                  params={{ clientId: client.clientId }}
                  aria-label={copy.historyOf({ client: client.clientName })}
                >
                  {copy.seeHistory}
                </Link>
              )
            }
          >
            <PrequalificationMatrix client={client} />
          </Block>
        ))
      )}
      {list.data && (
        <Paging
          page={page}
          pageSize={prequalificationPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
};
