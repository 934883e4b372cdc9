import { expect, test, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const director = 'Director of Asset Planning and Network Growth';

const results = (page: Page) => page.getByRole('list', { name: 'Results' });
const detail = (page: Page) => page.getByRole('complementary', { name: 'Selected opportunity' });
const row = (page: Page, title: string) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

test.beforeEach(async ({ page }) => {
  await startSession(page, people.owner);
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
