import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { userQuery, type TeamUser } from '#web/team/client.ts';
import { TeamLoadError } from '#web/team/parts/team-layout.tsx';
import { UserAccess, UserSummary } from '#web/team/parts/user-facts.tsx';
import { userFullName } from '#web/team/parts/user-columns.tsx';
import { copy } from '#web/team/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const Shown = ({ user }: { user: TeamUser }) => {
  const navigate = useNavigate();
  return <UserAccess user={user} onGone={() => navigate({ to: '/user-management' })} />;
};

/** A user's page: details, roles and, for users who manage others, actions. */
export const UserPage = ({ userId, work }: { userId: string; work?: ((name: string) => ReactNode) | undefined }) => {
  const user = useQuery(userQuery(userId));
  const isGone = user.error instanceof Problem && [400, 404].includes(user.error.status);
  const crumbs = [
    <Link key="users" to="/user-management">
      {copy.title}
    </Link>,
  ];
  return (
    <>
      <PageHeader
        title={user.data && !isGone ? userFullName(user.data) : copy.user}
        crumbs={crumbs}
        lead={user.data && !isGone && <UserSummary user={user.data} />}
      />
      {isGone ? (
        <EmptyState
          title={copy.noUser}
          actions={
            <LinkButton to="/user-management" kind="primary">
              {copy.backToUsers}
            </LinkButton>
          }
        >
          {copy.noUserText}
        </EmptyState>
      ) : hasFailedToLoad(user) ? (
        <TeamLoadError title={copy.failedUser} error={user.error} onRetry={() => void user.refetch()} />
      ) : user.data ? (
        <>
          <Shown key={user.data.user_id} user={user.data} />
          {work?.(userFullName(user.data))}
        </>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
};
