import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

// Runs in sequence, because a user's views are the same in every tab.
test.describe.configure({ mode: 'serial' });

test('a view is saved under a name, opened again, made the default, renamed and deleted [G01]', async ({ page }) => {
  await startSession(page, people.admin);
  await page.goto('/engagement/board?assignToMe=false&engagementTypeId=2&sortBy=title&sortOrder=asc');
  const views = page.getByRole('navigation', { name: 'Views' });
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required!')).toBeVisible();
  await dialog.getByLabel('Name').fill('Tenders by name');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByText('The view Tenders by name has been saved.')).toBeVisible();
  await expect(views.getByRole('link', { name: 'Tenders by name' })).toHaveAttribute('aria-current', 'page');

  await views.getByRole('link', { name: /^All/ }).click();
  await expect(page).not.toHaveURL(/engagementTypeId/);
  await views.getByRole('link', { name: 'Tenders by name' }).click();
  await expect(page).toHaveURL(/engagementTypeId=2/);
  await expect(page).toHaveURL(/sortBy=title/);

  await page.getByRole('button', { name: 'Edit view' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit view' });
  await edit.getByLabel('Name').fill('My tenders');
  await edit.getByLabel('Use as my default view').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(views.getByRole('link', { name: 'My tenders' })).toBeVisible();
  await page.reload();
  await expect(views.getByRole('link', { name: 'My tenders' })).toBeVisible();
  await page.goto('/engagement/board');
  await expect(page).toHaveURL(/engagementTypeId=2/);
  await expect(views.getByRole('link', { name: 'My tenders' })).toHaveAttribute('aria-current', 'page');

  await page.goto('/engagement/board?assignToMe=false&kind=competitive');
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name').fill('MY TENDERS');
  await expect(dialog.getByText('This replaces your view My tenders.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace view' }).click();
  await expect(views.getByRole('link', { name: 'My tenders' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Edit view' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByRole('link', { name: 'My tenders' })).toHaveCount(0);
  await page.goto('/engagement/board');
  await expect(page).toHaveURL(/engagementStatusId=2/);
});
