import type { Selectable } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';
import { effectiveEngagement } from '../rules/pause-clock.ts';
import type { EngagementTables } from '../tables.ts';

/** An engagement with its client's name and its currency. */
export interface FoundEngagement extends Selectable<EngagementTables['engagement']> {
  clientName: string;
  currencyCode: string;
  /** The number of decimal places in the currency. */
  currencyDigits: number;
}

/** Selects the engagements visible to the caller: an agency sees published ones, a client its own. */
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

/** Finds an engagement visible to the caller, in its current state; undefined if there is none. */
export const findEngagement = async (scope: Scope, engagementId: string): Promise<FoundEngagement | undefined> => {
  const found = await engagements(scope).where('engagement.id', '=', engagementId).executeTakeFirst();
  return found && effectiveEngagement(found, scope.now);
};
