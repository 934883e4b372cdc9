import type { InputOf } from '#contract/common/operation.ts';
import type { changeOwnershipTerms as operation } from '#contract/tenants/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';

/** Changes the client's terms of ownership for later submissions; candidates that are owned already stay so. */
export const changeOwnershipTerms = async (
  scope: ClientScope,
  { ownershipDays, ownershipScope }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const terms = { ownershipDays, ownershipScope };
  await scope.db.updateTable('tenant').set(terms).where('id', '=', scope.tenantId).execute();
  return terms;
};
