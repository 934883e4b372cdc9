import { expect, test } from '@playwright/test';
import { signInAs } from '../actors/browser-sign-in.ts';
import { people } from '../actors/people.ts';
import { startSession } from '../actors/session.ts';
import { findIds, noIds, type Ids } from './demo-ids.ts';
import { pageSettled } from './layout-checks.ts';
import { visits } from './visits.ts';

/** The live feed and its token: a feed that can't be opened is retried. */
const ofFeed = /\/activitystream\/(feed|token\/.*)$/;

let ids: Ids = noIds;
test.beforeAll(async ({ baseURL }) => {
  ids = await findIds(baseURL ?? '');
});

// The first visit of each route; further visits make the same calls.
const first = Object.entries(visits).flatMap(([route, visitsOf]) => {
  const [visit] = visitsOf(noIds);
  return visit ? [{ route, as: visit.as }] : [];
});
const readers = [...new Set(first.map(({ as }) => as))];

for (const who of readers) {
  test(`the initial load of each page sends each call once, as ${who}`, async ({ page }) => {
    test.slow();
    // Changes by others trigger intended refetches, so the live feed stays closed.
    await page.route('**/activitystream/feed', (route) => route.abort());
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && !ofFeed.test(pathname))
        sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
    });
    if (who !== 'nobody') await startSession(page, people[who]);
    for (const { route } of first.filter(({ as }) => as === who)) {
      const path = visits[route]?.(ids)[0]?.path ?? '';
      sent.length = 0;
      await page.goto('about:blank');
      await page.goto(path);
      await pageSettled(page);
      const twice = sent.filter((call, index) => sent.indexOf(call) !== index);
      expect.soft(twice, `${path} sends these more than once`).toEqual([]);
    }
  });
}

test('the page after the sign-in form sends each call once', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/activitystream/feed', (route) => route.abort());
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Signing in also renews the session; all data of the next page is fetched once.
    const isRead = request.method() === 'GET' && pathname.startsWith('/api/') && !ofFeed.test(pathname);
    if (isRead && !pathname.startsWith('/api/session')) sent.push(`${pathname}${search}`);
  });
  await signInAs(page, people.owner);
  await pageSettled(page);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((call, index) => sent.indexOf(call) !== index)).toEqual([]);
});
