import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { startSession } from '#e2e/actors/session.ts';

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: /’s account/ }).click();
  return page.getByRole('complementary', { name: 'Account' });
};

test('a person changes names, nickname, username, photo and switches at /account, and all changes are saved [P14]', async ({
  page,
  baseURL,
}) => {
  const { email } = await addNewUser(page, baseURL ?? '', await signInOverHttp(baseURL ?? '', people.owner));
  await startSession(page, email, newPassword);
  await page.goto('/account');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('First name is required!')).toBeVisible();
  await page.getByLabel('First name').fill(' Lena ');
  await page.getByLabel('Nickname').fill('Len');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Personal Information has been saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill('lena.t');
  await page.getByRole('button', { name: 'Update username' }).click();
  await expect(page.getByText('Username has been updated')).toBeVisible();

  await page.getByRole('link', { name: 'Notification settings' }).click();
  const bidding = page.getByRole('switch', { name: 'Bidding' });
  await expect(bidding).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/activitystream/settings'));
  await bidding.click();
  expect((await saved).status()).toBe(200);
  await page.goBack();

  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#5746d7' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: photo });
  await expect(page.getByText('gif files are not accepted.', { exact: true })).toBeVisible();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByText('Photo has been saved')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Lena');
  await expect(page.getByLabel('Nickname')).toHaveValue('Len');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('lena.t');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(bidding).not.toBeChecked();
  await page.goBack();
  const drawer = await openDrawer(page);
  await expect(drawer.locator('img')).toHaveAttribute('src', /\/api\/v1\/photos\/[\w-]+\/thumb$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo has been removed')).toBeVisible();
  await page.getByRole('button', { name: 'Email me a reset link instead' }).click();
  await expect(page.getByText('password email sent')).toBeVisible();
});

test('a user without access to the notification settings uses the switches at /account', async ({ page }) => {
  await startSession(page, people.declinedOwner);
  await page.goto('/account');
  const bidding = page.getByRole('switch', { name: 'Bidding' });
  for (const isOn of [false, true]) {
    const saved = page.waitForResponse((response) =>
      response.url().includes(`/updatePersonalSettings?bidding=${String(isOn)}`),
    );
    await bidding.click();
    expect((await saved).status()).toBe(200);
    await expect(bidding).toBeChecked({ checked: isOn });
  }
});

test('the account drawer has initials, the name cut at 33 characters, its links and the walkthrough switch [L04]', async ({
  page,
  baseURL,
}) => {
  const { email } = await addNewUser(page, baseURL ?? '', await signInOverHttp(baseURL ?? '', people.owner));
  await startSession(page, email, newPassword);
  await page.goto('/account');
  await page.getByLabel('First name').fill('Joel Bartholomew Maximilian');
  await page.getByLabel('Last name').fill('Whitaker-Featherstonehaugh');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Personal Information has been saved')).toBeVisible();
  const drawer = await openDrawer(page);
  await expect(drawer.getByText('JB', { exact: true })).toBeVisible();
  const name = (await drawer.locator('b').textContent()) ?? '';
  expect([...name]).toHaveLength(33);
  expect('Joel Bartholomew Maximilian Whitaker-Featherstonehaugh').toContain(name.replace('…', ''));
  await expect(drawer.getByRole('link', { name: 'Email Notification' })).toHaveAttribute(
    'href',
    '/email-notification-settings',
  );
  await expect(drawer.getByRole('link', { name: 'User Management' })).toHaveAttribute('href', '/user-management');
  const walkthrough = drawer.getByRole('switch', { name: 'Video Walkthrough ON' });
  const saved = page.waitForResponse((response) => response.url().includes('walkthrough=false'));
  await walkthrough.click();
  await expect(drawer.getByRole('switch', { name: 'Video Walkthrough OFF' })).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await openDrawer(page);
  await expect(drawer.getByRole('switch', { name: 'Video Walkthrough OFF' })).not.toBeChecked();
  await drawer.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
});

test('a person lists their sessions and signs another browser out, which is notified at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  });
  const other = await elsewhere.newPage();
  await startSession(other, people.rivalOwner);
  await other.goto('/');
  await startSession(page, people.rivalOwner);
  await page.goto('/account');
  await expect(page.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).first().click();
  await expect(page.getByText('Firefox on Windows has been signed out')).toBeVisible();
  await expect(other).toHaveURL(/\/session-expired$/);
  await elsewhere.close();
});

test('a person changes their password in a form, which ends their other sessions', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const owner = await signInOverHttp(origin, people.rivalOwner, demoPassword);
  const { email } = await addNewUser(page, origin, owner);
  await startSession(page, email, newPassword);
  const elsewhere = await browser.newContext({ baseURL: origin });
  const other = await elsewhere.newPage();
  await startSession(other, email, newPassword);
  await other.goto('/account');
  await expect(other.getByRole('form', { name: 'Change password' })).toBeVisible();
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Change password' });
  const change = async (current: string, next: string) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password').fill(next);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the password', 'thirteen grey herons');
  await expect(form.getByText('This password is incorrect.')).toBeVisible();
  await change(newPassword, 'qwertyuiop');
  await expect(form.getByText('This password is too easy to guess.')).toBeVisible();
  await change(newPassword, 'thirteen grey herons');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('');
  await expect(other).toHaveURL(/\/session-expired$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await elsewhere.close();
});
