import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { announceClosings } from './commands/announce-closings.ts';
import { forgetNotifications } from './commands/forget-notifications.ts';

/** Closing times are looked at every five minutes; old notifications go once a day. */
export const notificationJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'notifications.announce-closings',
    cron: '*/5 * * * *',
    run: () => inSystemScope(source, 'engagements that close within a day', announceClosings),
  },
  {
    queue: 'notifications.forget',
    cron: '23 3 * * *',
    run: () => inSystemScope(source, 'notifications that are half a year old', forgetNotifications),
  },
];
