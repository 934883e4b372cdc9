import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchOpportunitiesEndpoint } from '#contract/opportunities/endpoints/search.ts';
import { fakeOpportunityResponses } from '#web/opportunities/parts/testing/fake-opportunities.ts';
import { emitLive } from '#web/platform/live/live.ts';
import { currentAnnouncement } from '#web/ui/text/announce.ts';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { openApp } from '#web/testing/open-app.tsx';

const director = 'Director of Asset Planning and Network Growth';

const openMarket = async (href = '/opportunities') => {
  const screen = await openApp(href);
  const results = screen.getByRole('list', { name: 'Results' });
  const rows = results.getByRole('listitem');
  const row = (title: string) => rows.filter({ hasText: title });
  const detail = screen.getByRole('complementary', { name: 'Selected opportunity' });
  return { screen, results, rows, row, detail };
};

test("a row shows the client, the roles, the location, the pay, the agency's standing and the deadline", async () => {
  fakeApi(...fakeOpportunityResponses());
  const { row } = await openMarket();
  const shown = await row(director).findElement();
  for (const words of [
    'Brightwater Utilities',
    'Denver, Colorado',
    'Success fee',
    '1 role',
    'Agency Tenders Rate',
    'Not requested',
    'Executive',
  ])
    expect(shown.textContent).toContain(words);
  expect(shown.querySelector('time')?.textContent).toMatch(/\d d \d+ h/);
});

test('filters are stored in the URL: they survive a reload and the Back button', async () => {
  fakeApi(...fakeOpportunityResponses());
  const { screen, rows, row } = await openMarket();
  await expect.element(row(director)).toBeVisible();
  await screen.getByLabelText('Keywords').fill('brightwater asset');
  await expect.poll(screen.query).toMatchObject({ q: 'brightwater asset' });
  await expect.poll(() => rows.elements().length).toBe(1);
  await screen.getByRole('button', { name: /^Role category/ }).click();
  await screen.getByRole('option', { name: /Executive/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(screen.query).toMatchObject({ category: '1' });
  await row(director).getByRole('link').click();
  await expect.poll(screen.href).toMatch(/^\/opportunities\/[0-9a-f-]{36}\?.*q=brightwater/);
  screen.back();
  await expect.poll(screen.href).toMatch(/^\/opportunities\?.*category=1/);
  const link = screen.href();
  await screen.unmount();
  const reloaded = await openMarket(link);
  await expect.element(reloaded.screen.getByLabelText('Keywords')).toHaveValue('brightwater asset');
  await expect.poll(() => reloaded.rows.elements().length).toBe(1);
});

test('a search without results says so and clears its filters in one step; a URL with invalid filters shows all', async () => {
  const api = fakeApi(...fakeOpportunityResponses());
  const { screen, row } = await openMarket('/opportunities?q=nobody+looks+for+this');
  await expect.element(screen.getByRole('heading', { name: 'No opportunities match' })).toBeVisible();
  await screen.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.poll(screen.href).toBe('/opportunities');
  await expect.element(row(director)).toBeVisible();
  await screen.open('/opportunities?kind=gold&category=77&page=minus');
  await expect.element(row(director)).toBeVisible();
  const last = api.sentTo(searchOpportunitiesEndpoint).at(-1)?.query;
  expect([last?.has('kind'), last?.get('pageCurrent')]).toEqual([false, '0']);
});

test('by keyboard only: down the list, into the selected opportunity, on to the next one', async () => {
  fakeApi(...fakeOpportunityResponses());
  const { rows, row, detail } = await openMarket();
  await expect.element(row(director)).toBeVisible();
  await userEvent.keyboard('jj');
  const second = rows.nth(1);
  await expect.element(second.getByRole('link')).toHaveFocus();
  const { textContent: title } = await second.getByRole('heading').findElement();
  await userEvent.keyboard('{Enter}');
  await expect.element(second).toHaveAttribute('aria-current', 'true');
  await expect.element(detail.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(rows.first().getByRole('link')).toHaveFocus();
});

test('on a phone the selected opportunity replaces the list, and going back focuses its row', async () => {
  await page.viewport(360, 800);
  fakeApi(...fakeOpportunityResponses());
  const { screen, results, row, detail } = await openMarket();
  await expect.element(row(director)).toBeVisible();
  await expect.element(detail).not.toBeInTheDocument();
  await row(director).getByRole('link').click();
  await expect.element(detail.getByRole('heading', { name: director })).toBeInViewport();
  await expect.element(results).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Back to results' })).toHaveFocus();
  await screen.getByRole('link', { name: 'Back to results' }).click();
  await expect.element(row(director).getByRole('link')).toHaveFocus();
  await expect.element(row(director)).toBeInViewport();
});

test('on a phone a row is a title of at most two lines and three lines under it, and none of them is cut off', async () => {
  await page.viewport(360, 800);
  fakeApi(...fakeOpportunityResponses());
  const { rows, row } = await openMarket();
  await expect.element(row(director)).toBeVisible();
  const found = rows.elements().map((item) => ({
    height: item.getBoundingClientRect().height,
    cut: [...item.querySelectorAll('p')].filter((line) => line.scrollWidth > line.clientWidth + 1).length,
  }));
  expect(found.length).toBe(10);
  for (const { height, cut } of found) {
    expect(height).toBeLessThan(132);
    expect(cut).toBe(0);
  }
});

test('a page beyond the last one redirects to the last one', async () => {
  fakeApi(...fakeOpportunityResponses());
  const { screen, rows } = await openMarket('/opportunities?page=500');
  await expect.element(rows.first()).toBeVisible();
  await expect.poll(screen.query).toEqual({ page: '2' });
});

test('an opportunity that does not exist shows a message', async () => {
  fakeApi(...fakeOpportunityResponses());
  const { screen, detail } = await openMarket('/opportunities/00000000-0000-4000-8000-000000000000');
  await expect.element(detail.getByText('This page doesn’t exist, or you don’t have access to it.')).toBeVisible();
  await screen.open('/opportunities/xyz');
  await expect.element(detail.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await detail.getByRole('link', { name: 'Back to opportunities' }).click();
  await expect.poll(screen.href).toBe('/opportunities');
});

test('an unreachable server is reported, and a retry is offered', async () => {
  const api = fakeApi(answer(searchOpportunitiesEndpoint, refuse(500, 'fault', '')), ...fakeOpportunityResponses());
  const { screen, results } = await openMarket();
  await expect.element(screen.getByRole('heading', { name: 'The opportunities could not be loaded' })).toBeVisible();
  api.change(...fakeOpportunityResponses());
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(results).toBeVisible();
});

test.each([
  ['/opportunities?kind=successfee', 1],
  ['/opportunities?q=nurse', 0],
  ['/opportunities?q=nurse&search=off', 1],
  ['/opportunities?q=nurse&view=yours', 1],
])('%s is marked as sorted by deadline %i times: keywords sort the best match first', async (href, marks) => {
  fakeApi(...fakeOpportunityResponses());
  const { screen, rows } = await openMarket(href);
  await expect.element(rows.first()).toBeVisible();
  const header = await screen.getByText('Closing in', { exact: true }).findElement();
  expect(header.querySelectorAll('svg')).toHaveLength(marks);
});

test('typed text stays as typed during a pause, and is cleared when the search changes', async () => {
  fakeApi(...fakeOpportunityResponses());
  const { screen, rows, row } = await openMarket();
  await expect.element(row(director)).toBeVisible();
  const box = screen.getByLabelText('Keywords');
  await box.click();
  await userEvent.keyboard('nurse ');
  await expect.poll(screen.query).toMatchObject({ q: 'nurse' });
  await expect.element(rows.first().getByText(/nurs/i).first()).toBeVisible();
  await expect.element(box).toHaveValue('nurse ');
  await userEvent.keyboard('brightw');
  await expect.poll(screen.query).toMatchObject({ q: 'nurse brightw' });
  await box.fill('zebra');
  await screen.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.element(box).toHaveValue('');
  await expect.poll(screen.href).not.toContain('q=');
});

test("results of the user's own filters are not marked as changes, even right after a change by the other side", async () => {
  const api = fakeApi(...fakeOpportunityResponses());
  const { screen, rows } = await openMarket('/opportunities?q=brightwater+asset');
  await expect.element(rows.first()).toBeVisible();
  // The live feed is loaded after the page is shown.
  await expect.poll(() => document.querySelector('[data-live]')).not.toBeNull();
  const asked = api.sentTo(searchOpportunitiesEndpoint).length;
  emitLive({ kind: 'engagement.published', engagementId: '01900000-0000-7000-8000-00000000e001' });
  await expect.poll(() => api.sentTo(searchOpportunitiesEndpoint).length).toBe(asked + 1);
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    for (const row of document.querySelectorAll('[data-changed]')) seen.push(row.textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-changed'] });
  onTestFinished(() => observer.disconnect());
  await screen.getByRole('switch', { name: 'Search' }).click();
  await expect.poll(screen.query).toMatchObject({ search: 'off' });
  await expect.poll(() => rows.elements().length).toBe(10);
  expect([seen, currentAnnouncement()]).toEqual([[], expect.not.stringContaining('changed')]);
});

test('a row that the other side changes is marked and announced', async () => {
  const api = fakeApi(...fakeOpportunityResponses());
  const { rows } = await openMarket('/opportunities?q=brightwater+asset');
  await expect.element(rows.first()).toBeVisible();
  await expect.poll(() => document.querySelector('[data-live]')).not.toBeNull();
  api.change(...fakeOpportunityResponses({ noOfRoles: 4 }));
  emitLive({ kind: 'engagement.changed', engagementId: '01900000-0000-7000-8000-000000000001' });
  await expect.poll(() => document.querySelector('[data-changed]')).not.toBeNull();
  await expect.element(rows.first().getByText(/4 roles/)).toBeVisible();
  await expect.poll(currentAnnouncement).toMatch(/changed/);
});
