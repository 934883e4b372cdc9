import type { InputOf } from '#contract/common/operation.ts';
import type { changeEmailPreference as operation } from '#contract/notifications/operations/settings.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ReaderScope } from '../queries/own-notifications.ts';
import { readEmailPreferences } from '../queries/preferences.ts';

/** Changes which emails the caller receives, and when. Omitted settings aren't changed. */
export const changeEmailPreferences = async (
  scope: ReaderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const changes = { ...input, updatedAt: scope.now };
  await scope.db
    .insertInto('emailPreference')
    .values({ userId: scope.userId, tenantId: scope.tenantId, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute();
  return readEmailPreferences(scope);
};
