import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPage } from '#web/platform/last-page.ts';
import { useSession } from '#web/platform/session.ts';
import { pageSize, usersQuery, type TeamUser } from '#web/team/client.ts';
import { RolesDialog } from '#web/team/parts/roles-dialog.tsx';
import { TeamFrame, TeamTrouble } from '#web/team/parts/team-frame.tsx';
import { nameOf, userColumns } from '#web/team/parts/user-columns.tsx';
import { words } from '#web/team/words.ts';
import { Empty } from '#web/ui/face/faces.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

/** Who can sign in for the agency, those created last first, and which roles they hold. */
export const UsersPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const session = useSession();
  const list = useQuery(usersQuery(page));
  const [changed, setChanged] = useState<TeamUser | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPage({ page, pageSize, total }, (last) => set({ page: last }, true));
  const manages = session.permissions.includes('Manage Users=Invite User / Assign / Edit User Role');
  return (
    <TeamFrame title={words.title} question={words.question}>
      {list.isError ? (
        <TeamTrouble title={words.failedUsers} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          label={words.users}
          columns={userColumns(session.user.id, manages ? setChanged : undefined)}
          rows={isPastEnd ? undefined : list.data?.records}
          busy={list.isPlaceholderData}
          rowKey={(row) => row.user_id}
          rowName={nameOf}
          empty={<Empty title={words.noUsers}>{words.noUsersText}</Empty>}
        />
      )}
      {list.data && (
        <Paging page={page} pageSize={pageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
      )}
      {changed && <RolesDialog user={changed} onClose={() => setChanged(null)} />}
    </TeamFrame>
  );
};
