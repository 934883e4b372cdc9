import { expect, test } from '@playwright/test';
import { signInAs } from '#e2e/actors/in-browser.ts';
import { people } from '#e2e/actors/people.ts';
import { overflowing, settled } from '#e2e/app/look.ts';

test('what is closed to an agency that is not active is called closed, and not broken', async ({ page }) => {
  await signInAs(page, people.pendingOwner);
  for (const [path, title] of [
    ['/activitystream/notification', 'Notifications are closed to you'],
    ['/activitystream/activity', 'Notifications are closed to you'],
    ['/activitystream/settings', 'Notifications are closed to you'],
    ['/email-notification-settings', 'Email Preference is closed to you'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('Your agency is not active yet.')).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  }
});

test('the staff finds mails that were given up first, then those that wait; one attempt is one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, people.providerAdmin);
  await page.goto('/provider/mails');
  await expect(page.getByText('1 attempt', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Status' }).getByRole('button')).toHaveText([
    'Given up',
    'Waiting',
    'Sent',
  ]);
  expect(await overflowing(page)).toEqual([]);
});

test('at 360 px the filters of the notifications stand within the margins of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, people.owner);
  await page.goto('/activitystream/notification');
  await settled(page);
  const box = await page.getByRole('button', { name: 'Category' }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
});
