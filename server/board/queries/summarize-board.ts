import { sql, type Expression, type SqlBool } from 'kysely';
import { applicationStatuses } from '#contract/applications/states.ts';
import type { summarizeBoard as operation } from '#contract/board/operations.ts';
import { boardFigureNames, boardFigures, boardViewNames, boardViews } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import { engagementTypes } from '#contract/engagements/states.ts';
import { seesAllAssignments } from '#server/assignments/public.ts';
import { earningsOf } from '#server/candidates/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { narrowed, ofCaller } from './narrow.ts';

const countWhere = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})`;

const pick = <Name extends string>(row: Record<string, number>, prefix: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[`${prefix}${name}`] ?? 0])) as Record<Name, number>;

type Counted = BoardSummary['applications'][number];

const listed = (row: Record<string, number>, prefix: string, list: readonly LookupValue[]): Counted[] =>
  list.map((one) => ({ ...one, count: row[`${prefix}${String(one.id)}`] ?? 0 })).filter(({ count }) => count > 0);

/** Every figure and view is counted by the condition that its link narrows the list by, all in one pass. */
const countsOf = async (
  scope: AgencyScope,
): Promise<Pick<BoardSummary, 'figures' | 'views' | 'applications' | 'types' | 'notApplied'>> => {
  const row = await ofCaller(scope)
    .select((eb) => [
      ...boardFigureNames.map((name) => countWhere(narrowed(eb, scope, boardFigures[name])).as(`figure${name}`)),
      ...boardViewNames.map((name) => countWhere(narrowed(eb, scope, boardViews[name])).as(`view${name}`)),
      ...applicationStatuses.map(({ id }) => countWhere(eb('a.statusId', '=', id)).as(`application${String(id)}`)),
      ...engagementTypes.map(({ id }) => countWhere(eb('e.engagementTypeId', '=', id)).as(`type${String(id)}`)),
      countWhere(eb('a.statusId', 'is', null)).as('notApplied'),
    ])
    .executeTakeFirstOrThrow();
  return {
    figures: pick(row, 'figure', boardFigureNames),
    views: pick(row, 'view', boardViewNames),
    applications: listed(row, 'application', applicationStatuses),
    types: listed(row, 'type', engagementTypes),
    notApplied: row['notApplied'] ?? 0,
  };
};

const clientsOf = (scope: AgencyScope): Promise<BoardSummary['clients']> =>
  ofCaller(scope)
    .select(['c.id as clientId', 'c.name as clientName'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['c.id', 'c.name'])
    .orderBy('c.name')
    .execute();

/** Who sees only their own work does not learn what the agency earns with that of others. */
const totalEarnings = async (scope: AgencyScope): Promise<BoardSummary['earnings']> =>
  seesAllAssignments(scope)
    ? (await earningsOf(scope))
        .filter(({ amount }) => Number(amount) > 0)
        .map(({ currencyIso, amount }) => ({ currencyIso, amount }))
    : [];

export const summarizeBoard = async (scope: AgencyScope): Promise<Answer<typeof operation>> => ({
  ...(await countsOf(scope)),
  clients: await clientsOf(scope),
  seesAll: seesAllAssignments(scope),
  earnings: await totalEarnings(scope),
});
