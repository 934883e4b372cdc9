import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody's row in the list of users, on whichever page of it: other journeys add people, who come first. */
export const rowOfUser = async (page: Page, email: string): Promise<Locator> => {
  const row = page.getByRole('row').filter({ hasText: email });
  await page.goto('/user-management');
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(async () => {
    if ((await row.count()) === 0) await next.click({ timeout: 1_000 });
    // Time for the next page to come, before the one after it is asked for.
    await expect(row).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  return row;
};
