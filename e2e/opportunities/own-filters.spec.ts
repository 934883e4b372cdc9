import { expect, test, type Page } from '@playwright/test';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Results' }).locator('> li');

/** Records from now on which rows are highlighted as changed, and what is announced to screen readers. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      for (const row of document.querySelectorAll('[data-changed]'))
        seen.push(row.querySelector('h2')?.textContent ?? '');
      const said = document.querySelector('[data-announcer]')?.textContent ?? '';
      if (said !== '') seen.push(said);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-changed'],
    });
    Object.assign(window, { seen });
  });
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test("results of the user's own filters are not marked as changes, even right after a change by the other side", async ({
  page,
  baseURL,
}) => {
  const employer = await signInOverHttp(baseURL ?? '', 'hiring@larkfield.example');
  await startSession(page, people.owner);
  // The publication doesn't affect these rows.
  await page.goto('/opportunities?client=Brightwater+Utilities');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  // Waits until the refetch that the opening feed causes is over.
  await page.waitForTimeout(2000);
  const asked = page.waitForResponse((answer) => answer.url().includes('Brightwater'));
  await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  await asked;
  await watch(page);
  await page.getByLabel('Keywords').fill('asset');
  await expect(page).toHaveURL(/q=asset/);
  await page.getByRole('switch', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=off/);
  await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page).filter({ hasNotText: 'Brightwater' }).first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(await seen(page)).toEqual([]);
});
