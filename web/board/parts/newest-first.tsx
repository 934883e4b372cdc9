import { ArrowDown, ArrowUp } from 'lucide-react';
import { copy } from '#web/board/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Sort } from '#web/ui/table/column.ts';
import s from './board-columns.module.css';

/** The sort key of the default order. */
export const newestSortKey = 'createdWhen';

type Props = { sort: Sort; onSort: (sort: Sort) => void };

/**
 * The button for the board's default order, newest first, which has no column of its own. It is marked and selected in
 * the same way as column headers.
 */
export const NewestFirst = ({ sort, onSort }: Props) => {
  const isNow = sort.by === newestSortKey;
  const isOldest = isNow && !sort.desc;
  const Arrow = isOldest ? ArrowUp : ArrowDown;
  return (
    <Button
      kind="quiet"
      size="sm"
      className={s.besideTable}
      aria-pressed={isNow}
      onClick={() => onSort({ by: newestSortKey, desc: isNow ? !sort.desc : true })}
    >
      {isOldest ? copy.oldestFirst : copy.newestFirst}
      {isNow && <Arrow aria-hidden="true" />}
    </Button>
  );
};
