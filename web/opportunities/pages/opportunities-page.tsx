import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { marketSummaryQuery, opportunitiesQuery, opportunitiesPageSize } from '#web/opportunities/client.ts';
import { MarketSummary, OpportunityFilters } from '#web/opportunities/parts/opportunity-filters.tsx';
import { OpportunityDetail } from '#web/opportunities/parts/opportunity-detail.tsx';
import { OpportunityList } from '#web/opportunities/parts/opportunity-list.tsx';
import {
  isSortedByRelevance,
  toOpportunitiesSearch,
  type OpportunitiesSearch,
} from '#web/opportunities/parts/search.ts';
import { useHasRoomForDetail } from '#web/opportunities/parts/use-has-room-for-detail.ts';
import s from '#web/opportunities/parts/found.module.css';
import { copy } from '#web/opportunities/copy.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Split } from '#web/ui/layout/split.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { LiveRegion } from '#web/ui/text/live-region.tsx';

/**
 * Changes the filters and clears the selection, because the selected opportunity might not be among the new results.
 */
const useSet = () => {
  const navigate = useNavigate();
  return (patch: Partial<OpportunitiesSearch>, replace = !('page' in patch)): void =>
    void navigate({
      to: '/opportunities',
      search: (before) => ({ ...before, page: undefined, ...patch }),
      replace,
      resetScroll: 'page' in patch,
    });
};

/**
 * The open opportunities, with the selected one beside the list. If none is selected and there is room, the first one
 * is shown.
 */
export const OpportunitiesPage = () => {
  const search = useSearch({ from: '/_app/opportunities' });
  const params = useParams({ strict: false });
  const set = useSet();
  const isWide = useHasRoomForDetail();
  const list = useQuery(opportunitiesQuery(search));
  const glance = useQuery(marketSummaryQuery()).data;
  const ids = list.data?.records.map(({ engagementId }) => engagementId) ?? [];
  const chosen = params.engagementId ?? (isWide ? ids[0] : undefined);
  const at = chosen === undefined ? -1 : ids.indexOf(chosen);
  const changed = useRemotelyChangedRowKeys(
    { list: JSON.stringify(search), rows: list.data?.records, isPlaceholderData: list.isPlaceholderData },
    (row) => row.engagementId,
    (of) => announce(of.length === 1 ? copy.oneChanged : copy.changed({ count: of.length })),
  );
  if (hasFailedToLoad(list)) {
    return (
      <>
        <PageHeader title={copy.title} />
        <LoadError title={copy.failed} refused={copy.refused} error={list.error} onRetry={() => void list.refetch()} />
      </>
    );
  }
  return (
    <Split
      detailLabel={copy.selected}
      detail={
        chosen === undefined ? null : (
          <OpportunityDetail
            key={chosen}
            engagementId={chosen}
            previous={at > 0 ? ids[at - 1] : undefined}
            next={at >= 0 ? ids[at + 1] : undefined}
          />
        )
      }
    >
      <PageHeader title={copy.title} />
      <MarketSummary glance={glance} search={search} set={set} />
      {search.view === undefined && <OpportunityFilters search={search} set={set} facets={list.data?.facets} />}
      {list.data && <LiveRegion text={copy.found({ count: list.data.total })} />}
      {list.data?.readAs?.map((one) => (
        <p key={one.typed} className={s.readAs}>
          {copy.readAs(one)}
        </p>
      ))}
      <Results
        list={list}
        nothingOpen={glance?.open === 0}
        search={search}
        chosen={chosen}
        changed={changed}
        set={set}
      />
    </Split>
  );
};

type ResultsProps = {
  list: ReturnType<typeof useOpportunities>;
  nothingOpen: boolean;
  search: OpportunitiesSearch;
  chosen: string | undefined;
  changed: ReadonlySet<string>;
  set: (patch: Partial<OpportunitiesSearch>, replace?: boolean) => void;
};

const useOpportunities = (search: OpportunitiesSearch) => useQuery(opportunitiesQuery(search));

const Results = ({ list, nothingOpen, search, chosen, changed, set }: ResultsProps) => {
  const { data } = list;
  const page = search.page ?? 0;
  const total = list.isPlaceholderData ? undefined : data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: opportunitiesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  if (data?.total === 0) {
    if (nothingOpen) return <EmptyState title={copy.none}>{copy.noneText}</EmptyState>;
    return search.view === 'yours' ? (
      <EmptyState title={copy.noneYours}>{copy.noneYoursText}</EmptyState>
    ) : (
      <EmptyState
        title={copy.noneFound}
        actions={<Button onClick={() => set(toOpportunitiesSearch({}))}>{copy.clearFilters}</Button>}
      >
        {copy.noneFoundText}
      </EmptyState>
    );
  }
  return (
    <>
      <OpportunityList
        rows={isPastEnd ? undefined : data?.records}
        chosen={chosen}
        changed={changed}
        busy={list.isPlaceholderData}
        byClosing={!isSortedByRelevance(search)}
      />
      {data && (
        <Paging page={page} pageSize={opportunitiesPageSize} total={data.total} onPage={(page) => set({ page })}>
          {data.isTotalAtLeast && <span>{copy.atLeast({ count: data.total })}</span>}
        </Paging>
      )}
    </>
  );
};
