import { useQuery } from '@tanstack/react-query';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { resetsQuery, resettableUsersQuery, type ResettableUser } from '#web/team/client.ts';
import { resetCopy as copy } from '#web/team/copy.ts';
import { RequestResetButton } from '#web/team/parts/security/request-reset.tsx';
import { PendingResets } from '#web/team/parts/security/resets.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import type { Column } from '#web/ui/table/column.ts';
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
 * The provider's page for second factor resets, both for its own staff and for users of agencies in which nobody else
 * could confirm a reset.
 */
export const SignInResetsPage = () => {
  const resets = useQuery(resetsQuery);
  const users = useQuery(resettableUsersQuery);
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
        {hasFailedToLoad(users) ? (
          <ErrorState inline title={copy.failedUsers} onRetry={() => void users.refetch()} />
        ) : (
          <Table
            label={copy.users}
            columns={columns}
            rows={users.data}
            rowKey={(row) => row.userId}
            rowName={(row) => row.userName}
            empty={<EmptyState title={copy.noUsers}>{copy.noUsersText}</EmptyState>}
          />
        )}
      </Block>
    </>
  );
};
