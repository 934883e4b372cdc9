import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { recordedActivityKinds, type ActivityKind } from '#contract/notifications/states.ts';
import { activitiesQuery, notificationsPageSize, type ActivitySearch } from '#web/notifications/client.ts';
import { RelativeTime } from '#web/notifications/parts/relative-time.tsx';
import { NotificationsLayout } from '#web/notifications/parts/notifications-layout.tsx';
import { copy } from '#web/notifications/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import type { Column } from '#web/ui/table/column.ts';

const kindNames: Readonly<Partial<Record<ActivityKind, string>>> = {
  submit: copy.submit,
  withdraw: copy.withdraw,
  topic: copy.topic,
  question: copy.question,
  newCandidate: copy.newCandidate,
  updatedCandidate: copy.updatedCandidate,
  comment: copy.comment,
} satisfies Record<(typeof recordedActivityKinds)[number], string>;
const kinds = recordedActivityKinds.map((id) => ({ id, label: kindNames[id] ?? '' }));

type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof activitiesQuery>['queryFn']>>>['records'][number];

const columns: readonly Column<Row>[] = [
  { id: 'what', header: copy.what, title: true, cell: (row) => row.sentence },
  { id: 'kind', header: copy.kind, width: 176, stack: 'start', cell: (row) => kindNames[row.kind] },
  {
    id: 'engagement',
    header: copy.engagement,
    width: 280,
    show: 'wide',
    stack: 'hide',
    cell: (row) => row.engagementTitle,
  },
  {
    id: 'when',
    header: copy.when,
    width: 148,
    end: true,
    stack: 'corner',
    cell: (row) => <RelativeTime at={row.at} />,
  },
];

/** The user's own activities, newest first. */
export const ActivityPage = () => {
  const { search, set } = useFilters<ActivitySearch>();
  const { activity: kind, page = 0 } = search;
  const { tenant } = useSession();
  const list = useQuery(activitiesQuery(search));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: notificationsPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  if (list.isError) {
    return (
      <NotificationsLayout title={copy.activity}>
        <LoadError
          part
          title={copy.failedActivity}
          refused={copy.refused}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      </NotificationsLayout>
    );
  }
  return (
    <NotificationsLayout title={copy.activity}>
      <FilterBar label={copy.filters}>
        <SelectFilter
          label={copy.kind}
          options={kinds}
          value={kind ?? ''}
          onChange={(id) => set({ activity: recordedActivityKinds.find((one) => one === id) })}
        />
      </FilterBar>
      <Table
        label={copy.activity}
        columns={columns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.feedId}
        rowName={(row) => row.sentence}
        {...(tenant.side === 'agency' || tenant.side === 'client' ? { link: linkOf(tenant.side) } : {})}
        empty={
          kind === undefined ? (
            <EmptyState title={copy.noActivity}>{copy.noActivityText}</EmptyState>
          ) : (
            <EmptyState
              title={copy.noneFiltered}
              actions={<Button onClick={() => set({ activity: undefined })}>{copy.showAllKinds}</Button>}
            />
          )
        }
      />
      {list.data && (
        <Paging
          page={page}
          pageSize={notificationsPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </NotificationsLayout>
  );
};

/**
 * Returns the link for an activity: to its candidate, otherwise to its engagement or, without either, to the user's
 * main list.
 */
const linkOf =
  (side: 'agency' | 'client') =>
  ({ candidateId, engagementId }: Row) => {
    if (side === 'agency') {
      if (candidateId !== null) return linkOptions({ to: '/candidates/viewer', search: { candidateId } });
      if (engagementId === null) return linkOptions({ to: '/engagement/board' });
      return linkOptions({ to: '/engagement/$engagementId', params: { engagementId } });
    }
    if (candidateId !== null) return linkOptions({ to: '/employer/candidates/$candidateId', params: { candidateId } });
    if (engagementId === null) return linkOptions({ to: '/employer/engagements' });
    return linkOptions({ to: '/employer/engagements/$engagementId', params: { engagementId } });
  };
