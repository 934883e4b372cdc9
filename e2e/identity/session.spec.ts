import { expect, test } from '@playwright/test';
import { readUserEndpoint } from '#contract/identity/endpoints.ts';
import { listAgenciesEndpoint } from '#contract/tenants/endpoints.ts';
import { fillSignIn } from '#e2e/actors/browser-sign-in.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const warning = 'Your login session has expired. Please log in again.';
const expiredTitle = 'Your session has expired due to inactivity';
const agencies = '**/api/v1/provider/agencies*';

test.beforeEach(async ({ page }) => {
  await startSession(page, people.providerAdmin);
  await page.goto('/');
  await expect(page.getByText('Harbour Talent')).toBeVisible();
});

test('the session ends at the time in its cookie, in seconds, and the cookie lives ten seconds longer [S16]', async ({
  page,
  context,
}) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'rolecall_session_expires');
  const endsAt = Number(cookie?.value);
  expect(Math.abs(endsAt - (Date.now() / 1000 + 8 * 3600))).toBeLessThan(60);
  expect(Math.abs((cookie?.expires ?? 0) - endsAt - 10)).toBeLessThan(3);

  // The session on this page is about to end: its cookie is changed to expire in four seconds.
  const soon = Math.floor(Date.now() / 1000) + 4;
  await context.addCookies([
    { name: 'rolecall_session_expires', value: String(soon), url: page.url(), expires: soon + 10 },
  ]);
  await page.reload();
  await context.addCookies([
    { name: 'rolecall_session_expires', value: String(soon), url: page.url(), expires: soon + 10 },
  ]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: expiredTitle })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(warning)).toBeVisible();
});

test('Sign out clears all stored data, signs out at the provider and reloads the other tabs [S17]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/provider/agencies');
  await expect(other.getByText('Harbour Talent')).toBeVisible();
  const storeData = async () => {
    localStorage.setItem('kept', 'x');
    sessionStorage.setItem('kept', 'x');
    await new Promise((resolve) => {
      const opening = indexedDB.open('rolecall.imports', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'key' });
      opening.onsuccess = () => {
        opening.result.close();
        resolve(undefined);
      };
    });
  };
  await page.evaluate(storeData);
  await other.evaluate(storeData);
  // A tab without a session may still store data that the user left unsent when an earlier session ended. Signing out
  // in another tab must delete it.
  const expired = await context.newPage();
  await expired.goto('/session-expired');
  await expect(expired.getByRole('heading', { name: expiredTitle })).toBeVisible();
  await expired.evaluate(() => sessionStorage.setItem('rolecall.left.u-1.bulk-runs', '[]'));
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(seen).toEqual(
    expect.arrayContaining(['/api/session/end', '/identity/session/end', '/identity/session/end/confirm']),
  );
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await page.evaluate(kept)).toEqual([]);
  await expect(other).toHaveURL(/\/login$/);
  expect(await other.evaluate(() => sessionStorage.getItem('kept'))).toBeNull();
  await expect.poll(() => expired.evaluate(() => sessionStorage.getItem('rolecall.left.u-1.bulk-runs'))).toBeNull();
  expect(await other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

for (const [code, status] of [
  ['not-signed-in', 401],
  ['jwt-malformed', 401],
] as const) {
  test(`${code}: cookies are cleared, a warning is shown, and the page says that the session is over [S18]`, async ({
    page,
    context,
  }) => {
    await page.route(agencies, (route) =>
      route.fulfill({ status, json: { code, message: warning, fields: [], reasons: [], requestId: 'r' } }),
    );
    await page.reload();
    await expect(page).toHaveURL(/\/session-expired$/);
    await expect(page.getByText(warning)).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => /refresh|session|rights/.test(name)))
      .toEqual([]);
  });
}

test('a just expired token is renewed and the call repeated; a second failure ends the session [S18]', async ({
  page,
}) => {
  let refused = 0;
  await page.route(agencies, async (route) => {
    refused += 1;
    if (refused > 1) return route.fallback();
    return route.fulfill({
      status: 401,
      json: { code: 'jwt-expired', message: 'jwt expired', fields: [], reasons: [], requestId: 'r' },
    });
  });
  await page.reload();
  await expect(page.getByText('Harbour Talent')).toBeVisible();
  expect(refused).toBe(2);
  await page.unroute(agencies);
  await page.route(agencies, (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'jwt-expired', message: 'jwt expired', fields: [], reasons: [], requestId: 'r' },
    }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/session-expired$/);
});

test('a session ended elsewhere is reported when its page opens again [S18]', async ({ page }) => {
  await page.context().clearCookies({ name: 'rolecall_refresh' });
  await page.reload();
  await expect(page).toHaveURL(/\/session-expired$/);
  await expect(page.getByText(warning)).toBeVisible();
});

test('Re-login leaves no session cookie and leads to the sign-in [S13]', async ({ page, context }) => {
  await page.goto('/session-expired');
  await expect(page.getByRole('heading', { name: expiredTitle })).toBeVisible();
  await page.getByRole('button', { name: 'Re-login' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await context.cookies()).filter(({ name }) => /refresh|session_expires|rights/.test(name))).toEqual([]);
});

test('every call carries a bearer token, is retried up to three times, and is aborted when the page is left [S21]', async ({
  page,
}) => {
  const tried: { at: number; bearer: boolean }[] = [];
  await page.route(agencies, async (route) => {
    tried.push({
      at: Date.now(),
      bearer: route.request().headers()['authorization']?.startsWith('Bearer ey') === true,
    });
    return tried.length <= 3 ? route.fulfill({ status: 503, body: 'busy' }) : route.fallback();
  });
  await page.reload();
  await expect(page.getByText('Harbour Talent')).toBeVisible();
  expect(tried).toHaveLength(4);
  expect(tried.every(({ bearer }) => bearer)).toBe(true);
  const [first = 0, , , last = 0] = tried.map(({ at }) => at);
  // The attempts are 300, 600 and 1200 ms apart; the client's unit test shows that each delay is longer than the last.
  expect(last - first).toBeGreaterThan(1800);

  await page.unroute(agencies);
  await page.route(agencies, () => undefined);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/provider/agencies'));
  await page.goto('/provider/agencies?status=declined');
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  expect((await cancelled).failure()?.errorText).toContain('ABORTED');
});

test('over HTTP a person can make permitted calls, and gets the reason for others', async ({ baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  expect(await owner.call(readUserEndpoint, {})).toMatchObject({
    email: people.owner,
    user_metadata: { user_role: 'Owner' },
  });
  await expect(owner.call(listAgenciesEndpoint, {})).rejects.toThrow(/403 forbidden/);
});

for (const hears of [true, false]) {
  test(`two users in one browser: the first one's page reloads as the second user, ${hears ? 'at once' : 'at its next call'}`, async ({
    page,
    context,
  }) => {
    if (!hears) {
      await page.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));
      await page.reload();
      await expect(page.getByText('Harbour Talent')).toBeVisible();
    }
    const second = await context.newPage();
    await second.goto('/login?interaction=another');
    await fillSignIn(second, people.owner);
    await expect(second).toHaveURL(/\/engagement\/board/);
    if (!hears) {
      // The clicks can fail, because a call by the live feed may already have reloaded the page.
      const isAsked = page.getByRole('option', { name: 'Approved' }).click({ timeout: 5000 });
      await page
        .getByRole('button', { name: /Status/ })
        .click({ timeout: 5000 })
        .catch(() => undefined);
      await isAsked.catch(() => undefined);
    }
    await expect(page).toHaveURL(/\/engagement\/board/);
    await expect(page.getByText(/ is now signed in on this browser\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Engagements', level: 1 })).toBeVisible();
    await second.reload();
    await expect(second.getByRole('heading', { name: 'Engagements', level: 1 })).toBeVisible();
  });
}

test('a page reloaded after its session has expired says that it is over', async ({ page, context }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/session-expired$/);
});
