import { ArrowUp } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { OpportunityResults } from '#web/opportunities/client.ts';
import { copy } from '#web/opportunities/copy.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { returnFocusToRow, useRowShortcuts } from '#web/ui/table/use-row-keys.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { copy as ui } from '#web/ui/copy.ts';
import { OpportunityRowItem } from './opportunity-row.tsx';
import s from './list.module.css';

type Props = {
  /** The loaded rows, or undefined during the first load. */
  rows: OpportunityResults['records'] | undefined;
  chosen: string | undefined;
  changed: ReadonlySet<string>;
  busy: boolean;
  /** Whether the list is sorted by closing time, soonest first. A keyword search is sorted by relevance. */
  byClosing: boolean;
};

const none = (): void => undefined;

/**
 * A page of opportunities, rendered with a deferred value so that input stays responsive. The keys j and k or the arrow
 * keys move between rows, and Enter opens the focused row.
 */
export const OpportunityList = ({ rows: found, chosen, changed, busy, byClosing }: Props) => {
  const rows = useDeferredValue(found);
  const list = useRef<HTMLOListElement>(null);
  useRowShortcuts(list, none);
  useBackTo(list, chosen);
  return (
    <>
      <div className={s.head} aria-hidden="true">
        <span>{copy.roleAndClient}</span>
        <span>{copy.engagementAndFee}</span>
        <span>{copy.prequalification}</span>
        <span className={cx(byClosing && s.sorted)}>
          {copy.closingIn} {byClosing && <ArrowUp />}
        </span>
      </div>
      {rows ? (
        <ol className={cx(s.rows, busy && s.busy)} ref={list} aria-label={copy.results} aria-busy={busy} data-rows="">
          {rows.map((row) => (
            <OpportunityRowItem
              key={row.engagementId}
              row={row}
              isChosen={row.engagementId === chosen}
              hasChanged={changed.has(row.engagementId)}
            />
          ))}
        </ol>
      ) : (
        <RowSkeletons />
      )}
    </>
  );
};

/** Focuses the last opened row when the user returns to the list. */
const useBackTo = (list: RefObject<HTMLElement | null>, chosen: string | undefined): void => {
  const before = useRef(chosen);
  useEffect(() => {
    const left = before.current;
    before.current = chosen;
    if (left === undefined || chosen !== undefined) return;
    returnFocusToRow(list.current, left, 'center');
  }, [list, chosen]);
};

const RowSkeletons = () => (
  <div className={s.rows} role="status">
    <VisuallyHidden>{ui.loading}</VisuallyHidden>
    {[72, 58, 84, 64, 78, 50, 68].map((width) => (
      <div className={s.row} key={width}>
        <Skeleton width={32} height={32} />
        <div className={s.skeleton}>
          <Skeleton width={`${String(width)}%`} />
          <Skeleton width={`${String(width - 24)}%`} height={8} />
        </div>
        <div className={cx(s.terms, s.skeleton)}>
          <Skeleton width={120} />
          <Skeleton width={90} height={8} />
        </div>
        <div className={cx(s.prequalification, s.skeleton)}>
          <Skeleton width={90} />
        </div>
        <div className={cx(s.closing, s.skeleton)}>
          <Skeleton width={64} />
        </div>
      </div>
    ))}
  </div>
);
