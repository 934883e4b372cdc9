import type { InputOf } from '#contract/common/operation.ts';
import type { changeOwnershipTerms as operation } from '#contract/tenants/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { tenantEvents } from '../events.ts';

/**
 * Changes the client's ownership terms for later submissions, and whether engagements that it publishes later require
 * consent. Candidates that are already owned and published engagements aren't affected.
 */
export const changeOwnershipTerms = async (
  scope: ClientScope,
  { ownershipDays, ownershipScope, requiresCandidateConsent }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const terms = { ownershipDays, ownershipScope, requiresCandidateConsent };
  const changed = await scope.db
    .updateTable('tenant')
    .set(terms)
    .where('id', '=', scope.tenantId)
    .where((eb) =>
      eb.or([
        eb('ownershipDays', '<>', ownershipDays),
        eb('ownershipScope', '<>', ownershipScope),
        eb('requiresCandidateConsent', '<>', requiresCandidateConsent),
      ]),
    )
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return terms;
  const event = { kind: tenantEvents.ownershipTermsChanged, clientId: scope.tenantId, data: terms };
  await scope.emit(event);
  const agencies = await scope.db
    .selectFrom('application')
    .innerJoin('engagement', 'engagement.id', 'application.engagementId')
    .select('application.supplierId')
    .distinct()
    .where('engagement.clientId', '=', scope.tenantId)
    .execute();
  for (const { supplierId } of agencies) await scope.emit({ ...event, supplierId });
  return terms;
};
