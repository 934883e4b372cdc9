import { expect, type Locator, type Page } from '@playwright/test';

/** Returns a user's row in the list of users, on any of its pages: other journeys add users, who are listed first. */
export const rowOfUser = async (page: Page, email: string): Promise<Locator> => {
  const row = page.getByRole('row').filter({ hasText: email });
  const next = page.getByRole('button', { name: 'Next page' });
  // Starts again at the first page after each miss, because a user added in the meantime may have moved the row to the
  // next page.
  await expect(async () => {
    await page.goto('/user-management');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const isHere = () =>
      row.waitFor({ timeout: 1_500 }).then(
        () => true,
        () => false,
      );
    while (!(await isHere())) await next.click({ timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  return row;
};
