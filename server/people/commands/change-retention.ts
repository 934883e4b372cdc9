import type { InputOf } from '#contract/common/operation.ts';
import type { changeRetention as operation } from '#contract/people/operations/retention.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { rightToChangeRetentionPeriod } from '../policy.ts';
import { readRetention } from '../queries/retention.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';

/**
 * Changes the agency's retention period, including for people whose data it already has. Saving the same period isn't a
 * change.
 */
export const changeRetention = async (
  scope: AgencyScope,
  { months }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const right = rightToChangeRetentionPeriod(scope);
  if (!right.allowed) return refuse(peopleRefusals['owners-change-retention'], { reasons: right.reasons });
  const before = await readRetention(scope);
  if (before instanceof Refused || before.months === months) return before;
  await scope.db
    .insertInto('retentionSetting')
    .values({ supplierId: scope.tenantId, months })
    .onConflict((conflict) => conflict.column('supplierId').doUpdateSet({ months }))
    .execute();
  await scope.emit({ kind: peopleEvents.retentionChanged, supplierId: scope.tenantId, data: { months } });
  broadcastPersonChanges(scope);
  return readRetention(scope);
};
