import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { teamPageSize, usersQuery } from '#web/team/client.ts';
import { EnabledFeatureList } from '#web/team/parts/enabled-feature-list.tsx';
import { TeamLayout, TeamLoadError } from '#web/team/parts/team-layout.tsx';
import { userFullName, userColumns } from '#web/team/parts/user-columns.tsx';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

const AddStaff = lazy(async () => ({ default: (await import('#web/team/parts/add-staff.tsx')).AddStaffDialog }));
const AddUser = lazy(async () => ({ default: (await import('#web/team/parts/add-user.tsx')).AddUserDialog }));

/** The agency's users, newest first, with their roles. */
export const UsersPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined; add?: 'user' | 'staff' | undefined }>();
  const { page = 0, add } = search;
  const session = useSession();
  const list = useQuery(usersQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: teamPageSize, total }, (last) => set({ page: last }, true));
  const can = list.data?.can;
  const close = (): void => set({ add: undefined, page }, true);
  const actions = (
    <>
      {(can?.addAccountManager.allowed || can?.addTechSupport.allowed) && (
        <Button onClick={() => set({ add: 'staff', page })}>{copy.addStaff}</Button>
      )}
      {can?.addUser.allowed && (
        <Button kind="primary" onClick={() => set({ add: 'user', page })}>
          {copy.addUser}
        </Button>
      )}
    </>
  );
  return (
    <TeamLayout
      title={copy.title}
      fact={list.data && copy.usersCount({ count: list.data.total })}
      actions={list.data && actions}
    >
      {hasFailedToLoad(list) ? (
        <TeamLoadError title={copy.failedUsers} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          label={copy.users}
          columns={userColumns(session.user.id)}
          rows={isPastEnd ? undefined : list.data?.records}
          busy={list.isPlaceholderData}
          rowKey={(row) => row.user_id}
          rowName={userFullName}
          link={(row) => linkOptions({ to: '/user-management/$userId', params: { userId: row.user_id } })}
          empty={<EmptyState title={copy.noUsers}>{copy.noUsersText}</EmptyState>}
        />
      )}
      {list.data && (
        <>
          <Paging page={page} pageSize={teamPageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
          <EnabledFeatureList />
        </>
      )}
      <Suspense fallback={null}>
        {add === 'user' && can?.addUser.allowed && <AddUser onClose={close} />}
        {add === 'staff' && list.data && <AddStaff onClose={close} />}
      </Suspense>
    </TeamLayout>
  );
};
