import type { SystemScope } from '#server/platform/scope/scope.ts';

const keptDays = 180;

/** Deletes notifications after half a year; the events stay. */
export const purgeNotifications = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('notification')
    .where('createdAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .execute();
};
