import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an agency that is not approved yet reads so, and what will open the list; a declined one is not told to wait', async ({
  page,
}) => {
  await startSession(page, people.pendingOwner);
  await page.goto('/opportunities');
  await expect(page.getByRole('heading', { name: 'You don’t have access to opportunities' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You’ll get access when Rolecall approves it.');

  await startSession(page, people.declinedOwner);
  await page.goto('/opportunities');
  await expect(page.getByRole('main')).toContainText('Rolecall declined your agency');
  await expect(page.getByRole('main')).not.toContainText('You get access when');
});

test('a page beyond the last one redirects to the last one', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/opportunities?page=500');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=500/);
});

test('an opportunity that does not exist shows a message', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/opportunities/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('complementary', { name: 'Selected opportunity' })).toContainText(
    'This page doesn’t exist, or you don’t have access to it.',
  );
  await page.goto('/opportunities/xyz');
  const beside = page.getByRole('complementary', { name: 'Selected opportunity' });
  await expect(beside.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await beside.getByRole('link', { name: 'Back to opportunities' }).click();
  await expect(page).toHaveURL(/\/opportunities$/);
});

test('an unreachable server is reported, and a retry is offered', async ({ page }) => {
  await startSession(page, people.owner);
  const list = '**/api/v1/opportunities/search?*';
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/opportunities');
  await expect(page.getByRole('heading', { name: 'The opportunities could not be loaded' })).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
});
