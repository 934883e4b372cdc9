import { expect, test, type Page } from '@playwright/test';
import { readUserEndpoint } from '#contract/identity/endpoints.ts';
import { fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';

const password = 'eleven grey herons';
/** Returns an address unique to this run, so that parallel tests don't share one. */
const fresh = (name: string): string => `${name}.${Date.now().toString(36)}@lighthouse.example`;

const register = async (page: Page, email: string) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register your agency' }).click();
  await expect(page.getByRole('heading', { name: 'Register your agency' })).toBeVisible();
  await page.getByLabel('Organization name').fill('Lighthouse Search');
  await page.getByLabel('First name').fill('Ottoline');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Username').fill('ottoline');
  await page.getByRole('button', { name: 'Register' }).click();
};

test('an agency registers, confirms the emailed link and signs in; a free-mail address is flagged, and an unconfirmed one is not let in [S10]', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  for (const name of ['Organization name', 'First name', 'Last name', 'Email', 'Username']) {
    await expect(page.getByText(`${name} is required!`)).toBeVisible();
  }
  await page.getByLabel('Email', { exact: true }).fill('ottoline@yahoo.example');
  await expect(page.getByText('This is a free email address.')).toBeVisible();

  const email = fresh('ottoline');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v2.1/profile/registration'));
  await register(page, email);
  await expect(page.getByText('Successfully registered')).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email-first$/);
  await expect(page.getByText(email)).toBeVisible();
  const made = (await (await answered).json()) as Record<string, string>;
  expect(Object.keys(made).toSorted()).toEqual(['profileId', 'tenantId', 'userId']);

  await page.getByRole('link', { name: 'Back to Log In' }).click();
  await fillSignIn(page, email, password);
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible();

  await page.goto(await waitForEmailedLink(page, email, 'Confirm your email address'));
  await page.getByLabel('New password').fill('password123');
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).toHaveURL(/\/Agency\/Welcome$/);
  await signInAs(page, email, password);
  const session = await signInOverHttp(new URL(page.url()).origin, email, password);
  expect(await session.call(readUserEndpoint, {})).toMatchObject({
    user_id: made['userId'],
    email_verified: true,
    username: 'ottoline',
    user_metadata: { tenant_id: made['tenantId'], organization_name: 'Lighthouse Search', user_role: 'Owner' },
  });
});

test('the emailed link confirms the address once, and the next page says so and asks to sign in [S07]', async ({
  page,
}) => {
  const email = fresh('once');
  await register(page, email);
  await expect(page.getByText('Successfully registered')).toBeVisible();
  const link = await waitForEmailedLink(page, email, 'Confirm your email address');
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).toHaveURL(/\/Agency\/Welcome$/);
  await expect(page.getByText('Your account is confirmed, please sign in.')).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Resend verification' }).click();
  await expect(page).toHaveURL(/\/resend-verification$/);
});

test('a password is reset by an emailed link, and known and unknown addresses get the same answer [S08]', async ({
  page,
}) => {
  const email = fresh('forgetful');
  await register(page, email);
  const told = 'If an account uses this address, we’ve sent it a link.';
  const answers: unknown[] = [];
  for (const asked of [fresh('nobody'), email]) {
    await page.goto('/');
    await page.getByRole('link', { name: 'Reset password' }).click();
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(asked);
    const answer = page.waitForResponse((response) => response.url().endsWith('/authResetPasswordNoAuth'));
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(told)).toBeVisible();
    answers.push([(await answer).status(), await (await answer).text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  const link = await waitForEmailedLink(page, email, 'Reset your password');
  await page.goto(link);
  await expect(page.getByText(`For ${email} at Lighthouse Search.`)).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await signInAs(page, email, password);
});

test('the verification email is sent again, and a toast says so [S09]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Resend verification' }).click();
  await expect(page.getByRole('heading', { name: 'Resend verification' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('not-an-address');
  await page.getByRole('button', { name: 'Resend verification' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(people.unconfirmed);
  await page.getByRole('button', { name: 'Resend verification' }).click();
  await expect(page.getByText('Email Verification sent')).toBeVisible();
  expect(await waitForEmailedLink(page, people.unconfirmed, 'Confirm your email address')).toContain('/confirm-email#');
});

test('an unconfirmed address leads to its confirmation; any other failure leads to / and says something went wrong [S05]', async ({
  page,
}) => {
  await page.goto('/login');
  await fillSignIn(page, people.unconfirmed);
  await expect(page).toHaveURL(/\/confirm-email-first$/);
  await expect(page.getByRole('heading', { name: 'Please confirm your email address' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification' }).click();
  await expect(page.getByText('Email Verification sent')).toBeVisible();
  await page.route('**/api/v2.1/profile/token', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'code-refused', message: 'x', fields: [], reasons: [], requestId: 'r' },
    }),
  );
  await page.goto('/login');
  await fillSignIn(page, people.owner);
  await expect(page).toHaveURL(/\/\?failed=sign-in$/);
  await expect(page.getByText('something went wrong')).toBeVisible();
});

test('a login that fails to register ends, and the page says that the session is over [S06]', async ({
  page,
  context,
}) => {
  await page.route('**/api/v2.1/profile/login', (route) =>
    route.fulfill({ status: 400, json: { code: 'fault', message: 'x', fields: [], reasons: [], requestId: 'r' } }),
  );
  await page.goto('/login');
  await fillSignIn(page, people.owner);
  await expect(page).toHaveURL(/\/session-expired$/);
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('rolecall_session')))
    .toEqual([]);
});

test('while the provider is unreachable the form says so, and the input stays', async ({ page }) => {
  const away = 'Rolecall is unavailable at the moment. What you typed is still here.';
  await page.route('**/identity/auth?*', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: away, fields: [], reasons: [], requestId: 'r' },
    }),
  );
  await page.goto('/login');
  await fillSignIn(page, people.owner);
  await expect(page.getByText('Sign-in is unavailable')).toBeVisible();
  await expect(page.getByText(away)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(people.owner);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('rolecall-demo');
  await page.unroute('**/identity/auth?*');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});
