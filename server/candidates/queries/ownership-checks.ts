import { sql } from 'kysely';
import {
  ownershipCheckDays,
  type listUsersByOwnershipChecks as operation,
} from '#contract/candidates/operations/ownership.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

const dayMs = 86_400_000;

/** Lists users with their numbers of ownership checks, for the provider's staff. */
export const listUsersByOwnershipChecks = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const since = new Date(scope.now.getTime() - ownershipCheckDays * dayMs);
  const checks = scope.db.selectFrom('ownershipCheck as c').where('c.checkedAt', '>', since);
  const { total } = await checks
    .select(sql<number>`count(distinct c.user_id)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await checks
    .innerJoin('tenant as t', 't.id', 'c.supplierId')
    .innerJoin('appUser as u', 'u.id', 'c.userId')
    .select([
      'c.supplierId',
      't.name as supplierName',
      'c.userId',
      'u.firstName',
      'u.lastName',
      sql<number>`count(*)::int`.as('checks'),
      sql<number>`count(distinct (c.client_id, c.key_hashes))::int`.as('people'),
      sql<number>`(count(*) filter (where not c.is_available))::int`.as('notAvailable'),
      sql<number>`(count(*) filter (where c.is_submission and not c.is_available))::int`.as('refusedSubmissions'),
      sql<Date>`max(c.checked_at)`.as('lastCheckedAt'),
    ])
    .groupBy(['c.supplierId', 't.name', 'c.userId', 'u.firstName', 'u.lastName'])
    .orderBy('notAvailable', 'desc')
    .orderBy('checks', 'desc')
    .orderBy('c.userId')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map(({ firstName, lastName, lastCheckedAt, ...row }) => ({
    ...row,
    userName: `${firstName} ${lastName}`.trim(),
    lastCheckedAt: lastCheckedAt.toISOString(),
  }));
  return toPage(records, input, total);
};
