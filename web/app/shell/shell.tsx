import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuItem } from '#web/app/menu.ts';
import { copy } from '#web/app/copy.ts';
import { Footer } from '#web/ui/layout/footer.tsx';
import { HeadSlot } from '#web/ui/layout/head-slot.ts';
import { buttonClass } from '#web/ui/button/button-style.ts';
import { cx } from '#web/ui/cx.ts';
import { AccountButton, AccountDrawer } from './account.tsx';
import type { AccountItem } from './account.tsx';
import { useSidebarFolded } from './folded.ts';
import { Sidebar, sidebarId } from './sidebar.tsx';
import s from './shell.module.css';

type Props = {
  menu: readonly MenuItem[];
  account: readonly AccountItem[];
  onSignOut: () => void;
  /** What stands in the header between the title and the person: search, reports, support, the bell. */
  tools?: ReactNode;
  /** What stands above every page: a state of the tenant, a missing thing. */
  banner?: ReactNode;
  children: ReactNode;
};

/** What is around every page of a person who is signed in. */
export const Shell = ({ menu, account, onSignOut, tools, banner, children }: Props) => {
  const { folded, forced, toggle } = useSidebarFolded();
  const [{ slot, place }] = useState(makeSlot);
  useClosedSheets();
  return (
    <HeadSlot value={slot}>
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
    </HeadSlot>
  );
};

/**
 * Where the title of the page goes, made before it has its place: the page is drawn into it at once, where a slot that
 * is only found in the document has all of them drawn twice.
 */
const makeSlot = () => {
  const slot = document.createElement('div');
  slot.className = s.slot ?? '';
  return { slot, place: (title: HTMLElement | null): void => title?.append(slot) };
};

/** A sheet or drawer that led somewhere is closed there. */
const useClosedSheets = (): void => {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  }, [path]);
};
