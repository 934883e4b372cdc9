import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { LinkTabs, Tabs } from './tabs.tsx';

const tabs = [
  { id: 'information', label: 'Information' },
  { id: 'requests', label: 'Talent Requests', count: 3 },
  { id: 'candidates', label: 'Candidates', count: 0 },
];

const Tabbed = () => {
  const [now, setNow] = useState('information');
  return (
    <>
      <Tabs label="Engagement" panel="panel" now={now} onTab={setNow} tabs={tabs} />
      <div id="panel" role="tabpanel" aria-labelledby={`panel-${now}`}>
        {now}
      </div>
    </>
  );
};

test('the arrow keys, Home and End move between tabs and stop at the ends', async () => {
  const screen = await render(<Tabbed />);
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  await userEvent.tab();
  await expect.element(tab(/Information/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/Talent Requests/)).toHaveFocus();
  await expect.element(tab(/Talent Requests/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('tabpanel', { name: /Talent Requests/ })).toHaveTextContent('requests');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(tab(/Candidates/)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(tab(/Information/)).toHaveFocus();
});

test('only the current tab is reached by Tab', async () => {
  const screen = await render(<Tabbed />);
  await screen.getByRole('tab', { name: /Talent Requests/ }).click();
  const reached = screen
    .getByRole('tab')
    .elements()
    .map((each) => (each instanceof HTMLElement ? each.tabIndex : undefined));
  expect(reached).toEqual([-1, 0, -1]);
});

test('tabs with URLs are links, the current one is marked, and it is scrolled into view on a phone', async () => {
  await page.viewport(360, 740);
  const links = ['Information', 'Talent Requests', 'Candidates', 'Clarifications', 'Activity'].map((label) => ({
    id: label,
    label,
    link: linkOptions({
      to: '/here' as '/404',
      search: { part: label } as never,
      activeOptions: { includeSearch: true },
    }),
  }));
  const screen = await renderRoute(() => <LinkTabs label="Engagement" tabs={links} />, '?part=Activity');
  const last = screen.getByRole('navigation', { name: 'Engagement' }).getByRole('link', { name: 'Activity' });
  await expect.element(last).toHaveAttribute('aria-current', 'page');
  await vi.waitFor(async () =>
    expect((await last.findElement()).getBoundingClientRect().right).toBeLessThanOrEqual(360),
  );
  await screen.getByRole('link', { name: 'Clarifications' }).click();
  await vi.waitFor(() => expect(screen.href()).toBe('/here?part=Clarifications'));
  await expect.element(last).not.toHaveAttribute('aria-current');
  await expectAccessible();
});
