import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { memo, useDeferredValue, useRef } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useLatestRef } from '#web/platform/latest-ref.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { selectRange, toggleWholeSelection, toggleSelection } from './column.ts';
import type { Column, Sort } from './column.ts';
import { StackedSort, type ColumnlessOrder } from './stacked-sort.tsx';
import { TableHead } from './table-head.tsx';
import { useRestoreRow } from './use-restore-row.ts';
import { useRowShortcuts } from './use-row-keys.ts';
import s from './table.module.css';

type Props<Row> = {
  /** The table's subject, which screen readers announce. */
  label: string;
  columns: readonly Column<Row>[];
  /** The rows of the current page, or undefined during the first load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Returns a row's link, as created by `linkOptions({ to, params })`, or undefined if the row has no page. */
  link?: (row: Row) => LinkProps | undefined;
  /** Opens a row that has no link, for example by showing it beside the list. */
  onOpen?: (row: Row) => void;
  /** The key of the row shown beside the list. */
  current?: string | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** A sort order that belongs to no column, which stacked rows offer together with the columns' orders. */
  firstOrder?: ColumnlessOrder;
  /** The keys of rows that another user has just changed, which are highlighted for a moment. */
  changed?: ReadonlySet<string>;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Whether a row can be selected. If it can't, it has no checkbox. By default all rows can. */
  canSelect?: (row: Row) => boolean;
  /** Whether new rows are loading to replace the visible ones. */
  busy?: boolean;
  /** The content shown if there are no rows. */
  empty?: ReactNode;
  skeletonRows?: number;
};

/** How many rows can be rendered within a frame when the selection changes. */
const rowsPerFrame = 10;

/**
 * A table with hairlines between rows. Below a width of 900 px each row is stacked into a few lines. The keys j and k
 * or the arrow keys move between rows, Enter opens the focused row, x selects it, and Shift+X selects all rows up to
 * it; when the user goes back, the row that was opened gets the focus. A row is rendered again only if its data or its
 * marks change, provided that `columns` and `link` are constant. New rows are rendered as a transition, so that a long
 * list doesn't block input.
 */
export const Table = <Row,>(props: Props<Row>) => {
  const { label, columns, rowKey, link, onOpen, selected, onSelect, busy = false, empty, skeletonRows = 10 } = props;
  const rows = useDeferredValue(props.rows);
  const body = useRef<HTMLTableSectionElement>(null);
  /** The key of the row at which a selected range begins. */
  const lastToggled = useRef<string | undefined>(undefined);
  const deferredSelection = useDeferredValue(selected);
  const keys = rows?.map(rowKey) ?? [];
  const selectableKeys = rows?.filter((row) => props.canSelect?.(row) !== false).map(rowKey) ?? [];
  const acts = useLatestRef({
    open: (row: Row) => onOpen?.(row),
    toggle: (key: string, isRange: boolean) => {
      if (selected === undefined || !selectableKeys.includes(key)) return;
      const from = isRange ? lastToggled.current : undefined;
      lastToggled.current = key;
      onSelect?.(
        from === undefined ? toggleSelection(selected, key) : selectRange(selected, selectableKeys, { from, to: key }),
      );
    },
  });
  useRowShortcuts(body, (key, isRange) => acts.current.toggle(key, isRange));
  useRestoreRow(body, rows !== undefined && rows.length > 0);
  if (rows?.length === 0 && empty !== undefined) return empty;
  const selectable = selected !== undefined && onSelect !== undefined;
  const rowsToRender = keys.filter((key) => selected?.has(key) !== deferredSelection?.has(key)).length;
  // Many rows that are selected at once are rendered after the next frame, which shows the checkbox in the header.
  const shownSelection = rowsToRender > rowsPerFrame ? deferredSelection : selected;
  const marked = selectable ? selectableKeys.filter((key) => selected.has(key)).length : 0;
  return (
    <div className={s.room} data-edge-to-edge="">
      {props.onSort && columns.some((column) => column.sort !== undefined) && (
        <StackedSort columns={columns} sort={props.sort} onSort={props.onSort} firstOrder={props.firstOrder} />
      )}
      <table
        className={cx(s.rows, selectable && s.selectable, busy && s.busy)}
        role="table"
        aria-label={label}
        aria-busy={busy || rows === undefined}
      >
        <colgroup>
          {selectable && <col className={s.checkCol} />}
          {columns.map((column) => (
            <col
              key={column.id}
              className={showClass(column)}
              style={column.width === undefined ? undefined : { inlineSize: column.width }}
            />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          check={
            selectable && rows !== undefined && rows.length > 0 && selectableKeys.length === 0
              ? null
              : selectable
                ? {
                    all: marked > 0 && marked === selectableKeys.length,
                    some: marked > 0,
                    toggle: () => onSelect(toggleWholeSelection(selected, selectableKeys)),
                  }
                : undefined
          }
        />
        <tbody ref={body} role="rowgroup" data-rows="">
          {rows === undefined
            ? [...Array(skeletonRows).keys()].map((at) => (
                <SkeletonRow key={at} at={at} columns={columns} selectable={selectable} />
              ))
            : rows.map((row, at) => (
                <TableRow
                  key={keys[at]}
                  of={keys[at] ?? ''}
                  row={row}
                  columns={columns}
                  name={selectable ? props.rowName(row) : ''}
                  link={link}
                  acts={acts}
                  opens={onOpen !== undefined}
                  isCurrent={props.current === keys[at]}
                  isChanged={props.changed?.has(keys[at] ?? '') === true}
                  isPicked={selectable ? shownSelection?.has(keys[at] ?? '') : undefined}
                  isSelectable={props.canSelect?.(row) !== false}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
};

const interactive = 'a, button, input, label, select, [role="button"]';

type Acts<Row> = RefObject<{ open: (row: Row) => void; toggle: (key: string, isRange: boolean) => void }>;

type RowProps<Row> = {
  of: string;
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  link: Props<Row>['link'];
  acts: Acts<Row>;
  opens: boolean;
  isCurrent: boolean;
  isChanged: boolean;
  /** Whether the row is selected, or undefined if rows can't be selected. */
  isPicked: boolean | undefined;
  isSelectable: boolean;
};

const open = (event: MouseEvent<HTMLTableRowElement>): void => {
  const target = event.target;
  if (!(target instanceof Element) || target.closest(interactive) || window.getSelection()?.type === 'Range') return;
  event.currentTarget.querySelector<HTMLElement>('[data-opens]')?.click();
};

const DrawnRow = <Row,>({ of, row, columns, name, link, acts, opens, ...is }: RowProps<Row>) => {
  const to = link?.(row);
  const leads = opens || to !== undefined;
  return (
    <tr
      role="row"
      className={cx(leads && s.leads, is.isPicked && s.picked)}
      aria-selected={is.isSelectable ? is.isPicked : undefined}
      aria-current={is.isCurrent ? true : undefined}
      data-key={of}
      data-changed={is.isChanged ? '' : undefined}
      onClick={leads ? open : undefined}
    >
      {is.isPicked !== undefined && (
        <td role="cell" className={s.check}>
          {is.isSelectable && (
            <RowCheckbox name={name} checked={is.isPicked} onChange={(isRange) => acts.current.toggle(of, isRange)} />
          )}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} role="cell" className={cellClass(column)}>
          {column.title === true ? (
            <Title link={to} onOpen={opens ? () => acts.current.open(row) : undefined}>
              {column.cell(row)}
            </Title>
          ) : (
            column.cell(row)
          )}
          {column.stackWord !== undefined && <span className={s.stackWord}> {column.stackWord(row)}</span>}
        </td>
      ))}
    </tr>
  );
};

const TableRow = memo(DrawnRow) as typeof DrawnRow;

type TitleProps = { link: LinkProps | undefined; onOpen: (() => void) | undefined; children: ReactNode };

const Title = ({ link, onOpen, children }: TitleProps) => {
  if (link)
    return (
      <Link {...link} className={s.title} data-opens="">
        {children}
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" className={s.title} data-opens="" onClick={onOpen}>
        {children}
      </button>
    );
  return <span className={s.title}>{children}</span>;
};

const stacks = { line: s.line, start: undefined, end: s.stackEnd, corner: cx(s.stackEnd, s.corner), hide: s.hide };

/** Returns the class that hides a column at some widths. */
const showClass = <Row,>({ show }: Column<Row>): string =>
  cx(show === 'wide' && s.wide, show === 'stacked' && s.stacked);

const cellClass = <Row,>(column: Column<Row>): string =>
  cx(
    column.end && s.end,
    showClass(column),
    column.title ? s.titleCell : stacks[column.stack ?? (column.end ? 'end' : 'start')],
  );

const widths = [72, 58, 84, 64, 78, 50];

const SkeletonRow = <Row,>({
  at,
  columns,
  selectable,
}: {
  at: number;
  columns: readonly Column<Row>[];
  selectable: boolean;
}) => (
  <tr role="row">
    {selectable && (
      <td role="cell" className={s.check}>
        <Skeleton width={16} height={16} />
      </td>
    )}
    {columns.map((column, index) => (
      <td key={column.id} role="cell" className={cellClass(column)}>
        <span className={s.skeleton}>
          <Skeleton width={`${widths[(at + index) % widths.length] ?? 60}%`} />
        </span>
      </td>
    ))}
  </tr>
);
