import { expect, test, type Page } from '@playwright/test';
import { createRoleEndpoint } from '#contract/team/endpoints.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { totpCodeOf, waitForSteadyCodes } from '#e2e/actors/authenticator.ts';
import { confirmPassword, fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';

/** Turns on two-step sign-in on the account page. */
const turnOn = async (page: Page, password: string): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(page, password);
  const dialog = page.getByRole('alertdialog', { name: /two-step sign-in|recovery codes/ });
  const key = (await dialog.locator('code').textContent()) ?? '';
  await waitForSteadyCodes();
  await dialog.getByLabel('Code', { exact: true }).fill(totpCodeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
};

test('a user has lost their phone: one colleague asks for the reset, only another one can confirm it, and the password is enough again', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(15_000);
  const url = baseURL ?? '';
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  const manages = await owner.call(createRoleEndpoint, {
    name: `Office lead ${Date.now().toString(36)}${String(test.info().workerIndex)}`,
    permissions: [permissionIdOf('Manage Users=Invite User / Assign / Edit User Role')],
  });
  const asker = await addNewUser(page, url, owner, [manages._id]);
  const second = await addNewUser(page, url, owner, [manages._id]);
  const lost = await addNewUser(page, url, owner);
  const open = async () => (await browser.newContext({ baseURL: url })).newPage();
  const theirs = await open();
  await signInAs(theirs, lost.email, newPassword);
  await turnOn(theirs, newPassword);

  // The first colleague asks for a reset, but can't also confirm it.
  await signInAs(page, asker.email, newPassword);
  await page.goto(`/user-management/${lost.userId}`);
  await page.getByRole('button', { name: `Ask for a reset for ${lost.name}` }).click();
  const question = page.getByRole('alertdialog', { name: /^Ask to reset/ });
  await question.getByRole('button', { name: 'Ask for the reset' }).click();
  await confirmPassword(page, newPassword);
  await expect(page.getByText(`A second person must confirm the reset for ${lost.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Confirm the reset for ${lost.name}` })).toBeDisabled();
  await expect(page.getByText('You asked for this reset yourself, so a second person must confirm it.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await waitForEmailedLink(page, lost.email, 'Someone asked to reset your two-step sign-in');

  // The second colleague receives an email that links to the request.
  const link = await waitForEmailedLink(
    page,
    second.email,
    'Resetting two-step sign-in needs a second person’s approval',
  );
  const other = await open();
  await signInAs(other, second.email, newPassword);
  await other.goto(new URL(link).pathname);
  const waiting = other.getByRole('list', { name: 'Resets that need a second person' });
  const row = waiting.getByRole('listitem').filter({ hasText: lost.name });
  await expect(row).toContainText(`${asker.name} asked for a reset on`);
  expect(await axeViolations(other)).toEqual([]);
  await other.setViewportSize({ width: 360, height: 780 });
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await other.setViewportSize({ width: 1280, height: 800 });
  await row.getByRole('button', { name: `Confirm the reset for ${lost.name}` }).click();
  await other
    .getByRole('alertdialog', { name: `Reset ${lost.name}’s two-step sign-in?` })
    .getByRole('button', { name: 'Reset two-step sign-in' })
    .click();
  await confirmPassword(other, newPassword);
  await expect(other.getByText(`${lost.name}’s two-step sign-in has been reset`)).toBeVisible();
  await expect(row).toBeHidden();

  // The user's session has ended, and they can sign in with the password alone.
  await expect(theirs).toHaveURL(/session-expired/);
  await theirs.goto('/login');
  await fillSignIn(theirs, lost.email, newPassword);
  await expect(theirs).not.toHaveURL(/\/(login|callback|identity|session-expired)?(\?.*)?$/);
  await waitForEmailedLink(page, lost.email, 'Your two-step sign-in was reset');

  // The agency's audit log names both people.
  await page.goto('/user-management/audit-log?entries=users');
  const log = page.getByRole('table', { name: 'Audit log' });
  const entry = (sentence: string) => log.getByRole('row').filter({ hasText: sentence });
  await expect(entry(`Requested a reset of ${lost.name}’s two-step sign-in`)).toContainText(asker.name);
  await expect(entry(`Confirmed the reset of ${lost.name}’s two-step sign-in`)).toContainText(second.name);
});
