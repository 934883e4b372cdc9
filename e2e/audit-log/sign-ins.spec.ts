import { expect, test } from '@playwright/test';
import { fillSignIn, signInAs } from '#e2e/actors/browser-sign-in.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an owner sees the failed sign-ins, sign-ins and sign-outs of a user, latest first', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(15_000);
  const url = baseURL ?? '';
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  const { userId, email, name } = await addNewUser(page, url, owner);
  const elsewhere = await browser.newContext({ baseURL: url });
  const theirs = await elsewhere.newPage();
  await theirs.goto('/login');
  await fillSignIn(theirs, email, 'not the password');
  await expect(theirs.getByText('The email or password is incorrect.')).toBeVisible();
  await signInAs(theirs, email, newPassword);
  await theirs.getByRole('button', { name: /’s account/ }).click();
  await theirs.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(theirs.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await elsewhere.close();

  await startSession(page, people.owner);
  await page.goto(`/user-management/audit-log?userId=${userId}&entries=sign-in`);
  const log = page.getByRole('table', { name: 'Audit log' });
  const row = (text: string) => log.getByRole('row').filter({ hasText: text });
  await expect(row('Failed sign-in: wrong password')).toContainText(name);
  await expect(row('Signed out')).toContainText(name);
  const said = (await log.getByRole('row').allTextContents()).join('\n');
  expect(said.indexOf('Signed out')).toBeLessThan(said.indexOf('Failed sign-in'));
});
