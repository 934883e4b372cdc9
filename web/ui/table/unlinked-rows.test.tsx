import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderRoute } from '#web/ui/testing/router.tsx';
import type { Column } from './column.ts';
import { Table } from './table.tsx';

type Row = { name: string; isLinked: boolean };

const rows: readonly Row[] = [
  { name: 'Siosaia Fonua', isLinked: true },
  { name: 'CV.pdf', isLinked: false },
  { name: 'Yuki Hanamura', isLinked: true },
];
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Candidate', title: true, cell: (row) => row.name },
  { id: 'remove', header: 'Remove', cell: (row) => <button type="button">Remove {row.name}</button> },
];
const link = ({ isLinked }: Row) => (isLinked ? linkOptions({ to: '/terms/general' }) : undefined);

const open = async () => {
  const screen = await renderRoute(() => (
    <Table
      label="Candidates"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      rowName={({ name }) => name}
      link={link}
    />
  ));
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name });
  await expect.element(row('CV.pdf')).toBeVisible();
  return { screen, row };
};

test('a row without a link has a plain title, and a click on it opens nothing', async () => {
  const { screen, row } = await open();
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  await expect.element(row('CV.pdf')).not.toHaveStyle({ cursor: 'pointer' });
  await expect.element(row('Yuki Hanamura')).toHaveStyle({ cursor: 'pointer' });
  const before = screen.href();
  await row('CV.pdf').getByText('CV.pdf', { exact: true }).click();
  expect(screen.href()).toBe(before);
  await row('Yuki Hanamura').getByRole('cell').first().click();
  await expect.poll(() => screen.href()).toBe('/terms/general');
});

test('j and k move past a row without a link, also from a control inside it', async () => {
  const { screen, row } = await open();
  const control = await screen.getByRole('button', { name: 'Remove CV.pdf' }).findElement();
  const press = async (key: string) => {
    if (control instanceof HTMLElement) control.focus();
    await userEvent.keyboard(key);
  };
  await press('j');
  await expect.element(row('Yuki Hanamura').getByRole('link')).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(row('Siosaia Fonua').getByRole('link')).toHaveFocus();
  await press('k');
  await expect.element(row('Siosaia Fonua').getByRole('link')).toHaveFocus();
});
