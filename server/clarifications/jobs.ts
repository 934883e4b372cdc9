import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { announceAnswersDue } from './commands/announce-answers-due.ts';

/** Reminds employers of answers that are due within a day. */
export const clarificationJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'clarifications.announce-answers-due',
    cron: '*/5 * * * *',
    run: () => inSystemScope(source, 'announce answers that are due', announceAnswersDue),
  },
];
