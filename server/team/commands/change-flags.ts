import type { InputOf } from '#contract/common/operation.ts';
import type { changeAgencyFlags as operation } from '#contract/team/operations/flags.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { readAgencyFlags } from '../queries/flags.ts';

/** Sets an agency's feature flags. Omitted flags aren't changed. */
export const changeFlags = async (
  scope: ProviderScope,
  { tenantId, ...given }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const agency = await scope.db
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', tenantId)
    .where('side', '=', 'agency')
    .executeTakeFirst();
  if (!agency) return notFound();
  const changed = {
    ...(given.isAccessible === undefined ? {} : { isAccessible: given.isAccessible }),
    ...(given.isBetaMode === undefined ? {} : { isBetaMode: given.isBetaMode }),
    ...(given.isContractMode === undefined ? {} : { isContractMode: given.isContractMode }),
    changedBy: scope.userId,
    changedAt: scope.now,
  };
  await scope.db
    .insertInto('tenantFlag')
    .values({ tenantId, ...changed })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(changed))
    .execute();
  await scope.emit({ kind: teamEvents.flagsChanged, supplierId: tenantId });
  scope.broadcast({ tenants: [tenantId], message: { kind: 'team.changed' } });
  return readAgencyFlags(scope, { tenantId });
};
