import type { SystemScope } from '#server/platform/scope/scope.ts';

const retentionDays = 180;

/** Deletes notifications after half a year. Their events are kept. */
export const purgeNotifications = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('notification')
    .where('createdAt', '<', new Date(scope.now.getTime() - retentionDays * 86_400_000))
    .execute();
};
