import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('a view of the candidate centre is saved, opened, made the default, replaced and deleted [C01]', async ({
  page,
}) => {
  await startSession(page, people.admin);
  await page.goto('/candidate?candidateStatusId=8&sortBy=name&sortOrder=asc&pageSize=25');
  const lists = page.getByRole('navigation', { name: 'Candidates' });
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required!')).toBeVisible();
  await dialog.getByLabel('Name').fill('Interviews');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByText('The view Interviews has been saved.')).toBeVisible();
  const view = lists.getByRole('link', { name: 'Interviews', exact: true });
  await expect(view).toHaveAttribute('aria-current', 'page');

  await lists.getByRole('link', { name: 'Submitted' }).click();
  await expect(page).not.toHaveURL(/candidateStatusId|sortBy/);
  await expect(lists.getByRole('link', { name: 'Submitted' })).toHaveAttribute('aria-current', 'page');
  await view.click();
  await expect(page).toHaveURL(/candidateStatusId=8/);
  await expect(page).toHaveURL(/sortBy=name/);
  await expect(page).toHaveURL(/pageSize=25/);

  await page.getByRole('button', { name: 'Edit view' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit view' });
  await edit.getByLabel('Name').fill('My interviews');
  await edit.getByLabel('Use as my default view').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  const renamed = lists.getByRole('link', { name: 'My interviews' });
  await expect(renamed).toBeVisible();
  await page.goto('/candidate');
  await expect(page).toHaveURL(/candidateStatusId=8/);
  await expect(renamed).toHaveAttribute('aria-current', 'page');

  await page.goto('/candidate?candidateStatusId=1');
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name').fill('MY INTERVIEWS');
  await expect(dialog.getByText('This replaces your view My interviews.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace view' }).click();
  await expect(renamed).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Edit view' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Delete view' }).click();
  await expect(renamed).toHaveCount(0);
  await page.goto('/candidate');
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  await expect(page).not.toHaveURL(/candidateStatusId/);
});
