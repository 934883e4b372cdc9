import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import { exportFormats } from '#contract/reports/states.ts';
import {
  centreQuery,
  downloadCandidateExport,
  filterOptionsQuery,
} from '#web/candidates/parts/centre/centre-client.ts';
import { centreColumns } from '#web/candidates/parts/centre/centre-columns.tsx';
import { centreCopy } from '#web/candidates/parts/centre/centre-copy.ts';
import { CentreViews } from '#web/candidates/parts/centre/centre-views.tsx';
import { CentreFilterBar } from '#web/candidates/parts/centre/centre-filters.tsx';
import {
  centrePageSize,
  hasAnyFilter,
  noCentreFilters,
  type CentreSearch,
} from '#web/candidates/parts/centre/centre-search.ts';
import { listedCandidateLink } from '#web/candidates/parts/neighbours/use-centre-neighbours.ts';
import { PageSizeControl } from '#web/candidates/parts/centre/page-size.tsx';
import { bulkCopy } from '#web/candidates/parts/bulk/bulk-copy.ts';
import { BulkRunBanners } from '#web/candidates/parts/bulk/bulk-run-banners.tsx';
import { BulkSubmitDialog, bulkSubmit } from '#web/candidates/parts/bulk/bulk-submit-dialog.tsx';
import { BulkWithdrawDialog, bulkWithdraw } from '#web/candidates/parts/bulk/bulk-withdraw-dialog.tsx';
import { summarizeChanges } from '#web/candidates/parts/viewer/change-summary.ts';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Sort } from '#web/ui/table/column.ts';
import { BulkBar } from '#web/ui/table/bulk-bar.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { useSelection } from '#web/ui/table/entry-state.ts';
import { announce } from '#web/ui/text/announce.ts';

const none: ReadonlySet<string> = new Set();
const bulkActs = [bulkWithdraw, bulkSubmit];

type Props = {
  /** Loads the number of comments on each candidate shown, for the `CommentCount` in every row. */
  CommentCounts: ComponentType<{ candidateIds: readonly string[]; children: ReactNode }>;
  CommentCount: ComponentType<{ candidateId: string }>;
};

/** All of the agency's candidates across engagements, with status, client and earnings. */
export const CandidateCentrePage = ({ CommentCounts, CommentCount }: Props) => {
  const search: CentreSearch = useSearch({ from: '/_app/candidate' });
  const navigate = useNavigate({ from: '/candidate' });
  const set = (patch: CentreSearch, replace = true): void =>
    void navigate({ search: (before) => ({ ...before, pageCurrent: 0, ...patch }), replace, resetScroll: false });
  const list = useQuery(centreQuery(search));
  const options = useQuery(filterOptionsQuery(search));
  const [chosen, setChosen] = useSelection();
  const link = useCallback((row: CandidateListRow) => listedCandidateLink(row, search), [search]);
  const columns = useMemo(() => centreColumns(CommentCount), [CommentCount]);
  const { permissions } = useSession();
  const [action, setAction] = useState<'submit' | 'withdraw' | null>(null);
  const cancelAction = (): void => setAction(null);
  const endAction = (): void => {
    cancelAction();
    setChosen(none);
  };
  const page = search.pageCurrent ?? 0;
  const pageSize = search.pageSize ?? centrePageSize;
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize, total }, (last) => set({ pageCurrent: last }));
  const rows = isPastEnd ? undefined : list.data?.records;
  const changed = useRemotelyChangedRowKeys(
    { list: JSON.stringify(search), rows, isPlaceholderData: list.isPlaceholderData },
    (row) => row._id,
    (of, before) => announce(summarizeChanges(of, before)),
  );
  const header = (
    <>
      <PageHeader title={copy.title} fact={list.data && copy.candidateCount({ count: list.data.total })} />
      <CentreViews search={search} />
      <BulkRunBanners acts={bulkActs} place="centre" />
    </>
  );
  if (hasFailedToLoad(list))
    return (
      <>
        {header}
        <LoadError title={copy.failedList} error={list.error} onRetry={() => void list.refetch()} />
      </>
    );
  const sort: Sort = { by: search.sortBy ?? 'submittedDate', desc: (search.sortOrder ?? 'desc') === 'desc' };
  const candidateIds = (rows ?? []).map(({ _id }) => _id);
  const picked = (rows ?? []).filter((row) => chosen.has(row._id));
  return (
    <>
      {header}
      <CentreFilterBar search={search} narrow={(patch) => set(patch)} options={options.data} />
      <CommentCounts candidateIds={candidateIds}>
        <Table
          label={copy.title}
          columns={columns}
          rows={rows}
          changed={changed}
          selected={chosen}
          onSelect={setChosen}
          busy={list.isPlaceholderData}
          rowKey={(row) => row._id}
          rowName={candidateName}
          link={link}
          sort={sort}
          onSort={({ by, desc }) =>
            set({ sortBy: by as NonNullable<CentreSearch['sortBy']>, sortOrder: desc ? 'desc' : 'asc' })
          }
          empty={
            hasAnyFilter(search) ? (
              <EmptyState
                title={copy.noneFound}
                actions={<Button onClick={() => set(noCentreFilters)}>{copy.clearFilters}</Button>}
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
      </CommentCounts>
      {list.data && list.data.total > 0 && (
        <Paging
          page={page}
          pageSize={pageSize}
          total={list.data.total}
          onPage={(next) => set({ pageCurrent: next }, false)}
        >
          <PageSizeControl value={pageSize} onChange={(size) => set({ pageSize: size })} />
        </Paging>
      )}
      <BulkBar count={picked.length} onClear={() => setChosen(none)}>
        {exportFormats.map((format) => (
          <DownloadButton
            key={format}
            size="sm"
            onDownload={async () => downloadBlob(await downloadCandidateExport(picked, format))}
          >
            {format === 'csv' ? centreCopy.exportCsv : centreCopy.exportXlsx}
          </DownloadButton>
        ))}
        {permissions.includes('Fulfillment Stage=Submit Candidate') && (
          <>
            <Button size="sm" onClick={() => setAction('submit')}>
              {bulkCopy.submit}
            </Button>
            <Button size="sm" kind="stop" onClick={() => setAction('withdraw')}>
              {bulkCopy.withdraw}
            </Button>
          </>
        )}
      </BulkBar>
      {action === 'submit' && <BulkSubmitDialog candidates={picked} onCancel={cancelAction} onClose={endAction} />}
      {action === 'withdraw' && <BulkWithdrawDialog candidates={picked} onCancel={cancelAction} onClose={endAction} />}
    </>
  );
};
