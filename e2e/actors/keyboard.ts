import type { Locator, Page } from '@playwright/test';

const hasFocus = (target: Locator) => async () =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/**
 * Presses Tab until `isThere` reports that the element has the focus, which proves that it can be reached without a
 * mouse.
 */
export const tabUntil = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  for (let tabs = 0; tabs < 150; tabs += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached by keyboard.');
};

export const tabTo = (page: Page, target: Locator): Promise<void> => tabUntil(page, hasFocus(target));

export const pressByKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

export const typeByKeyboard = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

type Focus = 'lost' | 'hidden' | 'visible';

/** Whether an element of the page has the focus, and whether an outline or a shadow makes the focus visible. */
export const focusState = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'lost';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    return isOutlined || boxShadow !== 'none' ? 'visible' : 'hidden';
  });
