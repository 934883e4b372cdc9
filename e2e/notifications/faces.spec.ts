import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findOverflowing, pageSettled } from '#e2e/app/layout-checks.ts';
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
  expect(await findOverflowing(page)).toEqual([]);
});

test('at 360 px the filters of the notifications stay within the margins of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await startSession(page, people.owner);
  await page.goto('/activitystream/notification');
  await pageSettled(page);
  const box = await page.getByRole('button', { name: 'Category' }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
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

test('notifications are listed ten per page, with their total', async ({ page }) => {
  const rows = page.locator('[data-rows] [data-key]');
  await startSession(page, people.owner);
  const answered = page.waitForResponse((answer) => /\/notifications\/.*state=all/.test(answer.url()));
  await page.goto('/activitystream/notification?state=all');
  const list = (await (await answered).json()) as { records: unknown[]; total: number };
  expect(list.records).toHaveLength(10);
  expect(list.total).toBeGreaterThan(20);
  await expect(rows).toHaveCount(10);
  await expect(page.getByText(/^Total [\d,]+ records$/)).toBeVisible();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(rows).toHaveCount(10);
});
