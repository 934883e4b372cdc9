import { expect, test } from '@playwright/test';
import { totpCodeOf, waitForSteadyCodes } from '#e2e/actors/authenticator.ts';
import { confirmPassword, fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { people } from '#e2e/actors/people.ts';

test('a person turns two-step sign-in on, signs in with a code and with a recovery code, and turns it off again', async ({
  page,
  browser,
  baseURL,
}) => {
  // No other test signs in as this user.
  const email = people.secondFactor;
  await signInAs(page, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(page);
  const dialog = page.getByRole('alertdialog', { name: /two-step sign-in|recovery codes/ });
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is incorrect or has already been used.')).toBeVisible();
  await waitForSteadyCodes();
  await dialog.getByLabel('Code', { exact: true }).fill(totpCodeOf(key, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await fillSignIn(other, email);
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused();
  await other.getByLabel('Code', { exact: true }).fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('This code is incorrect or has already been used.')).toBeVisible();
  await other.getByLabel('Code', { exact: true }).fill(recovery);
  await other.keyboard.press('Enter');
  await expect(other).not.toHaveURL(/\/(login|callback)/);
  await other.goto('/account');
  await expect(other.getByText('9 recovery codes left')).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(totpCodeOf(key));
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});
