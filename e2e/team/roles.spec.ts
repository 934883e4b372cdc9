import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import {
  createRoleEndpoint,
  deleteRoleEndpoint,
  listUsersEndpoint,
  readGroupEndpoint,
  assignRolesEndpoint,
  removeRolesEndpoint,
} from '#contract/team/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { rowOfUser } from '#e2e/actors/rows-of-users.ts';

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });

test('the users of the agency are reached from the account, newest first, with their roles', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/');
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page).toHaveURL(/\/user-management$/);
  await expect(await rowOfUser(page, people.subUser)).toContainText('Old Sub User');
  const owner = await rowOfUser(page, people.owner);
  await expect(owner).toContainText('Owner');
  await expect(owner).toContainText('acts as Admin Account');
  await owner.getByRole('link').first().click();
  await expect(page.getByText('The owner always has every permission.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a role is created, its switches move together and back, and it is changed and deleted [U05]', async ({
  page,
}) => {
  const name = `Desk ${randomUUID().slice(0, 8)}`;
  await startSession(page, people.owner);
  await page.goto('/user-management/roles');
  await expect(page.getByText('Predefined', { exact: true })).toHaveCSS('background-color', 'rgb(234, 231, 240)');
  const roles = page.getByRole('complementary', { name: 'Roles' });
  for (const standard of ['Admin Account', 'Standard User Account', 'Account Manager', 'Tech Support']) {
    await expect(roles.getByRole('link', { name: standard })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role name is required!')).toBeVisible();
  await page.getByLabel('Role name').fill(name);
  const staging = switchOf(page, 'Auctions: View Auctions / Staging');
  const bids = switchOf(page, 'Bidding Stage: Place Bids');
  const details = switchOf(page, 'Bidding Stage: View Details');
  await staging.click();
  await expect(details).not.toBeChecked();
  await bids.click();
  await expect(staging).toBeChecked();
  await expect(details).toBeChecked();
  await expect(
    page.getByText(
      'Place Bids (Bidding Stage) was turned on, along with View Auctions / Staging (Auctions) and View Details (Bidding Stage).',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(staging).not.toBeChecked();
  await bids.click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /"permissions"/.test(request.postData() ?? ''),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role successfully created')).toBeVisible();
  // A new role has exactly the permissions that its switches show.
  const { permissions } = (await sent).postDataJSON() as { permissions: string[] };
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(permissions.length);
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await expect(switchOf(page, 'Assignments: View Other Users Assignment / Data')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show 1 more' }).click();
  await switchOf(page, 'Assignments: View Other Users Assignment / Data').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role successfully updated')).toBeVisible();
  await page.reload();
  await expect(bids).toBeChecked();

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('This role is archived. You can’t assign it until it is restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`${name} has been restored.`)).toBeVisible();
  await expect(bids).toBeChecked();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Role successfully deleted')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a role shows nine modules, then the rest behind show more, and never the hidden ones [U06]', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/user-management/roles?role=owner');
  const modules = page.getByRole('rowheader');
  await expect(modules).toHaveCount(9);
  await page.getByRole('button', { name: 'Show 1 more' }).click();
  await expect(modules).toHaveText([
    'Company Profile',
    'Manage Users',
    'Marketplace',
    'Auctions',
    'Application Stage',
    'Bidding Stage',
    'Fulfillment Stage',
    'Notification',
    'Messaging',
    'Assignments',
  ]);
  await expect(page.getByText('Comment on Candidate')).toBeVisible();
  await expect(page.getByText('Submit Prequalification Request')).toHaveCount(0);
  await expect(page.getByText('Acknowledge Employer Edits')).toHaveCount(0);
});

test('a role is assigned in the list of users and removed again; a revoked permission fails at the next call', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const name = `Night ${randomUUID().slice(0, 8)}`;
  const role = await owner.call(createRoleEndpoint, {
    name,
    permissions: ['manage-users-invite-user-assign-edit-user-role'],
  });
  const users = await owner.call(listUsersEndpoint, { pageSize: 100 });
  const user = users.records.find(({ email }) => email === people.noRole);
  if (!user) throw new Error('The user without a role does not exist.');
  const label = `${user.user_metadata.primary_contact_first_name} ${user.user_metadata.primary_contact_last_name}`;
  await startSession(page, people.owner);
  // Users created by other tests come first and move the row, so the page is opened by its URL.
  await page.goto(`/user-management/${user.user_id}`);
  await expect(page.getByRole('heading', { name: label }).first()).toBeVisible();
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('User information has been saved')).toBeVisible();
  await page.getByRole('link', { name: 'User Management', exact: true }).click();
  await expect(await rowOfUser(page, people.noRole)).toContainText(name);

  const person = await signInOverHttp(baseURL ?? '', people.noRole, demoPassword);
  const made = await person.call(createRoleEndpoint, { name: `${name} too`, permissions: [] });
  // Without any role the user would have more permissions, so another role is assigned before this role is removed.
  const group = await owner.call(readGroupEndpoint, {});
  const standard = group.roles.find(({ shownName }) => shownName === 'Standard User Account');
  await owner.call(assignRolesEndpoint, { userId: user.user_id, roleIds: [standard?._id ?? ''] });
  await owner.call(removeRolesEndpoint, { userId: user.user_id, roleIds: [role._id] });
  await expect(person.call(deleteRoleEndpoint, { roleId: made._id })).rejects.toThrow();
  await owner.call(removeRolesEndpoint, { userId: user.user_id, roleIds: [standard?._id ?? ''] });
  await owner.call(deleteRoleEndpoint, { roleId: made._id });
  await owner.call(deleteRoleEndpoint, { roleId: role._id });
});

test('a user who does not manage users sees users and roles, and why nothing can be changed', async ({ page }) => {
  await startSession(page, people.standard);
  await page.goto('/user-management');
  await expect(await rowOfUser(page, people.owner)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(page.getByText(/permission to manage users/).first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});
