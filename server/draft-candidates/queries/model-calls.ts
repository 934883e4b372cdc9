import { sql } from 'kysely';
import type {
  listAgencyAiAccess as accessOperation,
  listModelCalls as operation,
} from '#contract/draft-candidates/operations.ts';
import { modelCallWindowDays } from '#contract/draft-candidates/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

const dayMs = 86_400_000;

/** Lists the calls to the language model for the provider's staff, without the names of candidates. */
export const listModelCalls = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { supplierId } = input;
  const all = scope.db.selectFrom('modelCall as call').innerJoin('tenant as agency', 'agency.id', 'call.supplierId');
  const agencies = await all
    .select(['call.supplierId', 'agency.name as supplierName', sql<number>`count(*)::int`.as('calls')])
    .groupBy(['call.supplierId', 'agency.name'])
    .orderBy('agency.name')
    .orderBy('call.supplierId')
    .execute();
  const total = agencies
    .filter((agency) => supplierId === undefined || agency.supplierId === supplierId)
    .reduce((sum, { calls }) => sum + calls, 0);
  const rows = await (supplierId === undefined ? all : all.where('call.supplierId', '=', supplierId))
    .leftJoin('appUser as user', 'user.id', 'call.userId')
    .select(['call.id as callId', 'call.at', 'call.supplierId', 'agency.name as supplierName'])
    .select(['call.model', 'call.version', 'call.inputHash', 'call.inputTokens', 'call.outputTokens', 'call.problem'])
    .select(['user.firstName', 'user.lastName'])
    .orderBy('call.at', 'desc')
    .orderBy('call.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map(({ at, firstName, lastName, ...call }) => ({
    ...call,
    at: at.toISOString(),
    userName: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  }));
  return { ...toPage(records, input, total), agencies };
};

/** Lists the approved agencies with their AI setting and number of model calls, for the provider's staff. */
export const listAgencyAiAccess = async (
  scope: ProviderScope,
  input: InputOf<typeof accessOperation>,
): Promise<HandlerResult<typeof accessOperation>> => {
  const since = new Date(scope.now.getTime() - modelCallWindowDays * dayMs);
  const agencies = scope.db.selectFrom('tenant as t').where('t.side', '=', 'agency').where('t.status', '=', 'approved');
  const { total } = await agencies.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await agencies
    .leftJoin('assessmentOptOut as off', 'off.supplierId', 't.id')
    .leftJoin('modelCall as call', (join) => join.onRef('call.supplierId', '=', 't.id').on('call.at', '>', since))
    .select(['t.id as supplierId', 't.name as supplierName', 'off.since as offSince'])
    .select([
      sql<number>`count(call.id)::int`.as('calls'),
      sql<number>`count(call.problem)::int`.as('failedCalls'),
      sql<number>`coalesce(sum(coalesce(call.input_tokens, 0) + coalesce(call.output_tokens, 0)), 0)::float8`.as(
        'tokens',
      ),
    ])
    .groupBy(['t.id', 't.name', 'off.since'])
    .orderBy('t.name')
    .orderBy('t.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map(({ offSince, ...row }) => ({
    ...row,
    isAccessible: offSince === null,
    offSince: offSince?.toISOString() ?? null,
  }));
  return { model: scope.settings.aiModel ?? null, ...toPage(records, input, total) };
};
