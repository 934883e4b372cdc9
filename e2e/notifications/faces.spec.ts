import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findOverflowingElements } from '#e2e/app/layout-checks.ts';
import { keepFeedClosed } from '#e2e/app/recorded-calls.ts';

test('pages closed to an inactive agency show that they are closed instead of an error', async ({ page }) => {
  await startSession(page, people.pendingOwner);
  for (const [path, title] of [
    ['/activitystream/notification', 'You don’t have access to notifications'],
    ['/activitystream/activity', 'You don’t have access to notifications'],
    ['/activitystream/settings', 'You don’t have access to notifications'],
    ['/email-notification-settings', 'You don’t have access to Email Preference'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('Your agency isn’t active yet.')).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  }
});

test('staff see emails that failed for good first, then pending ones, with the number of attempts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await startSession(page, people.providerAdmin);
  await page.goto('/provider/mails');
  await expect(page.getByText('1 attempt', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Status' }).getByRole('button')).toHaveText([
    'Failed',
    'Waiting',
    'Sent',
  ]);
  expect(await findOverflowingElements(page)).toEqual([]);
});

test('a user whose permission is revoked while the list is open is informed, and reads no further', async ({
  page,
}) => {
  await startSession(page, people.rivalOwner);
  // With the feed open, a notification from another test would refetch the list, which would then be closed before the
  // click.
  await keepFeedClosed(page);
  await page.goto('/activitystream/notification?state=all');
  const archive = page.getByRole('button', { name: /^Archive:/ }).first();
  await expect(archive).toBeVisible();
  await page.route('**/activitystream/notifications/*', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'You don’t have permission to do this.' } }),
  );
  await archive.click();
  await expect(page.getByText('Failed to process this request')).toBeVisible();
  await expect(page.getByText('You don’t have access to notifications')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
