import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { setPasswordAt } from '#contract/identity/addresses.ts';
import { createUserAt, deleteUserAt, listUsersAt } from '#contract/team/addresses.ts';
import { signInAs } from '#e2e/actors/in-browser.ts';
import { linkMailedTo } from '#e2e/actors/mailbox.ts';
import { signInOverHttp } from '#e2e/actors/over-http.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';

// One after the other: they count the users of one agency.
test.describe.configure({ mode: 'default' });

const password = 'eleven grey herons';
/** Somebody of this run: whatever else runs beside it has others. */
const somebody = () => {
  const lastName = `Moreau ${randomUUID().slice(0, 8)}`;
  return { firstName: 'Ida', lastName, email: `ida.${lastName.slice(-8)}@people.example`, name: `Ida ${lastName}` };
};
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

test('a sub-user is invited, makes a password, is edited, renamed, mailed again and deleted, in the words of the product [U02]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = somebody();
  await signInAs(page, people.rivalOwner);
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await expect(dialog.getByRole('checkbox', { name: /Account Manager/ })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /^Standard User Account/ }).check();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await said(page, 'User has been added');
  await expect(rowOf(page, person.email)).toContainText('Not confirmed');
  await expect(rowOf(page, person.email)).toContainText('Standard User Account');

  const invited = 'You can sign in for Quayside Search: create your password';
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await theirs.goto(await linkMailedTo(page, person.email, invited));
  await theirs.getByLabel('New password').fill(password);
  await theirs.getByRole('button', { name: 'Save password' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
  await signInAs(theirs, person.email, password);
  await theirs.goto('/opportunities');

  await page.getByRole('link', { name: person.name }).click();
  await page.getByLabel('Nickname').fill('Idi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'User information has been saved');
  await page.getByRole('textbox', { name: 'Username' }).fill('ida.moreau');
  await page.getByRole('button', { name: 'Change username' }).click();
  await said(page, 'Username has been updated');
  await page.getByRole('button', { name: 'Send password email' }).click();
  await said(page, 'password email sent');
  const change = await linkMailedTo(page, person.email, 'How you sign in, and a link to change your password');
  expect(change).toMatch(/\/reset-password#/);

  await page.getByRole('button', { name: 'Delete user' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure.getByLabel('Their open work goes to')).toContainText('Dominic Achterberg (you)');
  await sure.getByRole('button', { name: 'Delete user' }).click();
  await said(page, 'User information has been deleted');
  await expect(page).toHaveURL(/\/user-management$/);
  await expect(rowOf(page, person.email)).toHaveCount(0);
  // Whoever is deleted is out, with the page that they have open.
  await expect(theirs).toHaveURL(/\/session-expired/, { timeout: 15_000 });
  await theirs.context().close();
});

test("the server's words about an address that is taken and names that are missing are said in better ones [U03]", async ({
  page,
}) => {
  await signInAs(page, people.owner);
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('alertdialog');
  const answered = () =>
    page
      .waitForResponse((response) => response.url().endsWith('/createAuthUser'))
      .then(async (response) => [response.status(), ((await response.json()) as { message: string }).message]);
  const send = async () => {
    const answer = answered();
    await dialog.getByRole('button', { name: 'Add user' }).click();
    return answer;
  };
  await dialog.getByRole('textbox', { name: 'Email' }).fill(people.admin);
  expect(await send()).toEqual([400, 'Required FirstName.']);
  await said(page, 'First name is required');
  await dialog.getByLabel('First name').fill('Ida');
  expect(await send()).toEqual([400, 'Required LastName.']);
  await said(page, 'Last name is required');
  await dialog.getByLabel('Last name').fill('Moreau');
  expect(await send()).toEqual([400, 'The user already exists.']);
  await said(page, 'The email address already exists');
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByLabel('Last name')).toHaveValue('Moreau');
});

test('users come ten to a page, those created last first, with how many there are; on one page there is no paging [U01]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  await signInAs(page, people.rivalOwner);
  await page.goto('/user-management');
  await expect(rowOf(page, people.rivalOwner)).toBeVisible();
  const { total } = await owner.call(listUsersAt, {});
  await expect(page.getByText(/^Total \d+ records$/)).toHaveCount(0);
  const made: string[] = [];
  for (let at = total; at < 12; at += 1) {
    const { firstName, lastName, email } = somebody();
    made.push((await owner.call(createUserAt, { firstName, lastName, email })).user_id);
  }
  await page.reload();
  await expect(page.getByText('Total 12 records')).toBeVisible();
  const names = page.getByRole('row').filter({ hasText: '@' });
  await expect(names).toHaveCount(10);
  const listed = await owner.call(listUsersAt, {});
  expect(listed.records.map(({ user_id }) => user_id)).toEqual(made.toReversed().slice(0, 10));
  await expect(names.first()).toContainText(listed.records[0]?.email ?? '');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(names).toHaveCount(2);
  await expect(names.last()).toContainText(people.rivalOwner);
  for (const userId of made) await owner.call(deleteUserAt, { userId });
  await page.goto('/user-management');
  await expect(rowOf(page, people.rivalOwner)).toBeVisible();
  await expect(page.getByText(/^Total \d+ records$/)).toHaveCount(0);
});

test('an account manager and tech support of Rolecall are added to the agency and deleted again [U09]', async ({
  page,
}) => {
  await signInAs(page, people.rivalOwner);
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add Rolecall staff' }).click();
  const dialog = page.getByRole('dialog');
  const managers = dialog.getByRole('region', { name: 'Account managers' });
  await managers.getByRole('button', { name: 'Add Callum Reyes' }).click();
  await expect(managers.getByText('Added')).toBeVisible();
  await said(page, 'User has been added');
  const support = dialog.getByRole('region', { name: 'Tech support' });
  await support.getByRole('button', { name: 'Add Ines Kowal' }).click();
  await expect(support.getByText('Added')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const manager = rowOf(page, 'manager+quayside-search@rolecall.example');
  await expect(manager).toContainText('Rolecall');
  await expect(manager).toContainText('Account Manager counts as Admin Account');
  const invited = 'You can sign in for Quayside Search: create your password';
  const link = await linkMailedTo(page, 'support+quayside-search@rolecall.example', invited);
  expect(link).toMatch(/\/reset-password#/);
  const token = link.split('#')[1] ?? '';
  const origin = new URL(page.url()).origin;
  const anybody = await signInOverHttp(origin, people.rivalOwner, demoPassword);
  await anybody.call(setPasswordAt, { token, password });
  const tech = await signInOverHttp(origin, 'support+quayside-search@rolecall.example', password);
  expect((await tech.call(listUsersAt, {})).records.length).toBeGreaterThan(1);
  const refused = tech.call(createUserAt, { email: 'x@people.example', firstName: 'X', lastName: 'Y' });
  await expect(refused).rejects.toThrow();

  for (const [email, name] of [
    ['manager+quayside-search@rolecall.example', 'Callum Reyes'],
    ['support+quayside-search@rolecall.example', 'Ines Kowal'],
  ] as const) {
    await rowOf(page, email).getByRole('link', { name }).click();
    await expect(page.getByText(/belongs to somebody of Rolecall/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await expect(rowOf(page, email)).toHaveCount(0);
  }
});
