import { expect, test } from '@playwright/test';
import { createRoleEndpoint } from '#contract/team/endpoints.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { totpCodeOf, waitForSteadyCodes } from '#e2e/actors/authenticator.ts';
import { confirmPassword, fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';

test('an owner requires two-step sign-in of a role; its user keeps their session, sets it up when they sign in again, and cannot turn it off', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(15_000);
  const url = baseURL ?? '';
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  // Creates a role for this test only, so that other users of the agency aren't affected.
  const name = `Payroll desk ${Date.now().toString(36)}${String(test.info().workerIndex)}`;
  const { _id: roleId } = await owner.call(createRoleEndpoint, {
    name,
    permissions: [permissionIdOf('Messaging=Message')],
  });
  const { email } = await addNewUser(page, url, owner, [roleId]);
  const elsewhere = await browser.newContext({ baseURL: url });
  const user = await elsewhere.newPage();
  await signInAs(user, email, newPassword);
  await user.goto('/account');
  await expect(user.getByRole('button', { name: 'Turn on' })).toBeVisible();

  await signInAs(page, people.owner);
  await page.goto('/user-management');
  await page.getByRole('link', { name: 'Security' }).click();
  const form = page.getByRole('form', { name: 'Two-step sign-in' });
  await expect(form.getByRole('checkbox', { name })).not.toBeChecked();
  await form.getByRole('checkbox', { name }).check({ force: true });
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await confirmPassword(page);
  await expect(page.getByText('Two-step sign-in settings have been saved')).toBeVisible();

  // The open session continues, with a notice about its deadline.
  const notice = user.getByText('Your role now requires two-step sign-in.');
  await expect(notice).toBeVisible();
  await user.context().clearCookies();
  await user.goto('/login');
  await fillSignIn(user, email, newPassword);
  await expect(user.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expect(user.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await axeViolations(user)).toEqual([]);
  const key = (await user.locator('dd code').textContent()) ?? '';
  await user.getByLabel('Code', { exact: true }).fill('000000');
  await user.getByRole('button', { name: 'Turn on and sign in' }).click();
  await expect(user.getByText('This code is incorrect or has already been used.')).toBeVisible();
  await waitForSteadyCodes();
  await user.getByLabel('Code', { exact: true }).fill(totpCodeOf(key, -1));
  await user.getByRole('button', { name: 'Turn on and sign in' }).click();
  await expect(user.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await user.setViewportSize({ width: 360, height: 780 });
  expect(await user.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await user.getByRole('button', { name: 'I’ve saved these codes. Continue' }).click();
  await expect(user).not.toHaveURL(/\/(login|callback|identity)?(\?.*)?$/);
  await expect(notice).toBeHidden();

  await user.goto('/account');
  await expect(user.getByRole('button', { name: 'Turn off' })).toBeDisabled();
  await expect(user.getByText('Your role requires two-step sign-in.')).toBeVisible();
  await elsewhere.close();
});
