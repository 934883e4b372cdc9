import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { carryOutErasure, FailedErasure } from './commands/carry-out-erasure.ts';
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

/**
 * Carries out erasure requests one by one. A request that fails is tried again by the next run, and doesn't keep the others
 * waiting. At the end, the run itself fails, so that it counts as a failed job.
 */
const carryOutErasures = async ({ source, files }: Pick<JobDependencies, 'source' | 'files'>): Promise<void> => {
  const failed: FailedErasure[] = [];
  const next = async (): Promise<boolean> => {
    const failedIds = failed.map(({ erasureId }) => erasureId);
    try {
      return await inSystemScope(source, 'carry out an erasure request', (scope) =>
        carryOutErasure(scope, files, failedIds),
      );
    } catch (error) {
      if (!(error instanceof FailedErasure)) throw error;
      failed.push(error);
      return true;
    }
  };
  while (await next());
  if (failed[0]) throw failed[0];
};

/**
 * All processes post messages, but each message is posted by only one of them. Messages delivered more than a month ago
 * are deleted by a daily job.
 */
export const supportJobs: NonNullable<Room['jobs']> = (tools) => [
  { queue: 'support.erase', everySeconds: 5, run: () => carryOutErasures(tools) },
  { queue: 'support.deliver', everySeconds: 1, run: () => deliver(tools) },
  {
    queue: 'support.purge',
    cron: '29 3 * * *',
    run: () => inSystemScope(tools.source, 'delete old support messages', purgeMessages),
  },
];
