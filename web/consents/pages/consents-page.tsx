import { useQuery } from '@tanstack/react-query';
import { candidateName } from '#contract/candidates/rules.ts';
import { consentStates, type ConsentState } from '#contract/consents/states.ts';
import { CentreTabs } from '#web/candidates/public.tsx';
import { consentsPageSize, consentsQuery } from '#web/consents/client.ts';
import { copy } from '#web/consents/copy.ts';
import { allConsentColumns, consentLink } from '#web/consents/parts/list/consent-columns.tsx';
import { consentStateLabels } from '#web/consents/parts/list/consent-state.ts';
import s from '#web/consents/parts/list/consents.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { MultiSelectFilter } from '#web/ui/filter/pick.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

type Search = { state?: ConsentState[] | undefined; page?: number | undefined };

const none: readonly ConsentState[] = [];

/** The candidates asked for consent, across all engagements, latest request first. */
export const ConsentsPage = () => {
  const { search, set } = useFilters<Search>();
  const { state = none, page = 0 } = search;
  const list = useQuery(consentsQuery(state, page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: consentsPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const header = (
    <>
      <PageHeader title={copy.title} />
      <CentreTabs now="consents" />
    </>
  );
  if (hasFailedToLoad(list))
    return (
      <>
        {header}
        <LoadError title={copy.failed} error={list.error} onRetry={() => void list.refetch()} />
      </>
    );
  return (
    <>
      {header}
      <div className={s.lead}>
        <p>{copy.lead}</p>
      </div>
      <FilterBar label={copy.filters}>
        <MultiSelectFilter
          label={copy.state}
          options={consentStates.map((id) => ({ id, label: consentStateLabels[id] }))}
          value={state}
          onChange={(ids) => set({ state: consentStates.filter((id) => ids.includes(id)) })}
        />
      </FilterBar>
      <Table
        label={copy.title}
        columns={allConsentColumns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.consentRequestId}
        rowName={candidateName}
        link={consentLink}
        empty={
          state.length > 0 ? (
            <EmptyState
              title={copy.noneFound}
              actions={<Button onClick={() => set({ state: undefined })}>{copy.clearFilters}</Button>}
            >
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
          pageSize={consentsPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
};
