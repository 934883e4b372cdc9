import { expect, test } from '@playwright/test';
import { uniquePerson } from '#e2e/actors/new-user.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('a double click sends once, and shows no error', async ({ page }) => {
  const calls: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/createAuthUser')) calls.push(answer.status());
  });
  await startSession(page, people.owner);
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Add user' });
  const { email, firstName, lastName, name } = uniquePerson();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByRole('button', { name: 'Add user' }).dblclick();
  await expect(page.getByText('User has been added')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name })).toBeVisible();
  await expect(page.getByText('The email address already exists')).toHaveCount(0);
  expect(calls).toEqual([200]);
});
