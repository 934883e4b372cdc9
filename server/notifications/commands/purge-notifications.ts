import type { SystemScope } from '#server/platform/scope/scope.ts';

const keptDays = 180;

/** Removes what people were told half a year ago; the events themselves stay. */
export const purgeNotifications = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('notification')
    .where('createdAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .execute();
};
