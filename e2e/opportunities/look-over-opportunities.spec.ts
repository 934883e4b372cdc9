import { expect, test, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const director = 'Director of Asset Planning and Network Growth';
const phone = { width: 360, height: 800 };

const results = (page: Page) => page.getByRole('list', { name: 'Results' });
const detail = (page: Page) => page.getByRole('complementary', { name: 'Selected opportunity' });
const row = (page: Page, title: string) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

test.beforeEach(async ({ page }) => {
  await startSession(page, people.owner);
});

test("a row shows the client, the roles, the location, the pay, the agency's standing and the deadline", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Opportunities' }).click();
  const one = row(page, director);
  await expect(one).toContainText('Brightwater Utilities');
  await expect(one).toContainText('Denver, Colorado');
  await expect(one).toContainText('Success fee');
  await expect(one).toContainText('1 role');
  await expect(one).toContainText('Agency Tenders Rate');
  await expect(one).toContainText('Not requested');
  await expect(one.locator('time')).toContainText(/\d d \d+ h/);
  await expect(one).toContainText('Executive');
});

test('filters are stored in the URL: they survive a reload and the Back button', async ({ page }) => {
  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  await page.getByLabel('Keywords').fill('brightwater asset');
  await expect(page).toHaveURL(/q=brightwater\+asset/);
  await expect(results(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Role category/ }).click();
  await page.getByRole('option', { name: 'Executive' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/category=1/);
  await row(page, director).getByRole('link').click();
  await expect(page).toHaveURL(/\/opportunities\/[0-9a-f-]{36}\?.*q=brightwater/);
  await page.reload();
  await expect(page.getByLabel('Keywords')).toHaveValue('brightwater asset');
  await expect(results(page).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/opportunities\?.*category=1/);
});

test('a search without results says so and clears its filters in one step; a URL with invalid filters shows all', async ({
  page,
}) => {
  await page.goto('/opportunities?q=nobody+looks+for+this');
  await expect(page.getByRole('heading', { name: 'No opportunities match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/opportunities$/);
  await expect(row(page, director)).toBeVisible();
  await page.goto('/opportunities?kind=gold&category=77&page=minus');
  await expect(row(page, director)).toBeVisible();
});

test('kind, engagement type and prequalification narrow the list', async ({ page }) => {
  await page.goto('/opportunities?kind=competitive');
  await expect(results(page).getByRole('listitem').first()).toContainText('Competitive');
  await expect(row(page, director)).toBeHidden();
  await page.goto('/opportunities?type=1');
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
  await expect(row(page, director)).toBeHidden();
  await page.goto('/opportunities');
  await page.getByRole('button', { name: 'Pre-qualified' }).click();
  await expect(page).toHaveURL(/prequalified=yes/);
  await expect(row(page, director)).toBeHidden();
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
});

test('the selected opportunity is shown beside the list with its terms, requests and the fee for a hire', async ({
  page,
}) => {
  await page.goto('/opportunities?q=process+safety');
  const chosen = detail(page);
  await expect(chosen.getByRole('heading', { name: 'Process Safety Engineers' })).toBeVisible();
  await expect(chosen).toContainText('18.50 % of base salary');
  await expect(chosen).toContainText('Fee per hire');
  await expect(chosen.getByRole('heading', { name: 'Talent requests' })).toBeVisible();
  await expect(chosen.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(chosen.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await chosen.getByRole('button', { name: /^Terms, version/ }).click();
  const terms = page.getByRole('dialog', { name: /^Terms of Sable Ridge/ });
  await expect(terms).toContainText('The agency is paid its fee');
  await terms.getByRole('button', { name: 'Close' }).last().click();
  await expect(terms).toBeHidden();
});

test('a gate that is not met disables its button and shows the reason beside it', async ({ page }) => {
  await page.goto('/opportunities');
  await row(page, director).getByRole('link').click();
  const apply = detail(page).getByRole('button', { name: 'Submit Application' });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await expect(detail(page)).toContainText(
    'Brightwater Utilities only accepts applications from prequalified agencies. Request prequalification with them.',
  );
  await expect(apply).toHaveAccessibleDescription(/only accepts applications from prequalified agencies/);
  await apply.click({ force: true });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('by keyboard only: down the list, into the selected opportunity, on to the next one', async ({ page }) => {
  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  await page.locator('body').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = results(page).getByRole('listitem').nth(1);
  await expect(second.getByRole('link')).toBeFocused();
  const title = await second.getByRole('heading').textContent();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(
    detail(page)
      .getByRole('heading', { level: 2, name: title ?? '' })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('k');
  await expect(results(page).getByRole('listitem').first().getByRole('link')).toBeFocused();
});

test('on a phone the selected opportunity replaces the list, and going back focuses its row', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  await expect(detail(page)).toBeHidden();
  await row(page, director).getByRole('link').click();
  await expect(detail(page).getByRole('heading', { name: director })).toBeInViewport();
  await expect(results(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to results' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(row(page, director).getByRole('link')).toBeFocused();
  await expect(row(page, director)).toBeInViewport();
});

test('on a phone a row is a title of at most two lines and three lines under it, and none of them is cut off', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  const rows = await results(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        text: item.textContent,
        height: item.getBoundingClientRect().height,
        cut: [...item.querySelectorAll('p')].filter((line) => line.scrollWidth > line.clientWidth + 1).length,
      })),
    );
  for (const { height } of rows) expect(height).toBeLessThan(132);
  // Only lines that name the longest bid method may end in an ellipsis.
  expect(
    rows.filter(({ cut, text }) => cut > 0 && !text?.includes('% of total compensation')).length,
  ).toBeLessThanOrEqual(1);
});
