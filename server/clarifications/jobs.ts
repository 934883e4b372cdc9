import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { announceAnswersDue } from './commands/announce-answers-due.ts';
import { removeUnsentAttachments } from './commands/remove-unsent-attachments.ts';

/** Reminds employers of answers that are due within a day, and removes files that were not sent. */
export const clarificationJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'clarifications.announce-answers-due',
    cron: '*/5 * * * *',
    run: () => inSystemScope(source, 'announce answers that are due', announceAnswersDue),
  },
  {
    queue: 'clarifications.remove-unsent-attachments',
    cron: '47 * * * *',
    run: () =>
      inSystemScope(source, 'remove unsent attachments', async (scope) => {
        await removeUnsentAttachments(scope, files);
      }),
  },
];
