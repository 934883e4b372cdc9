import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { axeViolations, rulesIn } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const at = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Collects the titles from each response of the list with these parameters. */
const recordTitles = (page: Page, parameters: Readonly<Record<string, string>>): string[][] => {
  const answers: string[][] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== listBoardEndpoint.path) return;
    if (Object.entries(parameters).some(([name, value]) => searchParams.get(name) !== value)) return;
    void response.json().then(
      ({ records }: { records: { title: string }[] }) => answers.push(records.map(({ title }) => title)),
      () => undefined,
    );
  });
  return answers;
};

test('/engagement/board without a query shows approved engagements in fulfillment that are assigned to the user', async ({
  page,
}) => {
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

test('a URL may list several statuses separated by commas, as in the API', async ({ page }) => {
  await startSession(page, people.owner);
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.getAll('applicationStatusId').join(',') === '2,7',
  );
  await page.goto('/engagement/board?assignToMe=false&applicationStatusId=2,7');
  await asked;
  await expect(page.getByRole('table', { name: 'Engagements' }).getByRole('row').nth(1)).toBeVisible();
});

test('filters, sort and page are stored in the URL, and the Back button restores them', async ({ page }) => {
  const secondPage = recordTitles(page, { sortBy: 'closing', sortOrder: 'asc', pageCurrent: '1' });
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const table = page.getByRole('table', { name: 'Engagements' });
  await expect(page.getByText(/^Total \d+ records$/)).toBeVisible();

  await page.getByRole('button', { name: 'Closing in' }).click();
  await expect(table.getByRole('columnheader', { name: 'Closing in' })).toHaveAttribute('aria-sort', 'ascending');
  expect(at(page)).toMatchObject({ sortBy: 'closing', sortOrder: 'asc' });

  const first = (await table.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/pageCurrent=1/);
  // The URL changes before the table is marked as busy, and until then the table still shows the first page.
  await expect(table.getByRole('row').nth(1)).not.toContainText(first);
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/engagement\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page).toHaveURL(/pageCurrent=1/);
  await expect(table.getByRole('columnheader', { name: 'Closing in' })).toHaveAttribute('aria-sort', 'ascending');
  // Other tests add engagements meanwhile, so the rows must match the server's latest response for this page and
  // order.
  await expect(async () => {
    const [, ...rows] = await table.getByRole('row').allTextContents();
    const titles = secondPage.at(-1) ?? ['no answer'];
    expect(rows).toEqual(titles.map((title): unknown => expect.stringContaining(title)));
  }).toPass();

  await page.getByRole('combobox', { name: 'Keyword' }).fill('actuarial');
  await expect(page).toHaveURL(/keyword=actuarial/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Senior Actuarial Analyst');

  await page.getByRole('combobox', { name: 'Keyword' }).fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No engagements in this view' })).toBeVisible();
  await page.getByRole('link', { name: 'See all engagements' }).click();
  await expect(page.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
});

test('the list is navigated by keyboard: j moves, Enter opens', async ({ page }) => {
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

test('going back from an engagement focuses its row, from where the keyboard continues', async ({ page }) => {
  await startSession(page, people.owner);
  // Sorted by oldest first, so that no row moves when another test creates an engagement.
  await page.goto('/engagement/board?assignToMe=false&sortBy=createdWhen&sortOrder=asc');
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
  // The focused link has been removed, so the focus moves to the page.
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(link(3)).toBeFocused();
  await expect(link(3)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(link(4)).toBeFocused();

  // A new visit to the list starts at the first row.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Opportunities' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Engagements' }).click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(table.getByRole('link').and(page.locator(':focus'))).toHaveCount(0);
});

test('a figure links to exactly as many engagements as it shows', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const summary = page.getByRole('region', { name: 'Summary' });
  // Until the counts arrive, a zero is shown in their place.
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  for (const name of ['Clarification', 'Bidding']) {
    const figure = summary.getByRole('link', { name });
    await expect(figure).toHaveText(/^\d+/);
    const count = Number.parseInt((await figure.textContent()) ?? '', 10);
    await figure.click();
    await expect(page).toHaveURL(new RegExp(`stage=${name.toLowerCase()}`));
    const rows = page.getByRole('table', { name: 'Engagements' }).getByRole('row');
    // A list with more than one page shows its total.
    if (count > 10) await expect(page.getByText(`Total ${String(count)} records`)).toBeVisible();
    else await expect(rows).toHaveCount(count + 1);
  }
});

test('users without permission to see the work of others have no switch for it, and no earnings', async ({ page }) => {
  await startSession(page, people.standard);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Bidding' })).toHaveText(/\d/);
  await expect(page.getByRole('switch', { name: 'Assigned to me' })).toHaveCount(0);
  await expect(page.getByText('Total agency earnings')).toHaveCount(0);
});

test('a page beyond the last one redirects to the last one, and the Back button does not return to it', async ({
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

test('a row shows both the remaining time and the exact deadline; the default order is named, can be reversed and restored', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(
    page
      .getByRole('table', { name: 'Engagements' })
      .getByText(/^(Today|[A-Z][a-z]{2} \d\d [A-Z][a-z]{2}) .*\d\d:\d\d$/)
      .first(),
  ).toBeVisible();
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

test('on a phone the current view is scrolled into view, also after the counts have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  const all = page.getByRole('link', { name: /^All \d+/ });
  await expect(all).toHaveAttribute('aria-current', 'page');
  await expect(all).toBeInViewport({ ratio: 1 });
});

test('the board is for approved agencies: an employer, a declined and a waiting agency each read why it is not open', async ({
  page,
}) => {
  await startSession(page, people.employer);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('heading', { name: 'The board is for agencies' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to engagements' }).click();
  await expect(page).toHaveURL(/\/employer\/engagements$/);

  // A declined agency isn't asked to wait.
  await startSession(page, people.declinedOwner);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('heading', { name: 'You don’t have access to the board' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Rolecall declined your agency');
  await expect(page.getByRole('main')).not.toContainText('You get access when');

  await startSession(page, people.pendingOwner);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('heading', { name: 'You don’t have access to the board yet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You’ll get access when Rolecall approves it.');
});

test('typed text is sent once, a quarter of a second after the last key [F03]', async ({ page }) => {
  await startSession(page, people.owner);
  // When the feed opens, the page refetches all its queries; this test counts only the refetches caused by typing.
  await page.route('**/activitystream/feed*', (route) => route.abort());
  // The page's clock is paused, so that a slow machine can't cause a delay between two keys.
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

test('at 1440, 1100 and 360 px nothing overflows and axe finds nothing, light and dark', async ({ page }) => {
  await startSession(page, people.owner);
  // Loads a large page, because other journeys publish engagements and the newest are listed first.
  await page.goto('/engagement/board?assignToMe=false&pageSize=100');
  await expect(page.getByText('Senior Actuarial Analyst')).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1100, 800],
    [360, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      const at = `${String(width)} px, ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, rulesIn(colorScheme)), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0);
    }
  }
});
