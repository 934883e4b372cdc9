import { Link, useLocation } from '@tanstack/react-router';
import { Check, CircleAlert, Clock3, PanelLeft } from 'lucide-react';
import { isInSection, type MenuItem } from '#web/app/menu.ts';
import { copy } from '#web/app/copy.ts';
import { UnreadDiscussions } from '#web/clarifications/public.tsx';
import { useSession } from '#web/platform/session.ts';
import type { Session } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { ProductMark } from '#web/ui/indicators/mark.tsx';
import s from './sidebar.module.css';

export const sidebarId = 'sidebar';

type Props = {
  items: readonly MenuItem[];
  folded: boolean;
  /** Collapses and expands the sidebar. Absent if there isn't enough room for the expanded sidebar. */
  onFold: (() => void) | undefined;
};

/** The main navigation: a column, a column collapsed to icons, or a sheet on a phone. */
export const Sidebar = ({ items, folded, onFold }: Props) => {
  const { tenant } = useSession();
  return (
    <nav className={s.side} id={sidebarId} popover="auto" aria-label={copy.main}>
      <div className={s.brand}>
        <Link to="/" className={s.home} aria-label={copy.product}>
          <ProductMark />
          <span aria-hidden="true">{copy.product}</span>
        </Link>
        {onFold && (
          <Button
            kind="quiet"
            size="sm"
            icon
            className={s.fold}
            aria-label={folded ? copy.expand : copy.collapse}
            onClick={onFold}
          >
            <PanelLeft aria-hidden="true" />
          </Button>
        )}
      </div>
      <Items items={items.filter(({ isSecond }) => isSecond !== true)} />
      <Items items={items.filter(({ isSecond }) => isSecond === true)} />
      {tenant.side === 'agency' ? (
        <Link to="/profile" className={s.tenant} data-plain="" title={tenant.name}>
          <Tenant tenant={tenant} />
        </Link>
      ) : (
        <div className={s.tenant}>
          <Tenant tenant={tenant} />
        </div>
      )}
    </nav>
  );
};

const Items = ({ items }: Pick<Props, 'items'>) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (items.length === 0) return null;
  return (
    <ul className={s.nav}>
      {items.map((item) => (
        <li key={item.label()}>
          <Link
            to={item.to}
            activeOptions={{ includeSearch: false }}
            {...(isInSection(item, path) ? { 'aria-current': 'true' } : {})}
            {...(item.isClosed === true ? { 'data-closed': '' } : {})}
          >
            <item.icon aria-hidden="true" />
            <span>{item.label()}</span>
            {item.hasUnread === true && <UnreadDiscussions />}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Tenant = ({ tenant }: { tenant: Session['tenant'] }) => (
  <>
    <Logo name={tenant.name} url={tenant.logoUrl} size={28} />
    <div>
      <strong>{tenant.name}</strong>
      <Standing tenant={tenant} />
    </div>
  </>
);

const Standing = ({ tenant }: { tenant: Session['tenant'] }) => {
  if (tenant.side === 'client') return <small>{copy.client}</small>;
  if (tenant.side === 'provider') return <small>{copy.provider}</small>;
  if (tenant.side === 'auditor') return <small>{copy.auditor}</small>;
  if (tenant.verifiedStatus === 'approved')
    return (
      <small>
        <Check className={s.verified} aria-hidden="true" />
        {copy.verified}
      </small>
    );
  if (tenant.verifiedStatus === 'declined')
    return (
      <small>
        <CircleAlert className={s.declined} aria-hidden="true" />
        {copy.declined}
      </small>
    );
  return (
    <small>
      <Clock3 className={s.waiting} aria-hidden="true" />
      {copy.pending}
    </small>
  );
};
