import { Link, useLocation } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import s from './tabs.module.css';

type LinkTab = {
  id: string;
  label: string;
  /** An icon shown before the label. */
  icon?: ReactNode;
  count?: number | string | undefined;
  link: LinkProps;
  /**
   * Whether the tab is current, if the URL alone doesn't determine that, for example if the tabs are views that filter
   * the same list.
   */
  current?: boolean;
};

/**
 * Lets the page, instead of the URL, determine which tab is marked as current. With `exact`, the router never marks a
 * tab that the page doesn't mark.
 */
const currentOnly = (current: boolean) => ({
  activeOptions: { exact: true, includeSearch: true },
  'aria-current': current ? ('page' as const) : undefined,
});

type LinkTabsProps = {
  label: string;
  tabs: readonly LinkTab[];
  /** Content at the end of the line, which stays in place when the tabs are scrolled. */
  end?: ReactNode;
};

/** A row of links to a record's sections. The current section's link is marked. */
export const LinkTabs = ({ label, tabs, end }: LinkTabsProps) => {
  const way = useRef<HTMLElement>(null);
  const href = useLocation({ select: (location) => location.href });
  // If the tabs overflow, scrolls the current tab into view. Repeats this whenever counts that load later move the
  // tab.
  const counts = tabs.map(({ count }) => count).join();
  useEffect(() => {
    // Measured in the next frame, which computes the layout anyway. Measuring earlier would make the browser compute
    // it twice.
    const frame = requestAnimationFrame(() => {
      const now = way.current?.querySelector('[aria-current="page"]');
      now?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [href, counts]);
  const links = (
    <nav className={s.tabs} aria-label={label} ref={way}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          {...tab.link}
          className={s.tab}
          data-plain=""
          {...(tab.current === undefined ? {} : currentOnly(tab.current))}
        >
          {tab.icon}
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </nav>
  );
  return end === undefined ? (
    links
  ) : (
    <div className={s.withEnd}>
      {links}
      <div className={s.end}>{end}</div>
    </div>
  );
};

type Tab = { id: string; label: string; count?: number | undefined };
type Props = { label: string; tabs: readonly Tab[]; now: string; onTab: (id: string) => void; panel: string };

/**
 * Tabs within a page. The arrow keys move between them. `panel` is the ID of the element (role tabpanel) that shows the
 * selected tab's content.
 */
export const Tabs = ({ label, tabs, now, onTab, panel }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === now);
    const next = tabs[Math.min(tabs.length - 1, Math.max(0, at + step))];
    if (!next) return;
    onTab(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${panel}-${next.id}`)}`)?.focus();
  };
  return (
    <div className={s.tabs} role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${panel}-${tab.id}`}
          type="button"
          role="tab"
          className={s.tab}
          aria-selected={tab.id === now}
          aria-controls={panel}
          tabIndex={tab.id === now ? 0 : -1}
          onClick={() => onTab(tab.id)}
          onKeyDown={walk}
        >
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </button>
      ))}
    </div>
  );
};
