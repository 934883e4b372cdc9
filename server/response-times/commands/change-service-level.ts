import type { InputOf } from '#contract/common/operation.ts';
import type { changeServiceLevel as operation } from '#contract/response-times/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';

/** Changes the client's service level. The change also applies to current waits. */
export const changeServiceLevel = async (
  scope: ClientScope,
  { serviceLevelDays }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  await scope.db.updateTable('tenant').set({ serviceLevelDays }).where('id', '=', scope.tenantId).execute();
  return { serviceLevelDays };
};
