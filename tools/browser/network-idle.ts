import type { Page } from 'playwright-core';

/** How long the network must be quiet, in milliseconds. */
const restMs = 300;

/**
 * Waits until the page has received nothing for a while. The browser's own idle event never fires, because the live
 * feed stays open.
 */
export const waitForNetworkIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    (rest) => {
      const came = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration);
      return performance.now() - Math.max(0, ...came) > rest;
    },
    restMs,
    { polling: 100 },
  );
};
