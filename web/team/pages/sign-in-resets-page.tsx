import { useQuery } from '@tanstack/react-query';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { teamPageSize, resetsQuery, resettableUsersQuery, type ResettableUser } from '#web/team/client.ts';
import { resetCopy as copy } from '#web/team/copy.ts';
import { RequestResetButton } from '#web/team/parts/security/request-reset.tsx';
import { PendingResets } from '#web/team/parts/security/resets.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

const columns: readonly Column<ResettableUser>[] = [
  { id: 'name', header: copy.user, title: true, cell: (row) => row.userName },
  { id: 'organization', header: copy.organization, stack: 'line', cell: (row) => row.organization },
  {
    id: 'do',
    header: copy.action,
    width: 240,
    cell: (row) => (row.waiting ? copy.isWaiting : <RequestResetButton size="sm" user={row} />),
  },
];

/**
 * The provider's page for second factor resets: for its own staff, for employers' users, and for users of agencies in
 * which nobody else could confirm a reset.
 */
export const SignInResetsPage = () => {
  const resets = useQuery(resetsQuery);
  const { search, set } = useFilters<{ q?: string | undefined; page?: number | undefined }>();
  const { q: typed = '', page = 0 } = search;
  const users = useQuery(resettableUsersQuery(typed, page));
  const total = users.isPlaceholderData ? undefined : users.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: teamPageSize, total }, (last) => set({ page: last }, true));
  return (
    <>
      <PageHeader title={copy.title} />
      <Block title={copy.waiting} note={copy.waitingNote}>
        {hasFailedToLoad(resets) ? (
          <ErrorState inline title={copy.failed} onRetry={() => void resets.refetch()} />
        ) : resets.data ? (
          <PendingResets shows="organization" resets={resets.data} />
        ) : (
          <SkeletonText lines={2} />
        )}
      </Block>
      <Block title={copy.users} note={copy.usersNote}>
        <div data-edge-to-edge>
          <FilterBar label={copy.users}>
            <SearchBox
              label={copy.search}
              value={typed}
              onChange={(keyword) => set({ q: keyword === '' ? undefined : keyword })}
            />
          </FilterBar>
          {!hasFailedToLoad(users) && (
            <Table
              label={copy.users}
              columns={columns}
              rows={isPastEnd ? undefined : users.data?.records}
              rowKey={(row) => row.userId}
              rowName={(row) => row.userName}
              busy={users.isPlaceholderData}
              empty={
                typed === '' ? (
                  <EmptyState title={copy.noUsers}>{copy.noUsersText}</EmptyState>
                ) : (
                  <EmptyState title={copy.noMatch}>{copy.noMatchText}</EmptyState>
                )
              }
            />
          )}
          {users.data && (
            <Paging
              page={page}
              pageSize={teamPageSize}
              total={users.data.total}
              onPage={(next) => set({ page: next })}
            />
          )}
        </div>
        {hasFailedToLoad(users) && <ErrorState inline title={copy.failedUsers} onRetry={() => void users.refetch()} />}
      </Block>
    </>
  );
};
