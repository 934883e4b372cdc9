import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notificationStates, type NotificationState } from '#contract/notifications/states.ts';
import type { NotificationItem } from '#web/notifications/parts/bell-list.ts';
import {
  notificationsQuery,
  notificationsPageSize,
  useArchiveNotifications,
  useMarkViewed,
  type NotificationSearch,
} from '#web/notifications/client.ts';
import { categoryOptions } from '#web/notifications/parts/category.ts';
import { notificationColumns } from '#web/notifications/parts/notification-columns.tsx';
import { NotificationsLayout } from '#web/notifications/parts/notifications-layout.tsx';
import { notifyArchiveFailed, notifyViewFailed, useOpenNotification } from '#web/notifications/parts/use-open.ts';
import { copy } from '#web/notifications/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useSession } from '#web/platform/session.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { nextPaint } from '#web/platform/next-paint.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { FilterBar, SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { BulkBar } from '#web/ui/table/bulk-bar.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { isFocusAround } from '#web/ui/table/use-row-keys.ts';

const states = notificationStates.map((id) => ({ id, label: copy[id] }));
const none: ReadonlySet<string> = new Set();
const silent = (): void => undefined;

/** The user's notifications, newest first, with actions to open one, and to mark several as viewed or archive them. */
export const NotificationsPage = () => {
  const { side } = useSession().tenant;
  const { search, set } = useFilters<NotificationSearch>();
  const { state = 'new', about, page = 0 } = search;
  const list = useQuery(notificationsQuery(search));
  const [chosen, setChosen] = useState(none);
  const open = useOpenNotification();
  const { send, busy } = useDeeds(() => setChosen(none));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: notificationsPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const rows = isPastEnd ? undefined : list.data?.records;
  const changed = useRemotelyChangedRowKeys(
    { list: JSON.stringify(search), rows, isPlaceholderData: list.isPlaceholderData },
    (row) => row.id,
    silent,
  );
  useSayFailure(list.error);
  const narrow = (patch: Partial<NotificationSearch>): void => {
    setChosen(none);
    set(patch);
  };
  const refusal = list.error instanceof Problem && list.error.status === 403 ? list.error : undefined;
  // A user who no longer has the permission doesn't see the loaded rows either.
  if (refusal || (list.isError && list.data === undefined)) {
    return (
      <NotificationsLayout title={copy.title}>
        {refusal ? (
          <RefusedState
            title={copy.refused}
            reasons={[{ code: refusal.code, text: refusal.message }, ...refusal.reasons]}
          />
        ) : (
          <ErrorState title={copy.failedLoading} onRetry={() => void list.refetch()}>
            {copy.failedLoadingText}
          </ErrorState>
        )}
      </NotificationsLayout>
    );
  }
  // Rows that have left the list, here or in another tab, are deselected.
  const picked = (rows ?? []).filter(({ id }) => chosen.has(id));
  return (
    <NotificationsLayout title={copy.title}>
      <FilterBar label={copy.filters}>
        <SegmentedFilter
          label={copy.state}
          choices={states}
          value={state}
          onChange={(id) => narrow({ state: id === 'new' ? undefined : (id as NotificationState) })}
        />
        <SelectFilter
          label={copy.category}
          options={categoryOptions(side)}
          value={about ?? ''}
          onChange={(id) => narrow({ about: categoryOptions(side).find((one) => one.id === id)?.id })}
        />
      </FilterBar>
      <Table
        label={copy.title}
        columns={notificationColumns(state, send)}
        rows={rows}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.id}
        rowName={(row) => row.sentence}
        onOpen={(row) => void open(row)}
        changed={changed}
        selected={new Set(picked.map(({ id }) => id))}
        onSelect={setChosen}
        skeletonRows={8}
        empty={<Nothing search={search} onNew={() => narrow({ state: undefined, about: undefined })} />}
      />
      {list.data && (
        <Paging
          page={page}
          pageSize={notificationsPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
      <BulkBar count={picked.length} onClear={() => setChosen(none)}>
        {picked.some((row) => !row.is_seen) && (
          <Button size="sm" pending={busy} onClick={() => send('view', picked)}>
            {copy.view}
          </Button>
        )}
        {picked.some((row) => !row.isArchive) && (
          <Button size="sm" pending={busy} onClick={() => send('archive', picked)}>
            {copy.archive}
          </Button>
        )}
      </BulkBar>
    </NotificationsLayout>
  );
};

type NotificationAction = 'view' | 'archive';

/**
 * Marks notifications as viewed or archives them, and shows a toast. The focus stays in the list, although the row
 * disappears.
 */
const useDeeds = (done: () => void) => {
  const view = useMarkViewed();
  const archive = useArchiveNotifications();
  const send = (deed: NotificationAction, rows: readonly NotificationItem[]): void => {
    const ids = rows.map(({ id }) => id);
    const said = deed === 'view' ? copy.viewedCount : copy.archivedCount;
    const [first] = ids;
    const place = placeOf(first);
    (deed === 'view' ? view : archive).mutate(ids, {
      onSuccess: ({ changed }) => {
        done();
        // Rows already handled in another tab are also removed from the list, but without a toast.
        if (changed > 0) toast.success(said({ count: changed }));
        void focusList(place, first);
      },
      onError: deed === 'view' ? notifyViewFailed : notifyArchiveFailed,
    });
  };
  return { send, busy: view.isPending || archive.isPending };
};

const placeOf = (id: string | undefined): number =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-rows] [data-key]')).findIndex(
    (row) => row.dataset['key'] === id,
  );

/** The maximum number of frames to wait for the list to remove a row, since the list renders updates with a delay. */
const mostPictures = 30;

/**
 * After an action on a row, focuses the row that is now in its place, so that the focus doesn't jump to the top of the
 * page. If there are no rows, focuses the filter.
 */
const focusList = async (place: number, gone: string | undefined): Promise<void> => {
  let pictures = 0;
  do {
    await nextPaint();
    pictures += 1;
  } while (placeOf(gone) >= 0 && pictures < mostPictures);
  const list = document.querySelector('[data-rows]') ?? document.querySelector('main');
  if (list !== null && !isFocusAround(list)) return;
  const rows = document.querySelectorAll<HTMLElement>('[data-rows] [data-opens]');
  const next = rows[Math.min(Math.max(place, 0), rows.length - 1)];
  (next ?? document.querySelector<HTMLElement>('main [aria-pressed="true"]'))?.focus({
    preventScroll: next !== undefined,
  });
};

const useSayFailure = (error: Error | null): void => {
  useEffect(() => {
    const isRefusal = error instanceof Problem && [401, 403].includes(error.status);
    if (error && !isRefusal) toast.error(copy.failedLoadingText, copy.failedLoading);
  }, [error]);
};

const Nothing = ({ search, onNew }: { search: NotificationSearch; onNew: () => void }) =>
  search.about === undefined && (search.state ?? 'new') === 'new' ? (
    <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
  ) : (
    <EmptyState title={copy.noneFiltered} actions={<Button onClick={onNew}>{copy.showNew}</Button>} />
  );
