import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuItem } from '#web/app/menu.ts';
import { copy } from '#web/app/copy.ts';
import { Footer } from '#web/ui/layout/footer.tsx';
import { HeaderSlot } from '#web/ui/layout/header-slot.ts';
import { buttonClass } from '#web/ui/button/button-style.ts';
import { cx } from '#web/ui/cx.ts';
import { AccountButton, AccountDrawer } from './account.tsx';
import type { AccountItem } from './account.tsx';
import { useSidebarCollapsed } from './folded.ts';
import { Sidebar, sidebarId } from './sidebar.tsx';
import s from './shell.module.css';

type Props = {
  menu: readonly MenuItem[];
  account: readonly AccountItem[];
  onSignOut: () => void;
  /** The tools in the header between the title and the user: search, reports, support and notifications. */
  tools?: ReactNode;
  /** Content above every page, about the tenant's state or missing details. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The frame around every page for a signed-in user. */
export const Shell = ({ menu, account, onSignOut, tools, banner, children }: Props) => {
  const { folded, forced, toggle } = useSidebarCollapsed();
  const [{ slot, place }] = useState(makeSlot);
  useClosedSheets();
  return (
    <HeaderSlot value={slot}>
      <a className={s.skip} href="#main">
        {copy.skip}
      </a>
      <div className={s.app} data-folded={folded}>
        <Sidebar items={menu} folded={folded} onFold={forced ? undefined : toggle} />
        <header className={s.head}>
          <button
            type="button"
            className={cx(buttonClass({ kind: 'quiet', icon: true }), s.menu)}
            popoverTarget={sidebarId}
            aria-label={copy.openMenu}
          >
            <Menu aria-hidden="true" />
          </button>
          <div className={s.title} ref={place} />
          {tools !== undefined && <div className={s.tools}>{tools}</div>}
          <AccountButton />
        </header>
        <main className={s.main} id="main" tabIndex={-1}>
          {banner}
          {children}
        </main>
        <Footer />
      </div>
      <AccountDrawer items={account} onSignOut={onSignOut} />
    </HeaderSlot>
  );
};

/**
 * Creates the title slot before it is added to the document, so that the page can render into it at once. Looking it up
 * in the document later would need a second render.
 */
const makeSlot = () => {
  const slot = document.createElement('div');
  slot.className = s.slot ?? '';
  return { slot, place: (title: HTMLElement | null): void => title?.append(slot) };
};

/** Closes an open sheet or drawer after the user has followed a link in it. */
const useClosedSheets = (): void => {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  }, [path]);
};
