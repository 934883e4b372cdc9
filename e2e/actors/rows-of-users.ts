import { expect, type Locator, type Page } from '@playwright/test';

/** A user's row in the list of users, on any of its pages: other journeys add users, who are listed first. */
export const rowOfUser = async (page: Page, email: string): Promise<Locator> => {
  const row = page.getByRole('row').filter({ hasText: email });
  await page.goto('/user-management');
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(async () => {
    if ((await row.count()) === 0) await next.click({ timeout: 1_000 });
    // Waits for the page to load before going to the next one.
    await expect(row).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  return row;
};
