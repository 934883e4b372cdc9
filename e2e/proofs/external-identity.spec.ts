import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { demoDataDir } from './prepared-data.ts';

const program = join(import.meta.dirname, '../worlds/other-provider.ts');

let other: ChildProcess | undefined;
let port: number;
let product: RunningProduct;

const startOther = async (): Promise<void> => {
  other = spawn(process.execPath, [program, String(port), product.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (other.stdout) await once(other.stdout, 'data');
};
const stopOther = async (): Promise<void> => {
  if (!other) return;
  const ended = once(other, 'exit');
  other.kill();
  await ended;
  other = undefined;
};

const settings = () => ({
  OIDC_ISSUER: `http://localhost:${String(port)}`,
  OIDC_NAME: 'Harbour Identity',
  OIDC_CLIENT_ID: 'rolecall',
  OIDC_CLIENT_SECRET: 'a secret between the two of them',
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  port = await findFreePort();
  // The provider isn't running yet: the product logs that and continues to start.
  product = await startProduct(settings(), { dataDir: demoDataDir() });
});
test.afterAll(async () => {
  await stopOther();
  await product.stop();
  rmSync(product.dataDir, { recursive: true, force: true });
});

const open = async (browser: Browser): Promise<Page> => (await browser.newContext({ baseURL: product.url })).newPage();
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In with Harbour Identity' });
/** Signs in on the external provider's own page. */
const signInThere = async (page: Page, name: string): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`^http://localhost:${String(port)}/`));
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('whatever it asks for');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};
const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: /’s account/ })).toBeVisible();

test('while the external provider is down, the page says so, and so did the start', async ({ browser }) => {
  expect(product.output()).toContain('cannot be reached; nobody can sign in until it can');
  const page = await open(browser);
  await page.goto('/login');
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await logIn(page).click();
  await expect(page.getByText('Sign-in is unavailable')).toBeVisible();
  await expect(page.getByText('Harbour Identity is unavailable at the moment.')).toBeVisible();
  await page.context().close();
});

test('a user verified by the external provider signs in and out through it, and continues working while it is down', async ({
  browser,
}) => {
  await startOther();
  const page = await open(browser);
  await page.goto('/account');
  await logIn(page).click();
  await signInThere(page, people.owner);
  await isSignedIn(page);
  await expect(page).toHaveURL(`${product.url}/account`);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(people.owner);
  await expect(page.getByText('You sign in with your Harbour Identity account.')).toBeVisible();
  await expect(page.getByText('Passkeys')).toHaveCount(0);
  await page.getByLabel('First name').fill('Mara');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Personal Information has been saved')).toBeVisible();

  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  // The user is signed out at the provider too, so it asks for their name again.
  await logIn(page).click();
  await signInThere(page, people.owner);
  await isSignedIn(page);

  await stopOther();
  await page.goto('/account');
  await isSignedIn(page);
  await expect(page.getByLabel('First name')).toHaveValue('Mara');
  await startOther();
  await page.context().close();
});

test('an unverified or unknown address is refused, and no account is created', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/');
  await logIn(page).click();
  await signInThere(page, `unverified.${people.admin}`);
  await expect(page.getByText('Your email address is not verified')).toBeVisible();
  await logIn(page).click();
  // The provider asks for the user's name again, although they are signed in there.
  await signInThere(page, 'stranger@elsewhere.example');
  await expect(page.getByText('No Rolecall account found')).toBeVisible();
  await page.goto('/account');
  await expect(logIn(page)).toBeVisible();
  await page.context().close();
});

test('a callback that was not started here is refused', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/api/identity/external/callback?code=stolen&state=none.of-ours');
  await expect(page.getByText('Sign-in took too long.')).toBeVisible();
  await page.goto('/api/identity/external/callback?code=stolen');
  await expect(page.getByText('Harbour Identity couldn’t sign you in.')).toBeVisible();
  await page.context().close();
});

test('calls that manage identities return 409 external-identity, and pages about passwords say where they are set', async ({
  browser,
}) => {
  const page = await open(browser);
  const post = async (path: string, data: object = {}) => {
    const answer = await page.request.post(path, { data });
    return [answer.status(), ((await answer.json()) as { code: string }).code];
  };
  const refused = [409, 'external-identity'];
  expect(await post('/api/v2.1/profile/authResetPasswordNoAuth', { email: people.owner })).toEqual(refused);
  const password = 'eleven grey herons';
  expect(await post('/api/identity/password', { token: 'a-token', password })).toEqual(refused);
  expect(await post('/api/identity/interaction/any', { email: people.owner, password })).toEqual(refused);
  expect(await post('/api/identity/interaction/any/passkey/options')).toEqual(refused);
  // A caller who isn't signed in learns only that.
  expect(await post('/api/identity/second-factor')).toEqual([401, 'not-signed-in']);
  await page.goto('/reset-password');
  await expect(page.getByText('Change your password there.')).toBeVisible();
  await page.goto('/');
  await logIn(page).click();
  await signInThere(page, people.owner);
  await isSignedIn(page);
  // Takes the access token from a call made by the account page itself. The previous page's feed may still be opening,
  // and has its own token.
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/identity/sessions'));
  await page.goto('/account');
  const { authorization = '' } = (await asked).headers();
  const own = [
    ['POST', '/api/identity/second-factor'],
    ['POST', '/api/identity/passkeys/options'],
    ['PATCH', '/api/v2.1/profile/updateAuthUserName'],
    ['PATCH', '/api/v2.1/profile/changeAuthNickname'],
    ['PATCH', '/api/v2.1/profile/updateAuthUserInformation'],
    ['POST', '/api/v2.1/profile/authResetPassword'],
  ] as const;
  // Uses the user's own ID, because a call with another user's ID would be refused for that reason.
  const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  const { sub: userId } = JSON.parse(claims) as { sub: string };
  const data = { code: '1', password, username: 'mara', nickname: 'Em', firstName: 'Mara', userId };
  for (const [method, path] of own) {
    const answer = await page.request.fetch(path, { method, data, headers: { authorization } });
    expect([path, answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([path, ...refused]);
  }
  await page.context().close();
});
