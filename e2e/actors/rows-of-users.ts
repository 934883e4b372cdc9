import { expect, type Locator, type Page } from '@playwright/test';

/** A user's row in the list of users, on any of its pages: other journeys add users, who are listed first. */
export const rowOfUser = async (page: Page, email: string): Promise<Locator> => {
  const row = page.getByRole('row').filter({ hasText: email });
  const next = page.getByRole('button', { name: 'Next page' });
  // Starts at the first page again after each miss, since a user added meanwhile moves the row to the next page.
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
