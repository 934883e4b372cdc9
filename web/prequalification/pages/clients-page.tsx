import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientsQuery, pageSize } from '#web/prequalification/client.ts';
import { Matrix, mayNotAsk } from '#web/prequalification/parts/matrix.tsx';
import { Ways } from '#web/prequalification/parts/ways.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPage } from '#web/platform/last-page.ts';
import { isLost } from '#web/platform/queries.ts';
import { Why } from '#web/ui/button/why.tsx';
import { Empty, Failed, Refused } from '#web/ui/face/faces.tsx';
import { SkeletonRows } from '#web/ui/face/skeleton.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import s from '#web/prequalification/parts/matrix.module.css';

export interface ClientsSearch {
  q?: string | undefined;
  page?: number | undefined;
}

/** How the agency stands to every client, with the way to ask. */
export const ClientsPage = () => (
  <>
    <PageHeader title={copy.title} />
    <Ways />
    <Clients />
  </>
);

const Clients = () => {
  const { search, set } = useFilters<ClientsSearch>();
  const page = search.page ?? 0;
  const list = useQuery(clientsQuery(search.q ?? '', page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPage({ page, pageSize, total }, (last) => set({ page: last }, true));
  const rows = isPastEnd ? undefined : list.data?.records;
  const reasons = mayNotAsk(rows ?? []);
  if (list.error instanceof Problem && list.error.status === 403)
    return <Refused title={copy.refused} reasons={[{ code: list.error.code, text: list.error.message }]} />;
  if (isLost(list)) return <Failed title={copy.failed} onRetry={() => void list.refetch()} />;
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
          <Why reasons={reasons} />
        </div>
      )}
      {!rows ? (
        <Block>
          <SkeletonRows rows={6} />
        </Block>
      ) : rows.length === 0 ? (
        search.q === undefined ? (
          <Empty title={copy.none}>{copy.noneText}</Empty>
        ) : (
          <Empty title={copy.noneFound}>{copy.noneFoundText}</Empty>
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
            <Matrix client={client} />
          </Block>
        ))
      )}
      {list.data && (
        <Paging page={page} pageSize={pageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
      )}
    </>
  );
};
