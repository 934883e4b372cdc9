import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Permission } from '#contract/common/permissions.ts';
import { splitPermission } from '#contract/team/rules.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import s from './roles.module.css';

const atMost = 4;

const holders = (names: readonly string[]): string => {
  const count = names.length;
  if (count === 0) return copy.nobody;
  const shown = names.slice(0, atMost).join(', ');
  return count > atMost
    ? copy.usersOfMore({ count, names: shown, more: count - atMost })
    : copy.usersOf({ count, names: shown });
};

/** A role's name, users and actions. */
export const RoleHead = ({
  name,
  userNames,
  children,
}: {
  name: string;
  userNames: readonly string[] | null;
  children?: ReactNode;
}) => (
  <header className={s.head}>
    <div className={s.named}>
      <h2>{name}</h2>
      {userNames !== null && <p>{holders(userNames)}</p>}
    </div>
    <span className={s.legend}>
      <i className={s.base} aria-hidden="true" />
      {copy.alsoStandard}
    </span>
    {children !== undefined && <div className={s.acts}>{children}</div>}
  </header>
);

/** The permissions that the last switch changed. */
export interface SwitchedPermissions {
  permission: Permission;
  on: boolean;
  moved: readonly Permission[];
  before: readonly Permission[];
}

const named = (permission: Permission): string => copy.featureOf(splitPermission(permission));

const listed = (names: readonly string[]): string => {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : copy.and({ first: others.toReversed().join(', '), last });
};

/** A note about the effect of the last switch, including linked permissions, with an undo button. */
export const SwitchedPermissionsNote = ({
  turned,
  onUndo,
}: {
  turned: SwitchedPermissions | null;
  onUndo: () => void;
}) => {
  const feature = turned ? named(turned.permission) : '';
  const others = turned ? listed(turned.moved.map(named)) : '';
  const said = turned?.on
    ? others === ''
      ? copy.turnedOn({ feature })
      : copy.turnedOnWith({ feature, others })
    : others === ''
      ? copy.turnedOff({ feature })
      : copy.turnedOffWith({ feature, others });
  return (
    <div className={s.note} data-said={turned ? true : undefined}>
      {turned && <Link2 aria-hidden="true" />}
      <span role="status">{turned && said}</span>
      {turned && (
        <Button size="sm" kind="quiet" onClick={onUndo}>
          {copy.undo}
        </Button>
      )}
    </div>
  );
};
