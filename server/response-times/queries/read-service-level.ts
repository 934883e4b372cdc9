import type { readServiceLevel as operation } from '#contract/response-times/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';

export const readServiceLevel = (scope: ClientScope): Promise<HandlerResult<typeof operation>> =>
  scope.db.selectFrom('tenant').select('serviceLevelDays').where('id', '=', scope.tenantId).executeTakeFirstOrThrow();
