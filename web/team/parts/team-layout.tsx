import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { canManageUsers, useSession } from '#web/platform/session.ts';
import { copy } from '#web/team/copy.ts';
import { ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';

const exact = { activeOptions: { exact: true, includeSearch: false } };

type Props = { title: string; fact?: string | undefined; actions?: ReactNode; children: ReactNode };

/** The header of the pages about users and roles, with their tabs. */
export const TeamLayout = ({ title, fact, actions, children }: Props) => {
  const isManager = canManageUsers(useSession());
  return (
    <>
      <PageHeader title={title} fact={fact} {...(actions ? { actions } : {})} />
      <LinkTabs
        label={copy.parts}
        tabs={[
          { id: 'users', label: copy.users, link: linkOptions({ to: '/user-management', ...exact }) },
          { id: 'roles', label: copy.roles, link: linkOptions({ to: '/user-management/roles', ...exact }) },
          ...(isManager
            ? [
                {
                  id: 'security',
                  label: copy.security,
                  link: linkOptions({ to: '/user-management/security', ...exact }),
                },
                { id: 'log', label: copy.auditLog, link: linkOptions({ to: '/user-management/audit-log', ...exact }) },
              ]
            : []),
        ]}
      />
      {children}
    </>
  );
};

/** A message that users or roles failed to load, with the server's reason or a retry button. */
export const TeamLoadError = ({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: Error | null;
  onRetry: () => void;
}) =>
  error instanceof Problem && error.status === 403 ? (
    <RefusedState title={copy.refused} reasons={[{ code: error.code, text: error.message }]} />
  ) : (
    <ErrorState title={title} onRetry={onRetry} />
  );
