import { expect, test } from '@playwright/test';
import { people } from '../actors/people.ts';
import { startSession } from '../actors/session.ts';
import { pageSettled } from './layout-checks.ts';

test('after being offline, users return to the same page with its filters and scroll position', async ({
  page,
  context,
}) => {
  await startSession(page, people.owner);
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const path of ['/opportunities?q=nurse', '/engagement/board?assignToMe=false', '/candidate']) {
    await page.goto(path);
    await pageSettled(page);
    const address = page.url();
    await page.mouse.wheel(0, 160);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    const scrolled = await page.evaluate(() => window.scrollY);
    await context.setOffline(true);
    await expect(page).toHaveURL('/no-internet-connection');
    await expect(page.getByText('No Internet Found')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(address);
    await pageSettled(page);
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: path }).toBe(scrolled);
  }
});

test('a network that keeps dropping and returning does not leave the user on the offline page', async ({
  page,
  context,
}) => {
  await startSession(page, people.owner);
  await page.goto('/account');
  await pageSettled(page);
  for (let time = 0; time < 4; time += 1) {
    await context.setOffline(true);
    if (time % 2 === 0) await expect(page).toHaveURL('/no-internet-connection');
    await context.setOffline(false);
  }
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
});

test('a form with unsaved input stays open with its input while offline', async ({ page, context }) => {
  await startSession(page, people.owner);
  await page.goto('/account');
  const name = page.getByLabel('First name');
  await name.fill('Mara Lou');
  await context.setOffline(true);
  await expect(page.getByText(/^Your unsent changes stay on this page\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/account$/);
  await expect(name).toHaveValue('Mara Lou');
});

test('opening the offline page while online redirects to the start page', async ({ page }) => {
  await page.goto('/no-internet-connection');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
});
