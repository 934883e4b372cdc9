import { Link } from '@tanstack/react-router';
import { Lock, Plus } from 'lucide-react';
import type { TeamGroup } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import s from './roles.module.css';

type Item = { id: string; name: string; count: number };

const Items = ({ items, chosen, locked = false }: { items: readonly Item[]; chosen: string; locked?: boolean }) => (
  <ul>
    {items.map(({ id, name, count }) => (
      <li key={id}>
        <Link
          to="/user-management/roles"
          search={{ role: id }}
          data-plain=""
          aria-current={id === chosen ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {locked && <Lock aria-hidden="true" />}
          <span>{name}</span>
          <small>{count}</small>
        </Link>
      </li>
    ))}
  </ul>
);

/** The agency's roles, predefined roles before custom ones, each with its number of users. */
export const RoleList = ({ group, chosen, onAdd }: { group: TeamGroup; chosen: string; onAdd: () => void }) => {
  const items = group.roles.map((role) => ({
    id: role._id,
    name: role.shownName,
    count: role.userCount,
    type: role.type,
  }));
  const [owner, ...others] = group.implicitRoles.map(({ key, name, userCount }) => ({
    id: key,
    name,
    count: userCount,
  }));
  const custom = items.filter(({ type }) => type === 'custom');
  const archived = group.archivedRoles.map((role) => ({ id: role._id, name: role.shownName, count: role.userCount }));
  return (
    <aside className={s.list} aria-label={copy.roles}>
      <header>
        <h2>{copy.roles}</h2>
        <Button size="sm" off={group.can.create} onClick={onAdd}>
          <Plus aria-hidden="true" />
          {copy.addRole}
        </Button>
      </header>
      <p className={s.group}>
        <Badge tone="role">{copy.predefined}</Badge>
      </p>
      <Items
        locked
        items={[...(owner ? [owner] : []), ...items.filter(({ type }) => type === 'default'), ...others]}
        chosen={chosen}
      />
      <p className={s.own}>{copy.custom}</p>
      {custom.length === 0 ? <p className={s.none}>{copy.noCustom}</p> : <Items items={custom} chosen={chosen} />}
      {archived.length > 0 && (
        <>
          <p className={s.own}>{copy.archived}</p>
          <Items items={archived} chosen={chosen} />
        </>
      )}
    </aside>
  );
};
