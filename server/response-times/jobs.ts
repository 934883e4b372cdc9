import type { Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { findRecordsToRemind, sendReminder } from './commands/send-reminder.ts';

/** Runs every 15 minutes, which is enough because waits become overdue at 17:00 in the client's time zone. */
export const responseTimeJobs: NonNullable<Room['jobs']> = ({ source, mail }) => [
  {
    queue: 'response-times.send-reminders',
    cron: '*/15 * * * *',
    run: async () => {
      const ids = await inSystemScope(source, 'find overdue records', findRecordsToRemind);
      await forEachRecord(ids, (id) =>
        inSystemScope(source, 'remind an employer of an overdue answer', (scope) => sendReminder(scope, id, mail)),
      );
    },
  },
];
