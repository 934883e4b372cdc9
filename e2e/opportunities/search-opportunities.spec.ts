import { expect, test, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const director = 'Director of Asset Planning and Network Growth';
const educator = 'Clinical Nurse Educator, Emergency';

const results = (page: Page) => page.getByRole('list', { name: 'Results' });
const rows = (page: Page) => results(page).locator('> li');
const row = (page: Page, title: string) => rows(page).filter({ has: page.getByRole('heading', { name: title }) });
const filters = (page: Page) => page.getByRole('search', { name: 'Filters' });
const pick = async (page: Page, filter: string, option: string | RegExp) => {
  await filters(page)
    .getByRole('button', { name: new RegExp(`^${filter}`) })
    .click();
  await page.getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
};

test.beforeEach(async ({ page }) => {
  await startSession(page, people.owner);
});

test('the market is searched by classification, role category, engagement type, location, client and keywords, and the search is turned off and on again [O01]', async ({
  page,
}) => {
  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  await pick(page, 'Classification', /Healthcare & Medical/);
  await expect(page).toHaveURL(/classification=13/);
  await expect(row(page, director)).toBeHidden();
  await pick(page, 'Role category', /Professional/);
  await pick(page, 'Engagement type', /Employer Sets Rate/);
  await pick(page, 'Client', /Northwind Health/);
  await filters(page).getByLabel('Location').fill('newcastle');
  await expect(page).toHaveURL(/place=newcastle/);
  await page.getByLabel('Keywords').fill('educators');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, educator)).toBeVisible();

  await page.getByRole('switch', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=off/);
  await expect(row(page, director)).toBeVisible();
  await expect(page.getByLabel('Keywords')).toHaveValue('educators');
  await page.getByRole('switch', { name: 'Search' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('typos are tolerated, and the page shows the corrected keywords', async ({ page }) => {
  await page.goto('/opportunities?q=clinical+nruse');
  await expect(row(page, educator)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No results for “nruse”. Showing results for “nurse”.');
});

test('typed text gets suggestions by keyboard, clients are named, and a separate view shows an agency what matches it and why [O02]', async ({
  page,
}) => {
  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  const box = page.getByLabel('Keywords');
  await box.pressSequentially('brightw');
  const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(suggested.filter({ hasText: 'Brightwater Utilities' })).toContainText('Client');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/client=Brightwater/);
  await expect(row(page, director)).toBeVisible();
  await expect(rows(page).filter({ hasNotText: 'Brightwater Utilities' })).toHaveCount(0);

  await page.getByRole('button', { name: 'For you' }).click();
  await expect(page).toHaveURL(/view=yours/);
  await expect(row(page, educator).getByRole('list', { name: 'Why it matches' })).toContainText(
    'You recruit for Healthcare & Medical.',
  );
  // The agency's profile doesn't match, but the client has hired its candidates before.
  await expect(row(page, director).getByRole('list', { name: 'Why it matches' })).toContainText(
    /^Brightwater Utilities has hired .* from you\.$/,
  );
});

test('lists show all opportunities or only those the agency is prequalified for; the prequalification status is shown only once requested [O03]', async ({
  page,
}) => {
  for (const kind of ['competitive', 'successfee']) {
    await page.goto(`/opportunities?kind=${kind}`);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Pre-qualified' }).click();
    await expect(page).toHaveURL(/prequalified=yes/);
    await expect(rows(page).filter({ hasText: 'Not requested' })).toHaveCount(0);
  }
  await page.goto('/opportunities?q=asset+planning');
  await expect(row(page, director)).toContainText('Not requested');
});

test('demo engagements are marked in the list and in the names of clients [O05]', async ({ page }) => {
  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  await pick(page, 'Demo', 'No demo engagements');
  await expect(page).toHaveURL(/demo=no/);
  await expect(row(page, director)).toBeVisible();
  await pick(page, 'Demo: ', 'Demo engagements only');
  await expect(page).toHaveURL(/demo=yes/);
  await expect(row(page, director)).toBeHidden();
  await filters(page)
    .getByRole('button', { name: /^Client/ })
    .click();
  await expect(page.getByRole('option', { name: /Brightwater/ })).toHaveCount(0);
});

test('a search is saved under a name, opened again, and deleted', async ({ page }) => {
  await page.goto('/opportunities?q=educator&place=newcastle');
  await expect(row(page, educator)).toBeVisible();
  const open = () => filters(page).getByRole('button', { name: 'Saved searches' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  await dialog.getByLabel('Search name').fill('Educators up north');
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  const saved = dialog.getByRole('list', { name: 'Saved searches' });
  await expect(saved.getByRole('switch', { name: 'Notify me about Educators up north' })).toBeChecked();
  await dialog.getByLabel('Search name').fill('Educators up north');
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('You already have a saved search with this name. Choose another name.')).toBeVisible();

  await page.goto('/opportunities');
  await expect(row(page, director)).toBeVisible();
  await open();
  await saved.getByRole('link', { name: 'Educators up north' }).click();
  await expect(page).toHaveURL(/q=educator.*place=newcastle/);
  await expect(rows(page)).toHaveCount(1);
  await open();
  await dialog.getByRole('button', { name: 'Delete Educators up north' }).click();
  await expect(dialog).toContainText('No saved searches yet.');
});
