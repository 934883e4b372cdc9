import { Link } from '@tanstack/react-router';
import { LogOut, Video } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { copy } from '#web/app/copy.ts';
import { truncateText, initials } from '#web/platform/formats.ts';
import { fullName, useSession } from '#web/platform/session.ts';
import { mustCompleteProfile } from '#web/profile/public.tsx';
import type { FileRouteTypes } from '#web/routes.gen.ts';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import s from './account.module.css';

/**
 * Turns the walkthrough on or off. It is imported on demand, because the room's public module includes the sign-in
 * form.
 */
const turnWalkthrough = async (on: boolean): Promise<void> =>
  (await import('#web/identity/public.tsx')).setWalkthroughEnabled(on);

export type AccountItem = { label: () => string; icon: LucideIcon; to: FileRouteTypes['to'] };

const drawerId = 'account';
const longestName = 33;

/** The button with the user at the right end of the header. It opens the account drawer. */
export const AccountButton = () => {
  const { user } = useSession();
  const name = fullName(user);
  return (
    <button
      type="button"
      className={s.button}
      popoverTarget={drawerId}
      aria-label={copy.account({ initials: initials(name), name })}
    >
      <Avatar name={name} url={user.photoUrl} size="md" me />
    </button>
  );
};

/** The drawer with the signed-in user, their settings, and the Sign out button. */
export const AccountDrawer = ({ items, onSignOut }: { items: readonly AccountItem[]; onSignOut: () => void }) => {
  const session = useSession();
  const { user, tenant } = session;
  const name = fullName(user);
  const person = (
    <>
      <Avatar name={name} url={user.photoUrl} size="xl" me />
      <div>
        <b title={name}>{truncateText(name, longestName)}</b>
        <p title={user.email}>{user.email}</p>
        <Badge tone="role">{user.role}</Badge>
      </div>
    </>
  );
  return (
    <aside className={s.drawer} id={drawerId} popover="auto" aria-label={copy.accountTitle}>
      {mustCompleteProfile(session, '/account') ? (
        <div className={s.who}>{person}</div>
      ) : (
        <Link to="/account" className={s.who} aria-label={copy.accountTitle}>
          {person}
        </Link>
      )}
      <ul className={s.menu}>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to}>
              <item.icon aria-hidden="true" />
              {item.label()}
            </Link>
          </li>
        ))}
        {tenant.side === 'agency' && (
          <li className={s.switch}>
            <Video aria-hidden="true" />
            <SwitchInput
              label={copy.walkthrough({ on: user.walkthrough ? copy.on : copy.off })}
              value={user.walkthrough}
              onChange={(on) => void turnWalkthrough(on)}
            />
          </li>
        )}
        <li className={s.apart}>
          <button type="button" onClick={onSignOut}>
            <LogOut aria-hidden="true" />
            {copy.signOut}
          </button>
        </li>
      </ul>
    </aside>
  );
};
