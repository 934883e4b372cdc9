import { Fragment, useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { copy } from '#web/ui/copy.ts';
import { HeaderSlot } from './header-slot.ts';
import s from './page-header.module.css';

type Props = {
  title: string;
  /**
   * A figure about the page, for example '13 engagements, 1 needs you'. It is shown beside the title if there is room.
   */
  fact?: string | undefined;
  /** Links to the parent pages. If given, the title is shown on the page, and `short` in the header bar. */
  crumbs?: readonly ReactNode[];
  /** The last breadcrumb, for example a number. Defaults to the title. */
  short?: string;
  /** A sentence with figures, or a one-line description of the record. */
  lead?: ReactNode;
  actions?: ReactNode;
};

/** A page's title in the shell's header, with its lead and actions below. */
export const PageHeader = ({ title, fact, crumbs, short, lead, actions }: Props) => {
  const slot = useContext(HeaderSlot);
  const deep = crumbs !== undefined && crumbs.length > 0;
  const bar = deep ? (
    <Crumbs crumbs={crumbs} last={short ?? title} />
  ) : (
    <>
      <h1 className={s.barTitle}>{title}</h1>
      {fact !== undefined && <p className={s.fact}>{fact}</p>}
    </>
  );
  return (
    <>
      {slot === undefined ? <div className={s.bare}>{bar}</div> : createPortal(bar, slot)}
      {(deep || lead !== undefined || actions !== undefined) && (
        <header className={s.head}>
          <div className={s.headText}>
            {deep && <h1 className={s.title}>{title}</h1>}
            {lead !== undefined && <div className={s.lead}>{lead}</div>}
          </div>
          {actions !== undefined && <div className={s.actions}>{actions}</div>}
        </header>
      )}
    </>
  );
};

const Crumbs = ({ crumbs, last }: { crumbs: readonly ReactNode[]; last: string }) => (
  <nav className={s.crumbs} aria-label={copy.breadcrumbs}>
    {crumbs.map((crumb, at) => (
      // eslint-disable-next-line react/no-array-index-key -- breadcrumbs have no identity besides their depth
      <Fragment key={at}>
        {crumb}
        <i aria-hidden="true">/</i>
      </Fragment>
    ))}
    <span aria-current="page">{last}</span>
  </nav>
);
