import type { Selectable } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';
import { effectiveAt } from '../rules/pause-clock.ts';
import type { EngagementTables } from '../tables.ts';

/** An engagement with the names of its references. */
export interface FoundEngagement extends Selectable<EngagementTables['engagement']> {
  clientName: string;
  currencyCode: string;
  /** Decimals of the currency's minor unit. */
  currencyDigits: number;
}

/** The engagements that the caller may see: published ones for an agency, its own for a client. */
const engagements = (scope: Scope) => {
  const all = scope.db
    .selectFrom('engagement')
    .innerJoin('tenant', 'tenant.id', 'engagement.clientId')
    .innerJoin('currency', 'currency.id', 'engagement.currencyId')
    .selectAll('engagement')
    .select(['tenant.name as clientName', 'currency.code as currencyCode', 'currency.digits as currencyDigits']);
  if (scope.side === 'agency') return all.where('engagement.publishedAt', 'is not', null);
  if (scope.side === 'client') return all.where('engagement.clientId', '=', scope.tenantId);
  return all;
};

/** An engagement that the caller may see, in its current state; undefined if it does not exist or is not visible. */
export const findEngagement = async (scope: Scope, engagementId: string): Promise<FoundEngagement | undefined> => {
  const found = await engagements(scope).where('engagement.id', '=', engagementId).executeTakeFirst();
  return found && effectiveAt(found, scope.now);
};
