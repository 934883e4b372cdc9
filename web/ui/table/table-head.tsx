import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { copy } from '#web/ui/copy.ts';
import { cx } from '#web/ui/cx.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { nextSort } from './column.ts';
import type { Column, Sort } from './column.ts';
import s from './table.module.css';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** The checkbox for all rows; null if there are checkboxes but no row can be selected now. */
  check: { all: boolean; some: boolean; toggle: () => void } | null | undefined;
};

export const TableHead = <Row,>({ columns, sort, onSort, check }: Props<Row>) => (
  <thead role="rowgroup">
    <tr role="row">
      {check === null && (
        <th role="columnheader" scope="col" className={s.check}>
          <VisuallyHidden>{copy.selection}</VisuallyHidden>
        </th>
      )}
      {check && (
        <th role="columnheader" scope="col" className={s.check}>
          <RowCheckbox checked={check.all} some={check.some} onChange={check.toggle} />
        </th>
      )}
      {columns.map((column) => (
        <th
          key={column.id}
          role="columnheader"
          scope="col"
          className={cx(column.end && s.end, column.show === 'wide' && s.wide, column.show === 'stacked' && s.stacked)}
          aria-sort={sortOf(column, sort)}
        >
          <HeadCell column={column} sort={sort} onSort={onSort} />
        </th>
      ))}
    </tr>
  </thead>
);

const sortOf = <Row,>(column: Column<Row>, sort: Sort | undefined): 'ascending' | 'descending' | undefined => {
  if (sort === undefined || column.sort !== sort.by) return undefined;
  return sort.desc ? 'descending' : 'ascending';
};

const HeadCell = <Row,>({ column, sort, onSort }: { column: Column<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>) => {
  const by = column.sort;
  if (column.silent === true) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (by === undefined || !onSort) return column.header;
  const Arrow = sort?.desc === true ? ArrowDown : ArrowUp;
  return (
    <button type="button" onClick={() => onSort(nextSort(sort, by))}>
      {column.header}
      <Arrow className={cx(s.arrow, sort?.by === by && s.shown)} aria-hidden="true" />
    </button>
  );
};
