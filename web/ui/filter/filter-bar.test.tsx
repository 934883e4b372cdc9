import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { TableSection } from '#web/ui/gallery/tables.tsx';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { FacetFilter, FilterBar, FilterSwitch, SegmentedFilter } from './filter-bar.tsx';

test('filters are stored in the URL: typed text after a pause, keyboard choices at once, and they survive a reload', async () => {
  const first = await renderRoute(TableSection, '?page=3');
  await first.getByRole('searchbox', { name: 'Keyword' }).click();
  await userEvent.keyboard('2024');
  await vi.waitFor(() => expect(first.href()).toMatch(/q=2024/));
  expect(first.href()).not.toMatch(/page=/);

  (await first.getByRole('button', { name: 'Engagement type' }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first.getByRole('option', { name: /Competitive/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(first.href()).toMatch(/client=success-fee/));
  await expect.element(first.getByRole('button', { name: 'Engagement type: Success fee' })).toHaveFocus();

  const again = await first.reload();
  await expect.element(again.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('2024');
  await expect.element(again.getByRole('button', { name: 'Engagement type: Success fee' })).toBeVisible();
});

test('a facet narrows the list, and a second click widens it again', async () => {
  const Narrowing = () => {
    const [value, setValue] = useState<string[]>(['hired']);
    const facets = [
      { id: 'pending', label: 'Pending', count: 4 },
      { id: 'hired', label: 'Hired', count: 1 },
    ];
    return <FacetFilter label="Status" facets={facets} value={value} onChange={setValue} />;
  };
  const screen = await render(<Narrowing />);
  const pending = screen.getByRole('group', { name: 'Status' }).getByRole('button', { name: /Pending/ });
  const hired = screen.getByRole('button', { name: /Hired/ });
  await pending.click();
  await expect.element(pending).toHaveAttribute('aria-pressed', 'true');
  await expect.element(hired).toHaveAttribute('aria-pressed', 'true');
  await hired.click();
  await expect.element(hired).toHaveAttribute('aria-pressed', 'false');
  await expect.element(pending).toHaveAttribute('aria-pressed', 'true');
});

test('a switch and a segment show their state and work by keyboard', async () => {
  const mine = vi.fn<(on: boolean) => void>();
  const chosen = vi.fn<(id: string) => void>();
  const choices = [
    { id: 'all', label: 'All' },
    { id: 'pre', label: 'Pre-qualified' },
  ];
  const screen = await render(
    <FilterBar label="Candidates" end={<FilterSwitch label="Assigned to me" value={false} onChange={mine} />}>
      <SegmentedFilter label="Prequalification" choices={choices} value="all" onChange={chosen} />
    </FilterBar>,
  );
  const search = screen.getByRole('search', { name: 'Candidates' });
  await expect.element(search.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await search.getByRole('button', { name: 'Pre-qualified' }).click();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('pre');
  await userEvent.tab();
  await expect.element(search.getByRole('switch', { name: 'Assigned to me' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(mine).toHaveBeenCalledExactlyOnceWith(true);
});

test('on a phone a bar scrolls sideways, and one that wraps shows all of its controls', async () => {
  await page.viewport(360, 740);
  const labels = ['Mine and those of the team', 'All clients', 'Calendar feed', 'Add task'];
  const barOf = async (wraps: boolean) => {
    const screen = await render(
      <FilterBar
        label="Tasks"
        wraps={wraps}
        end={labels.slice(2).map((label) => (
          <button key={label} type="button">
            {label}
          </button>
        ))}
      >
        {labels.slice(0, 2).map((label) => (
          <button key={label} type="button">
            {label}
          </button>
        ))}
      </FilterBar>,
    );
    const buttons = await Promise.all(labels.map((name) => screen.getByRole('button', { name }).findElement()));
    const rights = buttons.map((button) => button.getBoundingClientRect().right);
    await screen.unmount();
    return Math.max(...rights);
  };
  expect(await barOf(false)).toBeGreaterThan(360);
  expect(await barOf(true)).toBeLessThanOrEqual(360);
});
