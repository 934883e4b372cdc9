import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#contract/common/operation.ts';
import { listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import type { listNotifications } from '#contract/notifications/operations/bell.ts';
import { callApi } from '#web/platform/client.ts';
import { saveNewNotificationCount } from './count.ts';

export type NotificationList = OutputOf<typeof listNotifications>;
export type NotificationItem = NotificationList['records'][number];

/** Saves the count of new notifications from a response for every tab, and returns the response. */
export const saveCountFromList = (list: NotificationList): NotificationList => {
  saveNewNotificationCount(list.unseen);
  return list;
};

export const maxBellItems = 8;

/** Loads the latest new notifications for the bell, with their count. */
export const bellQuery = queryOptions({
  queryKey: ['notifications', 'bell'],
  queryFn: async ({ signal }) =>
    saveCountFromList(await callApi(listNotificationsEndpoint, { pageSize: maxBellItems }, { signal })),
});
