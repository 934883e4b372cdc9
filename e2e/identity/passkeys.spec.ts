import { expect, test, type Page } from '@playwright/test';
import { totpCodeOf, waitForSteadyCodes } from '#e2e/actors/authenticator.ts';
import { confirmPassword, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { addNewUser, newPassword as password } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';

/** Adds a virtual authenticator to the page's browser. `answers` sets whether a user is present to confirm. */
const withDevice = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};

const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: /’s account/ })).toBeVisible();

/** Creates a user for the test and signs in. */
const asNewcomer = async (page: Page, baseUrl = ''): Promise<string> => {
  const { email } = await addNewUser(page, baseUrl, await signInOverHttp(baseUrl, people.owner));
  await signInAs(page, email, password);
  await isSignedIn(page);
  return email;
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
};

test('a person adds a passkey with their password, signs in with it alone and with two-step sign-in, and removes it', async ({
  page,
  baseURL,
}) => {
  const device = await withDevice(page);
  await device.answers(false);
  const email = await asNewcomer(page, baseURL);
  await page.goto('/account');
  await expect(page.getByText('You don’t have any passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('Name is required!')).toBeVisible();
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible();
  await device.answers(true);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('My laptop has been added')).toBeVisible();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByText('never used')).toBeVisible();
  expect(await device.count()).toBe(1);
  await waitForEmailedLink(page, email, 'A passkey was added to your account');

  // An authenticator that already has a passkey for this user refuses to create another.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name').fill('My laptop again');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await device.answers(false);
  await signOut(page);
  await device.answers(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isSignedIn(page);
  await device.answers(false);
  await page.goto('/account');
  await expect(list.getByText('last used')).toBeVisible();

  await page.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(page, password);
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await waitForSteadyCodes();
  await dialog.getByLabel('Code', { exact: true }).fill(totpCodeOf(key, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await signOut(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await device.answers(true);
  await page.getByRole('button', { name: 'Use a passkey instead of a code' }).click();
  await isSignedIn(page);
  await device.answers(false);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(recovery);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('My laptop has been removed')).toBeVisible();
  await expect(page.getByText('You don’t have any passkeys yet.')).toBeVisible();

  await signOut(page);
  await device.answers(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey isn’t registered with Rolecall.')).toBeVisible();
});

test('the browser offers a passkey in the autofill of the email field', async ({ page, baseURL }) => {
  const device = await withDevice(page);
  await device.answers(true);
  const email = await asNewcomer(page, baseURL);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My phone has been added')).toBeVisible();
  await page.context().clearCookies();
  // Chromium's virtual authenticator answers an autofill request as if the user had picked the passkey.
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).focus();
  await isSignedIn(page);
  await page.goto('/account');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});
