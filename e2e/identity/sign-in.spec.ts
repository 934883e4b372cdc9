import { expect, test } from '@playwright/test';
import { fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { people } from '#e2e/actors/people.ts';

const board =
  /\/engagement\/board\?applicationStatusId=2&assignToMe=true&engagementStatusId=2&pageCurrent=0&pageSize=10$/;

for (const path of ['/', '/login']) {
  test(`${path} shows Log In and starts the sign-in with code and PKCE at the provider [S01]`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle('Rolecall Agency | Log In');
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes('/identity/auth?'));
    await fillSignIn(page, people.owner);
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
  });
}

test('the callback exchanges the code and redirects each user to their start page [S02]', async ({ browser }) => {
  const landings: [string, RegExp][] = [
    [people.owner, board],
    [people.standard, board],
    [people.pendingOwner, /\/profile$/],
    [people.employer, /\/employer\/engagements$/],
    [people.providerAdmin, /\/provider\/agencies$/],
  ];
  for (const [email, landing] of landings) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const exchanged = page.waitForResponse((response) => response.url().endsWith('/api/v2.1/profile/token'));
    await signInAs(page, email);
    expect((await exchanged).status()).toBe(200);
    await expect(page).toHaveURL(landing);
    await context.close();
  }
});

test('a page opened through another host name redirects to the canonical host, and after signing in to that page', async ({
  page,
  baseURL,
}) => {
  const own = baseURL ?? '';
  await page.goto(`${own.replace('localhost', '127.0.0.1')}/clients?q=health`);
  await expect(page).toHaveURL(`${own}/login`);
  await fillSignIn(page, people.owner);
  await expect(page).toHaveURL(`${own}/clients?q=health`);
});

test('the login is registered with the payload, and the role is the one that the server has [S22]', async ({
  page,
}) => {
  const registered = page.waitForResponse((response) => response.url().endsWith('/api/v2.1/profile/login'));
  await signInAs(page, people.standard);
  const answer = await registered;
  const sent = answer.request().postDataJSON() as Record<string, unknown>;
  expect(Object.keys(sent)).toEqual(
    expect.arrayContaining([
      'tenantId',
      'authId',
      'userName',
      'roleName',
      'firstName',
      'lastName',
      'email',
      'createdBy',
    ]),
  );
  expect(await answer.json()).toMatchObject({ isTenantVerified: true, role: 'other', userId: sent['authId'] });
});

test('a wrong password and missing fields are reported in the form', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Email is required!')).toBeVisible();
  await expect(page.getByText('Password is required!')).toBeVisible();
  await fillSignIn(page, people.owner, 'not-the-password');
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await fillSignIn(page, people.owner);
  await expect(page).toHaveURL(board);
});

test('the whole sign-in works by keyboard only', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).focus();
  await page.keyboard.type(people.providerAdmin);
  await page.keyboard.press('Tab');
  await page.keyboard.type('rolecall-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();
});

test('a protected page requires sign-in first and is restored with its query; a draft link is not sent there [S11]', async ({
  page,
}) => {
  await page.goto('/provider/agencies?status=pending');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('rolecall.return'))).toBe(
    '/provider/agencies?status=pending',
  );
  await fillSignIn(page, people.providerAdmin);
  await expect(page).toHaveURL(/\/provider\/agencies\?status=pending$/);
  await expect(page.getByText('Lantern People')).toBeVisible();
  await expect(page.getByText('Harbour Talent')).toBeHidden();
  await page.context().clearCookies();
  await page.goto('/draft-candidates/viewer?token=abc');
  await expect(page).toHaveURL(/\/draft-candidates\/viewer\?token=abc$/);
});

test('the page of draft links without a link requires sign-in, and is restored after it [S11] [C08]', async ({
  page,
}) => {
  await page.goto('/draft-candidates/viewer');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, people.owner);
  await expect(page).toHaveURL(/\/draft-candidates\/viewer$/);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('a return path to another site is never followed', async ({ page, baseURL }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('rolecall.return', '//elsewhere.example/steal'));
  await fillSignIn(page, people.providerAdmin);
  await expect(page).toHaveURL(`${baseURL ?? ''}/provider/agencies`);
});

test('a callback that was not started here opens nothing', async ({ page }) => {
  await page.goto('/callback?code=abc&state=forged');
  await expect(page).toHaveURL(/\/\?failed=sign-in$/);
  await expect(page.getByText('something went wrong')).toBeVisible();
});

test('a signed-in user is redirected away from the form', async ({ page }) => {
  await signInAs(page, people.providerAdmin);
  await page.goto('/');
  await expect(page).toHaveURL(/\/provider\/agencies$/);
});

test('error pages link to the home page [S14]', async ({ page }) => {
  await page.goto('/something-went-wrong');
  await page.getByRole('link', { name: 'Go Back to Home Page' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  for (const path of ['/404', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home Page' }).click();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  }
});
