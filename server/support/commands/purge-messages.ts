import type { SystemScope } from '#server/platform/scope/scope.ts';

const keptDays = 30;

/** Deletes messages that were delivered to the support chat more than a month ago. */
export const purgeMessages = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('supportMessage')
    .where('status', '=', 'delivered')
    .where('endedAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .execute();
};
