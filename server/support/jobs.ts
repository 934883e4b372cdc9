import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { carryOutErasure } from './commands/carry-out-erasure.ts';
import { deliverNextMessage } from './commands/deliver-message.ts';
import { purgeMessages } from './commands/purge-messages.ts';

/**
 * Posts due messages one by one, until none are left or the chat is unavailable. All messages wait if no chat is
 * configured.
 */
const deliver = async ({ source, mail, chat }: JobDependencies): Promise<void> => {
  if (!chat) return;
  const next = () =>
    inSystemScope(source, 'post a message to support', (scope) => deliverNextMessage(scope, chat, mail.retrySeconds));
  for (let delivery = await next(); delivery !== 'none'; delivery = await next()) {
    if (delivery === 'dead') source.log.error('a message to support failed: the chat did not accept it for a day');
    if (delivery === 'waits') return;
  }
};

/** Carries out erasure requests one by one. */
const erase = async ({ source, files }: JobDependencies): Promise<void> => {
  const next = () => inSystemScope(source, 'carry out an erasure request', (scope) => carryOutErasure(scope, files));
  while (await next());
};

/**
 * All processes post messages, but each message is posted by only one of them. Messages delivered more than a month ago
 * are deleted by a daily job.
 */
export const supportJobs: NonNullable<Room['jobs']> = (tools) => [
  { queue: 'support.erase', everySeconds: 5, run: () => erase(tools) },
  { queue: 'support.deliver', everySeconds: 1, run: () => deliver(tools) },
  {
    queue: 'support.purge',
    cron: '29 3 * * *',
    run: () => inSystemScope(tools.source, 'delete old support messages', purgeMessages),
  },
];
