import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an agency starts a practice auction, bids by the rules of real ones, and sees its rank', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/permauction/competitive/practice');
  await expect(page.getByText('The rivals are simulated, and only your agency sees this auction.')).toBeVisible();
  await page.getByLabel('Bid type').selectOption('Open ranked');
  await page.getByLabel('Bid method').selectOption('Day rate');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start Practice' }).click();

  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('The rivals are simulated, and only your agency sees this auction.')).toBeVisible();
  const amount = page.getByLabel('Amount, day rate');
  await amount.fill('700');
  await amount.press('Enter');
  await expect(page.getByText('Your bid is above the ceiling.')).toBeVisible();
  await amount.fill('400');
  await amount.press('Enter');
  await expect(page.getByText('Your practice bid of AUD 400.00 has been received. Your rank is 1.')).toBeVisible();
  await expect(page.getByText('Your bid would win if bidding ended now.')).toBeVisible();
  const again = page.getByLabel('New amount, day rate');
  await again.fill('399');
  await again.press('Enter');
  await expect(
    page.getByText('Your new bid must be lower than your current one by at least the minimum step.'),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'All practice auctions' }).click();
  const row = page.getByRole('table', { name: 'Your practice auctions' }).getByRole('row').nth(1);
  await expect(row).toContainText('Practice: Warehouse Supervisor');
  await expect(row).toContainText('Open');
});

test('an ended practice auction explains its result and shows the bids of the simulated rivals', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/permauction/competitive/practice');
  const table = page.getByRole('table', { name: 'Your practice auctions' });
  await table.getByRole('row').filter({ hasText: 'Sealed' }).filter({ hasText: '% of base salary' }).last().click();
  await expect(page.getByRole('heading', { name: 'Reasons for the result' })).toBeVisible();
  await expect(page.getByText('Bids were sealed, so no one could react to anyone else’s bid.')).toBeVisible();
  const bids = page.getByRole('table', { name: 'All bids' });
  await expect(bids.getByRole('row', { name: /Your agency/ })).toContainText('14.25 %');
  await expect(bids.getByRole('row', { name: /Practice rival/ }).first()).toBeVisible();
  await expect(page.getByLabel(/^Amount/)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('a user without the permission to place bids cannot open practice auctions', async ({ page }) => {
  await startSession(page, people.noRole);
  await page.goto('/permauction/competitive/practice');
  await expect(page.getByRole('button', { name: 'Start Practice' })).toHaveCount(0);
  await expect(page.getByText('You don’t have permission to do this.')).toBeVisible();
});
