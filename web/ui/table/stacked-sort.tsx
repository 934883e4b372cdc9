import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { copy } from '#web/ui/copy.ts';
import { nextSort } from './column.ts';
import type { Column, Sort } from './column.ts';
import s from './table.module.css';

/** A sort order that belongs to no column, with its label. It is descending at first. */
export type ColumnlessOrder = { by: string; label: string };

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  firstOrder?: ColumnlessOrder | undefined;
};

/** A select for the sort key and direction, which replaces the headers in stacked rows. */
export const StackedSort = <Row,>({ columns, sort, onSort, firstOrder }: Props<Row>) => {
  const id = useId();
  const Arrow = sort?.desc === true ? ArrowDown : ArrowUp;
  return (
    <div className={s.stackedSort}>
      <label htmlFor={id}>{copy.sortBy}</label>
      <select
        id={id}
        value={sort?.by ?? ''}
        onChange={({ target }) => onSort({ by: target.value, desc: target.value === firstOrder?.by })}
      >
        {sort === undefined && <option value="">{copy.choose}</option>}
        {firstOrder && <option value={firstOrder.by}>{firstOrder.label}</option>}
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
          aria-label={sort.desc ? copy.sortAscending : copy.sortDescending}
          onClick={() => onSort(nextSort(sort, sort.by))}
        >
          <Arrow aria-hidden="true" />
        </Button>
      )}
    </div>
  );
};
