import type { Client } from 'pg';
import type { Locator, Page } from 'playwright-core';

export interface PageInteractions {
  readonly path: string;
  /** Added to the path in the output, for example if a page is measured several times. */
  readonly name?: string;
  /** The user who performs them; the agency's owner if absent. */
  readonly who?: string;
  /** Prepares the data before each round. */
  readonly prepare?: (database: Client) => Promise<void>;
  readonly does: (page: Page) => Promise<void>;
}

/** Waits until the effects of an interaction are rendered, so that they don't count towards the next one. */
export const waitUntilSettled = (page: Page): Promise<void> => page.waitForTimeout(600);

export const type = async (page: Page, words: string): Promise<void> => {
  for (const letter of words) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(120);
  }
  await waitUntilSettled(page);
};

/**
 * Clicks at a person's speed: hovers, waits, and presses for 80 ms. Playwright's own click does all of it at once, so the
 * effects of the hover would count towards the click (decision 0182).
 */
export const clickOn = async (target: Locator): Promise<void> => {
  await target.hover();
  await target.page().waitForTimeout(200);
  await target.click({ delay: 80 });
};

export const click = async (
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> => {
  await clickOn(page.getByRole(role, { name }).first());
  await waitUntilSettled(page);
};
export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitUntilSettled(page);
  }
};

/** Opens a dialog by its button, and closes it again. Its code may still have to be loaded. */
export const openAndClose = async (page: Page, name: string | RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await click(page, 'button', name);
  await dialog.waitFor();
  await waitUntilSettled(page);
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'hidden' });
};
