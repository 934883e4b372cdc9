import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#contract/common/operation.ts';
import { listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import type { listNotifications } from '#contract/notifications/operations/bell.ts';
import { call } from '#web/platform/client.ts';
import { saveCount } from './count.ts';

export type NotificationList = OutputOf<typeof listNotifications>;
export type Notification = NotificationList['records'][number];

/** Keeps how many are new, for every tab, whenever a list says it. */
export const counted = (list: NotificationList): NotificationList => {
  saveCount(list.unseen);
  return list;
};

export const bellSize = 8;

/** The latest that are new, as the bell shows them, with how many there are. */
export const bellQuery = queryOptions({
  queryKey: ['notifications', 'bell'],
  queryFn: async ({ signal }) => counted(await call(listNotificationsEndpoint, { pageSize: bellSize }, { signal })),
});
