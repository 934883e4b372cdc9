import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { words } from '#web/ui/words.ts';
import { nextSort } from './column.ts';
import type { Column, Sort } from './column.ts';
import s from './table.module.css';

type Props<Row> = { columns: readonly Column<Row>[]; sort: Sort | undefined; onSort: (sort: Sort) => void };

/** What the headers do, where stacked rows have none: by what the list is sorted, and which way. */
export const StackedSort = <Row,>({ columns, sort, onSort }: Props<Row>) => {
  const id = useId();
  const Arrow = sort?.desc === true ? ArrowDown : ArrowUp;
  return (
    <div className={s.stackedSort}>
      <label htmlFor={id}>{words.sortBy}</label>
      <select id={id} value={sort?.by ?? ''} onChange={(event) => onSort({ by: event.target.value, desc: false })}>
        {sort === undefined && <option value="">{words.choose}</option>}
        {columns.map((column) =>
          column.sort === undefined ? null : (
            <option key={column.id} value={column.sort}>
              {column.header}
            </option>
          ),
        )}
      </select>
      {sort && (
        <Button
          kind="quiet"
          size="sm"
          icon
          aria-label={sort.desc ? words.sortAscending : words.sortDescending}
          onClick={() => onSort(nextSort(sort, sort.by))}
        >
          <Arrow aria-hidden="true" />
        </Button>
      )}
    </div>
  );
};
