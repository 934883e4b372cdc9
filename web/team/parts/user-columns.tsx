import type { TeamUser } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './team.module.css';
import { UserBadges } from './user-badges.tsx';

/** Returns a user's full name. */
export const userFullName = ({
  user_metadata: { primary_contact_first_name, primary_contact_last_name },
}: TeamUser): string => `${primary_contact_first_name} ${primary_contact_last_name}`;

/** Returns the columns of the list of users. */
export const userColumns = (ownId: string): readonly Column<TeamUser>[] => [
  {
    id: 'user',
    header: copy.user,
    title: true,
    cell: (row) => (
      <span className={s.person}>
        <Avatar name={userFullName(row)} url={row.picture} size="md" me={row.user_id === ownId} />
        <span>{userFullName(row)}</span>
        <UserBadges user={row} />
      </span>
    ),
  },
  { id: 'email', header: copy.email, stack: 'line', cell: (row) => row.email },
  {
    id: 'role',
    header: copy.role,
    stack: 'line',
    cell: ({ user_metadata: { user_role: role }, resolvedRole }) => (
      <>
        {role}
        {resolvedRole !== role && <span className={s.quiet}> {copy.countsAs({ role: resolvedRole })}</span>}
      </>
    ),
  },
  {
    id: 'created',
    header: copy.created,
    width: 128,
    show: 'wide',
    stack: 'hide',
    cell: (row) => <DateText value={row.created_at} />,
  },
  {
    id: 'login',
    header: copy.lastLogin,
    width: 128,
    show: 'wide',
    stack: 'hide',
    cell: (row) => (row.last_login === null ? copy.never : <DateText value={row.last_login} />),
  },
];
