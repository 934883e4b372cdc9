import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const at = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('the bare address lands on what is in fulfillment, approved and assigned to me', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board');
  await expect(page.getByRole('link', { name: /Fulfillment, assigned to me/ })).toHaveAttribute('aria-current', 'page');
  expect(at(page)).toEqual({
    applicationStatusId: '2',
    assignToMe: 'true',
    engagementStatusId: '2',
    pageCurrent: '0',
    pageSize: '10',
  });
  await expect(page.getByRole('switch', { name: 'Assigned to me' })).toBeChecked();
});

test('an address names several statuses as the API does, between commas', async ({ page }) => {
  await startSession(page, people.owner);
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.getAll('applicationStatusId').join(',') === '2,7',
  );
  await page.goto('/engagement/board?assignToMe=false&applicationStatusId=2,7');
  await asked;
  await expect(page.getByRole('table', { name: 'Engagements' }).getByRole('row').nth(1)).toBeVisible();
});

test('filters, order and page stand in the address, and the way back restores them', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const table = page.getByRole('table', { name: 'Engagements' });
  await expect(page.getByText(/^Total \d+ records$/)).toBeVisible();

  await page.getByRole('button', { name: 'Closing in' }).click();
  await expect(table.getByRole('columnheader', { name: 'Closing in' })).toHaveAttribute('aria-sort', 'ascending');
  expect(at(page)).toMatchObject({ sortBy: 'closing', sortOrder: 'asc' });

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/pageCurrent=1/);
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const second = await table.getByRole('row').nth(1).textContent();
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/engagement\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page).toHaveURL(/pageCurrent=1/);
  await expect(table.getByRole('row').nth(1)).toHaveText(second ?? '');

  await page.getByRole('combobox', { name: 'Keyword' }).fill('actuarial');
  await expect(page).toHaveURL(/keyword=actuarial/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Senior Actuarial Analyst');

  await page.getByRole('combobox', { name: 'Keyword' }).fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No engagements in this view' })).toBeVisible();
  await page.getByRole('link', { name: 'See all engagements' }).click();
  await expect(page.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
});

test('the list is walked by keyboard: j moves, Enter opens', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const table = page.getByRole('table', { name: 'Engagements' });
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  await table.getByRole('row').nth(1).getByRole('link').first().focus();
  await page.keyboard.press('j');
  await expect(table.getByRole('row').nth(2).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/engagement\/[0-9a-f-]{36}/);
});

test('the way back from an engagement ends at its row, and the keyboard goes on from there', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const table = page.getByRole('table', { name: 'Engagements' });
  const link = (at: number) => table.getByRole('row').nth(at).getByRole('link').first();
  await expect(link(4)).toBeVisible();
  for (const at of [1, 2, 3]) {
    await page.keyboard.press('j');
    await expect(link(at)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/engagement\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(link(3)).toBeFocused();
  await expect(link(3)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(link(4)).toBeFocused();

  // A visit of its own begins at the first row.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Opportunities' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Engagements' }).click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(table.getByRole('link').and(page.locator(':focus'))).toHaveCount(0);
});

test('a figure leads to exactly as many engagements as it says', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const summary = page.getByRole('region', { name: 'Summary' });
  // Until the counts arrive, a zero keeps their place.
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  for (const name of ['Clarification', 'Bidding']) {
    const figure = summary.getByRole('link', { name });
    await expect(figure).toHaveText(/^\d+/);
    const count = Number.parseInt((await figure.textContent()) ?? '', 10);
    await figure.click();
    await expect(page).toHaveURL(new RegExp(`stage=${name.toLowerCase()}`));
    await expect(page.getByRole('table', { name: 'Engagements' }).getByRole('row')).toHaveCount(count + 1);
  }
});

test('who may not see the work of others is offered no switch for it, and no earnings', async ({ page }) => {
  await startSession(page, people.standard);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Bidding' })).toHaveText(/\d/);
  await expect(page.getByRole('switch', { name: 'Assigned to me' })).toHaveCount(0);
  await expect(page.getByText('Total agency earnings')).toHaveCount(0);
});

test('a page beyond the last one leads to the last one, and the way back does not lead into it again', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/');
  await expect(page).toHaveURL(/assignToMe=true/);
  await page.goto('/engagement/board?assignToMe=false&pageCurrent=999');
  await expect(page).toHaveURL(/pageCurrent=\d{1,2}(&|$)/);
  const last = page.getByRole('button', { name: /^Page \d+$/ }).last();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toHaveAccessibleName(`Page ${String(Number(at(page)['pageCurrent']) + 1)}`);
  await expect(page.getByRole('table', { name: 'Engagements' }).getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/assignToMe=true/);
});

test('the first order is named, turned round and come back to', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const newest = page.getByRole('button', { name: 'Newest first' });
  await expect(newest).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Closing in' }).click();
  await expect(newest).toHaveAttribute('aria-pressed', 'false');
  await newest.click();
  await expect(newest).toHaveAttribute('aria-pressed', 'true');
  await newest.click();
  await expect(page.getByRole('button', { name: 'Oldest first' })).toHaveAttribute('aria-pressed', 'true');
  expect(at(page)).toMatchObject({ sortBy: 'createdWhen', sortOrder: 'asc' });
});

test('a deadline stands in the row twice: how long, and exactly until when', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(
    page
      .getByRole('table', { name: 'Engagements' })
      .getByText(/^(Today|[A-Z][a-z]{2} \d\d [A-Z][a-z]{2}) .*\d\d:\d\d$/)
      .first(),
  ).toBeVisible();
});

test('on a phone the present view is in sight, also after its counts have come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const all = page.getByRole('link', { name: /^All \d+/ });
  await expect(all).toHaveAttribute('aria-current', 'page');
  await expect(all).toBeInViewport({ ratio: 1 });
});

test('an employer reads that the board is for agencies, and is led to their engagements', async ({ page }) => {
  await startSession(page, people.employer);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('heading', { name: 'The board is for agencies' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to engagements' }).click();
  await expect(page).toHaveURL(/\/employer\/engagements$/);
});

test('an agency that Rolecall declined is not told to wait', async ({ page }) => {
  await startSession(page, people.declinedOwner);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('heading', { name: 'You don’t have access to the board' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Rolecall declined your agency');
  await expect(page.getByRole('main')).not.toContainText('You get access when');
});

test('an agency that is not approved reads why the board is not open', async ({ page }) => {
  await startSession(page, people.pendingOwner);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('heading', { name: 'You don’t have access to the board yet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You get access when Rolecall approves it.');
});

test('what is typed is asked for once, a quarter of a second after the last key [F03]', async ({ page }) => {
  await startSession(page, people.owner);
  // A feed that opens has the page ask again for all it shows: here only what is typed is to be heard.
  await page.route('**/activitystream/feed*', (route) => route.abort());
  // The page's time stands still, so that no busy machine puts a pause between two keys.
  await page.clock.install();
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v1/engagementboard/search') asked.push(url.searchParams.get('keyword'));
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const keyword = page.getByRole('combobox', { name: 'Keyword' });
  for (const key of 'actuarial') {
    await keyword.press(key);
    await page.clock.runFor(40);
  }
  await page.clock.runFor(200);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(asked).toEqual(['actuarial']);
});

for (const [width, height] of [
  [1440, 900],
  [1100, 800],
  [360, 800],
] as const) {
  test(`at ${String(width)} px nothing overflows and axe finds nothing, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startSession(page, people.owner);
    // All of them: other journeys publish, and the newest come first.
    await page.goto('/engagement/board?assignToMe=false&pageSize=100');
    await expect(page.getByText('Senior Actuarial Analyst')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
