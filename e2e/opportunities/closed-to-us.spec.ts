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
