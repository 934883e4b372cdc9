import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('the candidate centre finds a candidate by keyword and status, stores both in its URL, and opens the viewer', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Candidates');
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect(rows).toHaveCount(11);

  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Interviewing' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/candidateStatusId=/);
  await expect(rows.nth(1)).toContainText('Interviewing');
  await expect(page.getByRole('table', { name: 'Candidates' })).not.toContainText('Pending');

  await page.getByRole('searchbox').fill('no such person anywhere');
  await expect(page.getByText('No candidates match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(11);

  const name = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/candidates\/viewer\?/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(11);
});
