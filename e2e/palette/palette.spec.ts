import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const open = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  return palette;
};

test('an engagement is found and opened by keyboard only, and is at the top the next time', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/candidate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let palette = await open(page);
  await page.keyboard.type('senior actuarial');
  await expect(palette.getByRole('group', { name: 'Engagements' }).getByRole('option')).toContainText([
    'Senior Actuarial Analyst',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/engagement\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: 'Senior Actuarial Analyst', level: 1 })).toBeVisible();
  await page.goto('/candidate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  palette = await open(page);
  await expect(palette.getByRole('group', { name: 'Recently opened' }).getByRole('option').first()).toContainText(
    'Senior Actuarial Analyst',
  );
});

test('pages and actions are found by their words; Escape changes nothing', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  await expect(page.getByRole('table', { name: 'Engagements' }).getByRole('row').nth(1)).toBeVisible();
  let palette = await open(page);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  palette = await open(page);
  await page.keyboard.type('staging');
  await expect(palette.getByRole('option', { name: 'Staging' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/engagement\/staging/);
  palette = await open(page);
  // Enter runs a result for the full text, never a result still shown for the first letters.
  await page.keyboard.type('re');
  await expect(palette.getByRole('group', { name: 'Engagements' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.type('port download');
  await page.keyboard.press('Enter');
  const report = page.getByRole('dialog', { name: 'Download Report' });
  await expect(report).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  palette = await open(page);
  await page.keyboard.type('zzzz');
  await expect(palette.getByText('No results for “zzzz”')).toBeVisible();
});

test('unapproved agencies and employers find their own pages and no records of the market', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const who of [people.pendingOwner, people.employer]) {
    await page.context().clearCookies();
    await startSession(page, who);
    await page.goto('/account');
    const palette = await open(page);
    await page.keyboard.type('staging');
    await expect(palette.getByText('No results for “staging”')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('sign out');
    await expect(palette.getByRole('option', { name: 'Sign out' })).toBeVisible();
    await page.keyboard.press('Escape');
    // Unapproved agencies can't find records, so nothing is requested.
    expect(asked.includes('/api/v1/palette')).toBe(who === people.employer);
  }
});

test('an employer finds an engagement, an agency that applied and a candidate, and opens each on its own pages', async ({
  page,
}) => {
  await startSession(page, people.employer);
  await page.goto('/account');
  const find = async (typed: string, group: string) => {
    const palette = await open(page);
    await page.keyboard.type(typed);
    await palette.getByRole('group', { name: group }).getByRole('option').first().click();
  };
  await find('perioperative', 'Engagements');
  await expect(page).toHaveURL(/\/employer\/engagements\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Perioperative');
  await find('harbour', 'Agencies');
  await expect(page).toHaveURL(/\/employer\/engagements\/[0-9a-f-]{36}\/applications/);
  await expect(page.getByRole('main')).toContainText('Harbour Talent');
  await find('a', 'Candidates');
  await expect(page).toHaveURL(/\/employer\/candidates\/[0-9a-f-]{36}/);
});

test("the provider's staff find an agency and open it", async ({ page }) => {
  await startSession(page, people.providerAdmin);
  await page.goto('/account');
  const palette = await open(page);
  await page.keyboard.type('quayside');
  await expect(palette.getByRole('group', { name: 'Agencies' }).getByRole('option')).toContainText(['Quayside Search']);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/provider\/agencies\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quayside Search');
});

test('on a phone the palette is one tap away, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill('northwind');
  await expect(palette.getByRole('group', { name: 'Clients' }).getByRole('option')).toContainText(['Northwind Health']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await palette.getByRole('group', { name: 'Clients' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/clients\/[0-9a-f-]{36}/);
});

test('"Change password" leads to the form itself, from another page and from further up on the same', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/candidate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const current = page.getByLabel('Current password');
  for (const from of ['/candidate', '/account']) {
    await expect(page).toHaveURL(new RegExp(from));
    const palette = await open(page);
    await page.keyboard.type('password');
    await palette.getByRole('option', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/account#change-password$/);
    await expect(current).toBeFocused();
    await expect(page.getByRole('form', { name: 'Change password' })).toBeInViewport({ ratio: 1 });
    await page.getByLabel('First name').focus();
  }
  // The URL can be saved, shared and opened later.
  await page.goto('about:blank');
  await page.goto('/account#change-password');
  await expect(current).toBeFocused();
});
