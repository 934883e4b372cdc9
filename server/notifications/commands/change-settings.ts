import type { InputOf } from '#contract/common/operation.ts';
import type { changeSettings as operation } from '#contract/notifications/operations/settings.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ReaderScope } from '../queries/own-notifications.ts';
import { readCategorySettings } from '../queries/preferences.ts';

/** Turns notification categories on or off for the caller. Omitted categories aren't changed. */
export const changeCategorySettings = async (
  scope: ReaderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const changes = { ...input, updatedAt: scope.now };
  await scope.db
    .insertInto('notificationSetting')
    .values({ userId: scope.userId, tenantId: scope.tenantId, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute();
  return readCategorySettings(scope);
};
