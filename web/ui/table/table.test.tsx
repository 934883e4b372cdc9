import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { TableSection } from '#web/ui/gallery/tables.tsx';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import type { Column, Sort } from './column.ts';
import { Table } from './table.tsx';

type Row = { id: string; name: string; client: string };

const rows: readonly Row[] = [
  { id: '1', name: 'Siosaia Fonua', client: 'Brightwater Utilities' },
  { id: '2', name: 'Rosa Ibarra', client: 'Tallowood Care' },
  { id: '3', name: 'Yuki Hanamura', client: 'Orrin Data Systems' },
];
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Candidate', title: true, sort: 'name', cell: (row) => row.name },
  { id: 'client', header: 'Client', sort: 'client', cell: (row) => row.client },
];
const known = { label: 'Candidates', columns, rowKey: (row: Row) => row.id, rowName: (row: Row) => row.name };
const link = () => linkOptions({ to: '/terms/general' });

test('j, k and the arrow keys move through the table, x selects and Enter opens', async () => {
  const screen = await renderRoute(TableSection);
  const row = screen.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect.element(row.nth(1)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(row.nth(1).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('j');
  await userEvent.keyboard('k');
  await expect.element(row.nth(2).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(row.nth(2).getByRole('checkbox')).toBeChecked();
  await expect.element(screen.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.href()).toBe('/terms/general'));
});

test('j moves to the first row while the focus is on a part around the table or a link of the navigation', async () => {
  const screen = await renderRoute(() => (
    <section tabIndex={-1} aria-label="Centre">
      <nav>
        <a href="#here">Here</a>
      </nav>
      <button type="button">Export</button>
      <Table {...known} rows={rows} link={link} />
    </section>
  ));
  const links = screen.getByRole('table').getByRole('link');
  await expect.element(links.nth(2)).toBeVisible();
  const pressOn = async (target: Locator) => {
    (await target.findElement()).focus();
    await userEvent.keyboard('j');
  };
  await pressOn(screen.getByRole('region', { name: 'Centre' }));
  await expect.element(links.nth(0)).toHaveFocus();
  await pressOn(screen.getByRole('link', { name: 'Here' }));
  await expect.element(links.nth(0)).toHaveFocus();
  const control = screen.getByRole('button', { name: 'Export' });
  await pressOn(control);
  await expect.element(control).toHaveFocus();
});

test('keys typed into a field do not move through the table', async () => {
  const screen = await renderRoute(TableSection);
  const keyword = screen.getByRole('searchbox', { name: 'Keyword' });
  await keyword.click();
  await userEvent.keyboard('jx');
  await expect.element(keyword).toHaveFocus();
  await expect.element(keyword).toHaveValue('jx');
  await expect.element(screen.getByText('2 selected')).toBeVisible();
});

test('keys typed into a field inside a row do not move through the table either', async () => {
  const select = vi.fn<(selected: ReadonlySet<string>) => void>();
  const noted: readonly Column<Row>[] = [
    ...columns,
    { id: 'note', header: 'Note', cell: (row) => <input aria-label={`Note on ${row.name}`} /> },
  ];
  const screen = await renderRoute(() => (
    <Table {...known} columns={noted} rows={rows} link={link} selected={new Set()} onSelect={select} />
  ));
  const note = screen.getByRole('textbox', { name: 'Note on Rosa Ibarra' });
  await note.click();
  await userEvent.keyboard('jxk');
  await expect.element(note).toHaveFocus();
  await expect.element(note).toHaveValue('jxk');
  expect(select).not.toHaveBeenCalled();
});

test('the arrow keys stop at the first and last row', async () => {
  const screen = await renderRoute(() => <Table {...known} rows={rows} link={link} />);
  const links = screen.getByRole('table').getByRole('link');
  await expect.element(links.nth(2)).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(links.nth(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(links.nth(2)).toHaveFocus();
  await userEvent.keyboard('kkk');
  await expect.element(links.nth(0)).toHaveFocus();
});

test('going back from a row focuses it again', async () => {
  const screen = await renderRoute(() => <Table {...known} rows={rows} link={link} />);
  await screen.getByRole('cell', { name: 'Tallowood Care' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  screen.back();
  await expect.element(screen.getByRole('link', { name: 'Rosa Ibarra' })).toHaveFocus();
});

test('a row keeps the focus after Shift+X, and has it again after Enter and going back', async () => {
  const Selecting = () => {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return <Table {...known} rows={rows} link={link} selected={selected} onSelect={setSelected} />;
  };
  const screen = await renderRoute(Selecting);
  const last = screen.getByRole('link', { name: 'Yuki Hanamura' });
  await expect.element(last).toBeVisible();
  await userEvent.keyboard('jxjj{Shift>}X{/Shift}');
  for (const { name } of rows)
    await expect.element(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  screen.back();
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(screen.getByRole('link', { name: 'Rosa Ibarra' })).toHaveFocus();
});

test('a click anywhere on a row opens it, except on its checkbox', async () => {
  const open = vi.fn<(row: Row) => void>();
  const select = vi.fn<(selected: ReadonlySet<string>) => void>();
  const screen = await renderRoute(() => (
    <Table {...known} rows={rows} onOpen={open} current="1" selected={new Set()} onSelect={select} />
  ));
  await screen.getByRole('checkbox', { name: 'Select Rosa Ibarra' }).click();
  expect(select).toHaveBeenCalledExactlyOnceWith(new Set(['2']));
  expect(open).not.toHaveBeenCalled();
  await screen.getByRole('cell', { name: 'Tallowood Care' }).click();
  expect(open).toHaveBeenCalledExactlyOnceWith(rows[1]);
  await expect.element(screen.getByRole('row').nth(1)).toHaveAttribute('aria-current', 'true');
});

test('all rows of the page are selected at once, and deselected again', async () => {
  const Selecting = () => {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']));
    return <Table {...known} rows={rows} selected={selected} onSelect={setSelected} />;
  };
  const screen = await renderRoute(Selecting);
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  for (const { name } of rows)
    await expect.element(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  await all.click();
  await expect.element(screen.getByRole('checkbox', { name: 'Select Rosa Ibarra' })).not.toBeChecked();
});

test('a row toggled right after many were selected at once has its own state, as do the others', async () => {
  const many: readonly Row[] = [...Array(25).keys()].map((at) => ({
    id: String(at),
    name: `Row ${String(at)}`,
    client: '',
  }));
  const Selecting = () => {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return <Table {...known} rows={many} selected={selected} onSelect={setSelected} />;
  };
  const screen = await renderRoute(Selecting);
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  const selectAll = (await all.findElement()) as HTMLElement;
  const boxes = [...screen.container.querySelectorAll<HTMLInputElement>('tbody input')];
  selectAll.click();
  boxes[3]?.click();
  await expect.poll(() => boxes.filter((box) => box.checked).length).toBe(24);
  expect(boxes[3]?.checked).toBe(false);
  await expect.element(all).toBePartiallyChecked();
  await screen.unmount();
});

const Sorting = () => {
  const [sort, setSort] = useState<Sort>({ by: 'name', desc: false });
  return <Table {...known} rows={rows} sort={sort} onSort={setSort} />;
};

test('a row that cannot be selected has no checkbox, and is left out by every way to select', async () => {
  const Partly = () => {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <Table
          {...known}
          rows={rows}
          link={link}
          selected={selected}
          onSelect={setSelected}
          canSelect={({ id }) => id !== '2'}
        />
        <output>Selected: {[...selected].join(', ')}</output>
      </>
    );
  };
  const screen = await renderRoute(Partly);
  const selection = screen.getByText(/^Selected:/);
  await expect.element(screen.getByRole('checkbox', { name: 'Select Yuki Hanamura' })).toBeInTheDocument();
  await expect.element(screen.getByRole('checkbox', { name: 'Select Rosa Ibarra' })).not.toBeInTheDocument();
  await userEvent.keyboard('jjx');
  await expect.element(selection).toHaveTextContent('Selected:');
  await userEvent.keyboard('kxjj{Shift>}X{/Shift}');
  await expect.element(selection).toHaveTextContent('Selected: 1, 3');
  const all = screen.getByRole('checkbox', { name: /^Select all/ });
  await expect.element(all).toBeChecked();
  await all.click();
  await expect.element(selection).toHaveTextContent('Selected:');
  await screen.unmount();
});

test('a header shows the sort direction and reverses it', async () => {
  const screen = await renderRoute(Sorting);
  const header = screen.getByRole('columnheader', { name: 'Candidate' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await screen.getByRole('columnheader', { name: 'Client' }).getByRole('button').click();
  await expect.element(header).not.toHaveAttribute('aria-sort');
  await expect.element(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
});

test('rows are stacked on a phone, with a sort control above the list', async () => {
  await page.viewport(360, 740);
  const screen = await renderRoute(Sorting);
  const by = screen.getByRole('combobox', { name: 'Sort by' });
  await expect.element(by).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Candidate' })).not.toBeInTheDocument();
  await by.selectOptions('Client');
  await expect.element(by).toHaveValue('client');
  await screen.getByRole('button', { name: 'Sort descending' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sort ascending' })).toBeVisible();
  const [name, client] = screen.getByRole('row').nth(1).getByRole('cell').elements();
  expect(client?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.getBoundingClientRect().bottom ?? 0);
  await expectAccessible();
});

test('a table announces that it loads or refreshes, and shows its empty state', async () => {
  const screen = await renderRoute(() => (
    <>
      <Table {...known} label="Loading" rows={undefined} skeletonRows={3} />
      <Table {...known} label="Again" rows={rows} busy />
      <Table {...known} label="Here" rows={rows} />
      <Table {...known} label="Empty" rows={[]} empty={<p>No candidates yet</p>} />
    </>
  ));
  await expect.element(screen.getByRole('table', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('table', { name: 'Loading' }).getByRole('row').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('table', { name: 'Again' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByRole('table', { name: 'Here' })).toHaveAttribute('aria-busy', 'false');
  await expect.element(screen.getByRole('table', { name: 'Empty' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('No candidates yet')).toBeVisible();
});

test('an order without a column is offered with the others in stacked rows, latest first', async () => {
  await page.viewport(360, 740);
  const sort = vi.fn<(sort: Sort) => void>();
  const screen = await renderRoute(() => (
    <Table
      {...known}
      rows={rows}
      sort={{ by: 'name', desc: false }}
      onSort={sort}
      firstOrder={{ by: 'newest', label: 'Newest first' }}
    />
  ));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
  expect(sort).toHaveBeenCalledExactlyOnceWith({ by: 'newest', desc: true });
});

test('a number without enough room wraps to a second line and is not cut off', async () => {
  const figures: readonly Column<Row>[] = [
    ...columns,
    { id: 'fee', header: 'Fee', width: 64, end: true, cell: () => '1,412,860,000.00' },
  ];
  const screen = await renderRoute(() => <Table {...known} columns={figures} rows={rows} link={link} />);
  const cell = screen.getByRole('cell', { name: '1,412,860,000.00' }).first();
  await expect.element(cell).toBeVisible();
  const { scrollWidth, clientWidth } = await cell.findElement();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
