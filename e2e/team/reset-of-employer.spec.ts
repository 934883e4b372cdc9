import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { totpCodeOf, waitForSteadyCodes } from '#e2e/actors/authenticator.ts';
import { confirmPassword, fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an employer’s user has lost their phone: one of Rolecall’s staff asks for the reset, and another one confirms it', async ({
  page,
  browser,
  baseURL,
}, { repeatEachIndex, retry }) => {
  page.setDefaultTimeout(15_000);
  // A failed attempt can leave two-step sign-in on, so the next one uses the other account.
  const email = (repeatEachIndex + retry) % 2 === 0 ? people.employerSecondFactor : people.otherEmployerSecondFactor;
  const open = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const theirs = await open();
  await signInAs(theirs, email);
  await theirs.goto('/account');
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(theirs);
  const setUp = theirs.getByRole('alertdialog', { name: /two-step sign-in|recovery codes/ });
  const key = (await setUp.locator('code').textContent()) ?? '';
  await waitForSteadyCodes();
  await setUp.getByLabel('Code', { exact: true }).fill(totpCodeOf(key));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await setUp.getByRole('button', { name: 'I’ve saved these codes' }).click();

  // The first member of the staff finds the user by their address.
  await startSession(page, people.providerAdmin);
  await page.goto('/provider/sign-in-resets');
  await page.getByRole('searchbox', { name: 'Name, email or organization' }).fill(email);
  const users = page.getByRole('table', { name: 'Users with two-step sign-in' });
  await expect(users.getByRole('row')).toHaveCount(2);
  const ask = users.getByRole('button', { name: /^Ask for a reset for / });
  const name = ((await ask.getAttribute('aria-label')) ?? '').replace('Ask for a reset for ', '');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await ask.click();
  await page
    .getByRole('alertdialog', { name: /^Ask to reset/ })
    .getByRole('button', { name: 'Ask for the reset' })
    .click();
  await confirmPassword(page);
  await expect(page.getByText(`A second person must confirm the reset for ${name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Confirm the reset for ${name}` })).toBeDisabled();
  await waitForEmailedLink(page, email, 'Someone asked to reset your two-step sign-in');

  // A second member of the staff confirms the reset.
  const second = await open();
  await startSession(second, 'support@rolecall.example');
  await second.goto('/provider/sign-in-resets');
  const row = second
    .getByRole('list', { name: 'Resets that need a second person' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await row.getByRole('button', { name: `Confirm the reset for ${name}` }).click();
  await second
    .getByRole('alertdialog', { name: `Reset ${name}’s two-step sign-in?` })
    .getByRole('button', { name: 'Reset two-step sign-in' })
    .click();
  await confirmPassword(second);
  await expect(second.getByText(`${name}’s two-step sign-in has been reset`)).toBeVisible();
  await expect(row).toBeHidden();

  // The user's session has ended, and the password is enough again.
  await expect(theirs).toHaveURL(/session-expired/);
  await theirs.goto('/login');
  await fillSignIn(theirs, email, demoPassword);
  await expect(theirs).not.toHaveURL(/\/(login|callback|identity|session-expired)?(\?.*)?$/);
});
