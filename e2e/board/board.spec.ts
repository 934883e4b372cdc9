import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
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
