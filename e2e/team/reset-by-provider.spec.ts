import { expect, test } from '@playwright/test';
import { totpCodeOf, waitForSteadyCodes } from '#e2e/actors/authenticator.ts';
import { confirmPassword, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('where one person alone manages an agency’s users, Rolecall confirms the reset they ask for', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(15_000);
  const url = baseURL ?? '';
  const manager = 'owner@meridian.example';
  const owner = await signInOverHttp(url, manager, demoPassword);
  const lost = await addNewUser(page, url, owner);
  const theirs = await (await browser.newContext({ baseURL: url })).newPage();
  await startSession(theirs, lost.email, newPassword);
  await theirs.goto('/account');
  await theirs.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(theirs, newPassword);
  const dialog = theirs.getByRole('alertdialog', { name: /two-step sign-in|recovery codes/ });
  const key = (await dialog.locator('code').textContent()) ?? '';
  await waitForSteadyCodes();
  await dialog.getByLabel('Code', { exact: true }).fill(totpCodeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();

  await signInAs(page, manager);
  await page.goto(`/user-management/${lost.userId}`);
  await page.getByRole('button', { name: `Ask for a reset for ${lost.name}` }).click();
  await page
    .getByRole('alertdialog', { name: /^Ask to reset/ })
    .getByRole('button', { name: 'Ask for the reset' })
    .click();
  await confirmPassword(page);
  await expect(page.getByRole('button', { name: `Confirm the reset for ${lost.name}` })).toBeDisabled();

  const staff = await (await browser.newContext({ baseURL: url })).newPage();
  await startSession(staff, people.providerAdmin);
  await staff.goto('/provider/sign-in-resets');
  const row = staff
    .getByRole('list', { name: 'Resets that need a second person' })
    .getByRole('listitem')
    .filter({ hasText: lost.name });
  await expect(row).toContainText('Meridian');
  await row.getByRole('button', { name: `Confirm the reset for ${lost.name}` }).click();
  await staff
    .getByRole('alertdialog', { name: `Reset ${lost.name}’s two-step sign-in?` })
    .getByRole('button', { name: 'Reset two-step sign-in' })
    .click();
  await confirmPassword(staff);
  await expect(staff.getByText(`${lost.name}’s two-step sign-in has been reset`)).toBeVisible();
  await expect(row).toBeHidden();
  await expect(theirs).toHaveURL(/session-expired/);

  // The agency's log names Rolecall as the second person.
  await page.goto('/user-management/audit-log?entries=users');
  const entry = page
    .getByRole('table', { name: 'Audit log' })
    .getByRole('row')
    .filter({ hasText: `Confirmed the reset of ${lost.name}’s two-step sign-in` });
  await expect(entry).toContainText('Rolecall');
});
