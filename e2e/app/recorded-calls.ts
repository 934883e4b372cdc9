import type { Page } from '@playwright/test';

/** The live feed and its token, which are excluded because a feed that can't be opened is retried. */
const ofFeed = /\/activitystream\/(feed|token\/.*)$/;

/** Keeps the live feed closed. Intercepting its request would turn off the browser's cache. */
const closeFeed = (): void => {
  const { fetch } = window;
  window.fetch = (input, init) =>
    typeof input === 'string' && input.includes('/activitystream/feed')
      ? Promise.reject(new TypeError('The feed is closed.'))
      : fetch(input, init);
};

/**
 * Records the API calls that a page makes from now on, each with its body. The feed stays open, so changes by other
 * users cause refetches as intended.
 */
export const recordLiveCalls = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !ofFeed.test(pathname))
      sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  return sent;
};

/** Keeps the live feed of a page closed from its next load, so that changes by other users don't reach it. */
export const keepFeedClosed = (page: Page) => page.addInitScript(closeFeed);

/** Records a page's API calls with the live feed closed, so that changes by other users cause none. */
export const recordCalls = async (page: Page): Promise<string[]> => {
  await keepFeedClosed(page);
  return recordLiveCalls(page);
};
