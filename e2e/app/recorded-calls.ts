import type { Page } from '@playwright/test';

/** The live feed and its token: a feed that can't be opened is retried. */
const ofFeed = /\/activitystream\/(feed|token\/.*)$/;

/** Keeps the live feed closed. Intercepting its request instead would turn off the browser's cache. */
const closeFeed = (): void => {
  const { fetch } = window;
  window.fetch = (input, init) =>
    typeof input === 'string' && input.includes('/activitystream/feed')
      ? Promise.reject(new TypeError('The feed is closed.'))
      : fetch(input, init);
};

/** The API calls that a page sends from now on, each with its body. Changes by others trigger intended refetches. */
export const recordLiveCalls = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !ofFeed.test(pathname))
      sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  return sent;
};

/** Records the calls with the live feed closed, so that changes by others are not seen. */
export const recordCalls = async (page: Page): Promise<string[]> => {
  await page.addInitScript(closeFeed);
  return recordLiveCalls(page);
};
