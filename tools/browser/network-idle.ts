import type { Page } from 'playwright-core';

/** So long nothing more may have come, in milliseconds. */
const restMs = 300;

/**
 * Waits until nothing more has come to the page for a while. The browser's own word for that never falls: the live
 * feed stays open for as long as the page does.
 */
export const networkIdle = async (page: Page): Promise<void> => {
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
