import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRoleEndpoint, assignRolesEndpoint, updateRoleEndpoint } from '#contract/team/endpoints.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an owner sees who did what, narrows it, and exports it; others are refused', async ({
  page,
  baseURL,
  browser,
}) => {
  page.setDefaultTimeout(15_000);
  const url = baseURL ?? '';
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  const { userId, name, email } = await addNewUser(page, url, owner);
  const roleName = `Night desk ${userId.slice(-6)}`;
  const permissions = [permissionIdOf('Messaging=Message')];
  const { _id: roleId } = await owner.call(createRoleEndpoint, { name: roleName, permissions });
  await owner.call(updateRoleEndpoint, { roleId, permissions: [] });
  await owner.call(assignRolesEndpoint, { userId, roleIds: [roleId] });

  await startSession(page, people.owner);
  await page.goto('/user-management');
  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByRole('row').nth(1)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const filters = page.getByRole('search', { name: 'Filter the audit log' });
  await filters.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Roles' }).click();
  await expect(page).toHaveURL(/entries=roles/);
  const row = (text: string) => log.getByRole('row').filter({ hasText: text });
  await expect(row(`Gave ${name} the role ${roleName}`)).toHaveCount(1);
  await expect(row(`Changed the role ${roleName}; removed Messaging: Message`)).toHaveCount(1);
  await expect(log.getByRole('row').filter({ hasText: 'Signed in' })).toHaveCount(0);

  // The log shows this user's own sign-in, with their name.
  await page.goto(`/user-management/audit-log?userId=${userId}&entries=sign-in`);
  await expect(row('Created their password')).toContainText(name);
  await expect(row('Signed in')).not.toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Audit log \d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`${name},Sign-ins,Created their password`);
  // The export itself is recorded in the log.
  await page.goto('/user-management/audit-log?entries=exports&lastDays=7');
  await expect(row('of this log as CSV').first()).toBeVisible();

  // The chosen days stay in the address and apply to the export too.
  await page.getByRole('button', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Custom dates' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(row('of this log as CSV').first()).toBeVisible();
  await page.goto('/user-management/audit-log?entries=exports&from=2020-01-01&to=2020-01-31');
  await expect(page.getByRole('group', { name: 'Custom dates' })).toBeVisible();
  await expect(page.getByText('No entries match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  // A period that ends before it begins causes an error message, and both date fields stay visible.
  await page.goto('/user-management/audit-log?entries=exports&from=2026-02-01&to=2026-01-31');
  await expect(page.getByText('The period must not end before it begins.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Custom dates' })).toBeVisible();
  await page.goto('/user-management/audit-log?entries=exports');

  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(row('of this log as CSV').first()).toBeVisible();

  // The new user's role doesn't include the permission to manage users.
  const other = await (await browser.newContext()).newPage();
  await startSession(other, email, newPassword);
  await other.goto('/user-management/audit-log');
  await expect(other.getByText('You don’t have access to user management')).toBeVisible();
});
