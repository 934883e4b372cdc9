import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { confirmPasswordEndpoint, setPasswordEndpoint } from '#contract/identity/endpoints.ts';
import {
  changeAgencyFlagsEndpoint,
  changeProfileRoleEndpoint,
  createUserEndpoint,
  deleteUserEndpoint,
  handOverOwnershipEndpoint,
  listUsersEndpoint,
  readFlagsEndpoint,
  readGroupEndpoint,
} from '#contract/team/endpoints.ts';
import { confirmPassword } from '#e2e/actors/browser-sign-in.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { addNewUser, newPassword, uniquePerson } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

// Runs in sequence, because the tests count one agency's users.
test.describe.configure({ mode: 'default' });

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

test('a sub-user is invited, sets a password, is edited, renamed, emailed again and deleted, with the specified messages [U02]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = uniquePerson();
  await startSession(page, people.rivalOwner);
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await expect(dialog.getByRole('checkbox', { name: /Account Manager/ })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /^Standard User Account/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await said(page, 'User has been added');
  await expect(rowOf(page, person.email)).toContainText('Not confirmed');
  await expect(rowOf(page, person.email)).toContainText('Standard User Account');

  const invited = 'Your account at Quayside Search: create your password';
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await theirs.goto(await waitForEmailedLink(page, person.email, invited));
  await theirs.getByLabel('New password').fill(newPassword);
  await theirs.getByRole('button', { name: 'Save password' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
  await startSession(theirs, person.email, newPassword);
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
  const change = await waitForEmailedLink(page, person.email, 'How to sign in, and a link to change your password');
  expect(change).toMatch(/\/reset-password#/);

  await page.getByRole('button', { name: 'Delete user' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure.getByLabel('Hand over open work to')).toContainText('Dominic Achterberg (you)');
  await sure.getByRole('button', { name: 'Delete user' }).click();
  await said(page, 'User information has been deleted');
  await expect(page).toHaveURL(/\/user-management$/);
  await expect(rowOf(page, person.email)).toHaveCount(0);
  // A deleted user is signed out on their open page.
  await expect(theirs).toHaveURL(/\/session-expired/, { timeout: 15_000 });
  await theirs.context().close();
});

test("the server's messages about a taken address and missing names are replaced by better ones [U03]", async ({
  page,
}) => {
  await startSession(page, people.owner);
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
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.getByText('Last name is required')).toBeVisible();
  await dialog.getByLabel('First name').fill('Ida');
  await dialog.getByLabel('Last name').fill('Moreau');
  expect(await send()).toEqual([400, 'The user already exists.']);
  await said(page, 'The email address already exists');
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByLabel('Last name')).toHaveValue('Moreau');
});

test('users are listed ten per page, newest first, with their total; a single page has no paging [U01]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  await startSession(page, people.rivalOwner);
  await page.goto('/user-management');
  await expect(rowOf(page, people.rivalOwner)).toBeVisible();
  const { total } = await owner.call(listUsersEndpoint, {});
  await expect(page.getByText(/^Total \d+ records$/)).toHaveCount(0);
  const made: string[] = [];
  for (let at = total; at < 12; at += 1) {
    const { firstName, lastName, email } = uniquePerson();
    made.push((await owner.call(createUserEndpoint, { firstName, lastName, email })).user_id);
  }
  await page.reload();
  await expect(page.getByText('Total 12 records')).toBeVisible();
  const names = page.getByRole('row').filter({ hasText: '@' });
  await expect(names).toHaveCount(10);
  const listed = await owner.call(listUsersEndpoint, {});
  expect(listed.records.map(({ user_id }) => user_id)).toEqual(made.toReversed().slice(0, 10));
  await expect(names.first()).toContainText(listed.records[0]?.email ?? '');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(names).toHaveCount(2);
  await expect(names.last()).toContainText(people.rivalOwner);
  for (const userId of made) await owner.call(deleteUserEndpoint, { userId });
  await page.goto('/user-management');
  await expect(rowOf(page, people.rivalOwner)).toBeVisible();
  await expect(page.getByText(/^Total \d+ records$/)).toHaveCount(0);
});

test('an account manager and tech support of Rolecall are added to the agency and deleted again [U09]', async ({
  page,
}) => {
  await startSession(page, people.rivalOwner);
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
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const manager = rowOf(page, 'manager+quayside-search@rolecall.example');
  await expect(manager).toContainText('Rolecall');
  await expect(manager).toContainText('Account Manager acts as Admin Account');
  const invited = 'Your account at Quayside Search: create your password';
  const link = await waitForEmailedLink(page, 'support+quayside-search@rolecall.example', invited);
  expect(link).toMatch(/\/reset-password#/);
  const token = link.split('#')[1] ?? '';
  const origin = new URL(page.url()).origin;
  const anybody = await signInOverHttp(origin, people.rivalOwner, demoPassword);
  await anybody.call(setPasswordEndpoint, { token, password: newPassword });
  const tech = await signInOverHttp(origin, 'support+quayside-search@rolecall.example', newPassword);
  expect((await tech.call(listUsersEndpoint, {})).records.length).toBeGreaterThan(1);
  const refused = tech.call(createUserEndpoint, { email: 'x@people.example', firstName: 'X', lastName: 'Y' });
  await expect(refused).rejects.toThrow();

  for (const [email, name] of [
    ['manager+quayside-search@rolecall.example', 'Callum Reyes'],
    ['support+quayside-search@rolecall.example', 'Ines Kowal'],
  ] as const) {
    await rowOf(page, email).getByRole('link', { name }).click();
    await expect(page.getByText(/belongs to a Rolecall staff member/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await expect(rowOf(page, email)).toHaveCount(0);
  }
});

test('roles are assigned and removed, and map to account types: owner and admin to Admin Account, no role to Standard User [U04]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  const { name, ...person } = uniquePerson();
  const { user_id: userId } = await owner.call(createUserEndpoint, person);
  await startSession(page, people.rivalOwner);
  await page.goto('/user-management');
  await expect(rowOf(page, people.rivalOwner)).toContainText('Owner acts as Admin Account');
  await expect(rowOf(page, person.email)).toContainText('No Role acts as Standard User');
  await page.getByRole('link', { name }).click();
  const admin = page.getByRole('checkbox', { name: /^Admin Account/ });
  await expect(admin).toBeVisible();
  await expect(page.getByText('acts as Standard User', { exact: true })).toBeVisible();
  await admin.check();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await said(page, 'User information has been saved');
  await expect(page.getByText('acts as Admin Account', { exact: true })).toBeVisible();
  await admin.uncheck();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('acts as Standard User', { exact: true })).toBeVisible();
  await owner.call(deleteUserEndpoint, { userId });
});

test('revoking a permission closes what it opened, on the open page and at the next call', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  const { roles } = await owner.call(readGroupEndpoint, {});
  const admin = roles.find(({ shownName }) => shownName === 'Admin Account')?._id ?? '';
  const { userId, email, actor } = await addNewUser(page, baseURL ?? '', owner, [admin]);
  await startSession(page, email, newPassword);
  await page.goto('/user-management');
  await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();
  await owner.call(changeProfileRoleEndpoint, { userId, roleIds: [] });
  await expect(actor.call(createUserEndpoint, { email: 'x@people.example' })).rejects.toThrow('403');
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await owner.call(deleteUserEndpoint, { userId });
});

test('the ownership of an agency is transferred, its last owner stays, and one of two may step down', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  const { userId, name, actor } = await addNewUser(page, baseURL ?? '', owner);
  const ownerId = owner.who.user.id;
  await startSession(page, people.rivalOwner);
  await page.goto(`/user-management/${ownerId}`);
  await expect(page.getByText('An agency must have an owner. Transfer ownership first.')).toBeVisible();
  await page.goto(`/user-management/${userId}`);
  await page.getByRole('button', { name: 'Make owner' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox', { name: 'Stay an owner' }).check();
  await dialog.getByRole('button', { name: 'Make owner' }).click();
  await confirmPassword(page);
  await said(page, `${name} is now an owner.`);
  await actor.call(confirmPasswordEndpoint, { password: newPassword });
  // An owner hands the ownership over to the other user.
  await actor.call(handOverOwnershipEndpoint, { userId: ownerId });
  await expect(actor.call(handOverOwnershipEndpoint, { userId })).rejects.toThrow('403');
  await owner.call(deleteUserEndpoint, { userId });
});

test('features that Rolecall enables for an agency show on its page at once; a test account is recognised by its address [U10]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  const provider = await signInOverHttp(baseURL ?? '', people.providerAdmin, demoPassword);
  const tenantId = owner.who.tenant.id;
  await startSession(page, people.rivalOwner);
  await page.goto('/user-management');
  const open = page.getByRole('region', { name: 'Features for your agency' });
  await expect(open).toContainText('AI featuresOff');
  await expect(open).toContainText('Beta modeOff');
  await expect(open).toContainText('Contract modeOff');
  await provider.call(changeAgencyFlagsEndpoint, {
    tenantId,
    isAccessible: true,
    isBetaMode: true,
    isContractMode: true,
  });
  await expect(open).toContainText('AI featuresOn');
  await expect(open).toContainText('Beta modeOn');
  await expect(open).toContainText('Contract modeOn');
  await provider.call(changeAgencyFlagsEndpoint, {
    tenantId,
    isAccessible: false,
    isBetaMode: false,
    isContractMode: false,
  });
  expect(await owner.call(readFlagsEndpoint, {})).toMatchObject({ isAccessible: false, isTestAccount: false });

  const { name: _name, ...person } = uniquePerson();
  const email = person.email.replace('ida.', 'tester+').replace('people.example', 'rolecall.example');
  const { user_id: userId } = await owner.call(createUserEndpoint, { ...person, email });
  await page.reload();
  await expect(rowOf(page, email)).toContainText('Test account');
  await owner.call(deleteUserEndpoint, { userId });
});
