import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { announceDeadlines } from './commands/announce-deadlines.ts';
import { removeUnsentAttachments } from './commands/remove-unsent-attachments.ts';

/**
 * Reminds agencies and employers of the deadlines for questions and answers, and deletes files that were never sent.
 */
export const clarificationJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'clarifications.announce-deadlines',
    cron: '*/5 * * * *',
    run: () => inSystemScope(source, 'announce deadlines of clarifications', announceDeadlines),
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
