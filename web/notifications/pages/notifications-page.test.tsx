import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import {
  changeSettingsEndpoint,
  readNotificationTargetEndpoint,
  listNotificationsEndpoint,
  readEmailPreferenceEndpoint,
  readSettingsEndpoint,
  viewNotificationsEndpoint,
} from '#contract/notifications/endpoints.ts';
import type { listNotifications } from '#contract/notifications/operations/bell.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { answer, refuse, type Sent } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const sample = (number: number): OutputOf<typeof listNotifications>['records'][number] => ({
  id: `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  feedId: `01900000-0000-7000-8000-${String(500 + number).padStart(12, '0')}`,
  kind: 'closing-soon',
  category: 'applications',
  sentence: `Engagement ${String(number)} closes within 24 hours.`,
  engagementId: '01900000-0000-7000-8000-00000000e001',
  engagementTitle: 'Mine geologists',
  talentRequestId: null,
  candidateId: null,
  at: '2026-11-20T02:00:00.000Z',
  is_seen: false,
  isArchive: false,
  to: '/opportunities',
});

const listOf = (count: number) =>
  answer(listNotificationsEndpoint, ({ query }: Sent) => {
    const all = Array.from({ length: count }, (_, index) => sample(count - index));
    const size = { pageCurrent: Number(query.get('pageCurrent') ?? 0), pageSize: Number(query.get('pageSize') ?? 10) };
    const from = size.pageCurrent * size.pageSize;
    return { ...toPage(all.slice(from, from + size.pageSize), size, count), unseen: count };
  });
const fault = refuse(500, 'fault', 'Something went wrong.');

test('at 360 px the filters of the notifications stay within the margins of the page', async () => {
  await page.viewport(360, 780);
  fakeApi(listOf(3));
  const screen = await openApp('/activitystream/notification');
  await expect.element(screen.getByRole('main').getByText(sample(1).sentence).first()).toBeVisible();
  const category = await screen.getByRole('button', { name: /^Category/ }).findElement();
  expect(category.getBoundingClientRect().right).toBeLessThanOrEqual(360 - 16);
});

test('notifications are listed ten per page, with their total', async () => {
  fakeApi(listOf(23));
  const screen = await openApp('/activitystream/notification?state=all');
  const rows = () => screen.container.querySelectorAll('[data-rows] [data-key]').length;
  await expect.poll(rows).toBe(10);
  await expect.element(screen.getByText('Total 23 records')).toBeVisible();
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(screen.query).toMatchObject({ page: '1' });
  await screen.getByRole('button', { name: 'Page 3' }).click();
  await expect.poll(rows).toBe(3);
});

test("a notification that can't be viewed shows the reason: not found, not viewed, not loaded [N03]", async () => {
  const { sentence } = sample(1);
  const missing = refuse(404, 'not-found', 'This notification is unavailable.');
  const api = fakeApi(
    listOf(1),
    answer(readNotificationTargetEndpoint, missing),
    // The server changes nothing if the notification has been deleted.
    answer(viewNotificationsEndpoint, { changed: 0, unseen: 1 }),
  );
  const screen = await openApp('/activitystream/notification');
  await screen.getByRole('main').getByText(sentence).first().click();
  await expect.element(screen.getByText('Notification Not Found')).toBeVisible();
  await expect.element(screen.getByText('This notification is unavailable.')).toBeVisible();
  expect(screen.href()).toMatch(/^\/activitystream\/notification/);

  // A notification that couldn't be marked as viewed isn't shown as viewed.
  const mark = screen.getByRole('button', { name: `Mark as viewed: ${sentence}` });
  const before = api.sentTo(viewNotificationsEndpoint).length;
  await mark.click();
  await expect.poll(() => api.sentTo(viewNotificationsEndpoint).length).toBe(before + 1);
  expect(screen.getByText(/marked as viewed\./).elements()).toEqual([]);

  api.change(answer(viewNotificationsEndpoint, refuse(409, 'fault', 'Something went wrong.')));
  await mark.click();
  await expect.element(screen.getByText('View Notification Failed')).toBeVisible();

  api.change(answer(listNotificationsEndpoint, refuse(409, 'fault', 'Something went wrong.')));
  await screen.open('/activitystream/notification?state=viewed');
  await expect.element(screen.getByText('Failed Loading Notifications').first()).toBeVisible();
  await expect.element(screen.getByText('Please wait a few minutes and try again.').first()).toBeVisible();
});

test('a switch of a topic is saved at once, can be undone, and reverts if it could not be saved', async () => {
  const settings = { applications: true, clarifications: true, bidding: true, fulfillment: true };
  const api = fakeApi(
    answer(readSettingsEndpoint, () => ({ ...settings })),
    answer(changeSettingsEndpoint, ({ body }) => Object.assign(settings, body)),
    answer(readEmailPreferenceEndpoint, {
      notificationSummary: true,
      applicationUpdated: true,
      candidateStatusChanged: true,
      quietFrom: null,
      quietTo: null,
      timeZone: 'Australia/Sydney',
      mailsPerDay: 20,
    }),
  );
  const screen = await openApp('/activitystream/settings');
  const bidding = screen.getByRole('switch', { name: 'Bidding' });
  await expect.element(bidding).toBeChecked();
  await expectAccessible();
  await bidding.click();
  await expect.element(screen.getByText('Bidding turned off.')).toBeVisible();
  expect(settings.bidding).toBe(false);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(bidding).toBeChecked();
  await expect.poll(() => settings.bidding).toBe(true);

  api.change(answer(changeSettingsEndpoint, fault));
  await bidding.click();
  await expect
    .element(screen.getByText('Bidding could not be saved. We’ve restored the previous setting.'))
    .toBeVisible();
  await expect.element(bidding).toBeChecked();
});
