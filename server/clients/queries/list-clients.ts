import { sql } from 'kysely';
import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import type { listClients as operation } from '#contract/clients/operations.ts';
import type { ClientView } from '#contract/clients/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { sumEarningsByClient } from '#server/candidates/public.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Selects the agency's clients: those of the engagements on its board, and those that it has asked for
 * prequalification.
 */
export const selectOwnClients = (scope: AgencyScope) => {
  const asked = scope.db
    .selectFrom('prequalificationRequest')
    .select('clientId')
    .where('supplierId', '=', scope.tenantId);
  // `app.clients_on_board` finds the clients of the engagements on the board, limited to those that the caller may
  // see.
  const works = scope.db.selectFrom(sql<{ clientId: string }>`app.clients_on_board(null)`.as('b')).select('b.clientId');
  return scope.db.selectFrom('tenant as c').where('c.side', '=', 'client').where('c.id', 'in', asked.union(works));
};

/**
 * Selects the clients with their counts. Row security limits applications and candidates to those that the caller can
 * see, so that no count reveals other people's work.
 */
const clients = (scope: AgencyScope) =>
  selectOwnClients(scope)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('application as a')
          .innerJoin('engagement as e', 'e.id', 'a.engagementId')
          .select(({ fn }) => [
            fn.countAll<number>().as('applications'),
            sql<number>`count(*) filter (where e.status = 'open')`.as('openEngagements'),
          ])
          .whereRef('a.clientId', '=', 'c.id')
          .where('a.supplierId', '=', scope.tenantId)
          .as('work'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidate as k')
          .select([
            sql<number>`count(*) filter (where k.status_id = any (${sql.val(openCandidateStatuses)}::int[]))`.as(
              'inProcess',
            ),
            sql<number>`count(*) filter (where k.status_id = ${candidateStatus.hired})`.as('hired'),
          ])
          .whereRef('k.clientId', '=', 'c.id')
          .where('k.supplierId', '=', scope.tenantId)
          .as('people'),
      (join) => join.onTrue(),
    )
    .select(['c.id as clientId', 'c.name as clientName', 'c.city'])
    .select(({ fn }) => [
      fn.coalesce('work.openEngagements', sql<number>`0`).as('openEngagements'),
      fn.coalesce('work.applications', sql<number>`0`).as('applications'),
      fn.coalesce('people.inProcess', sql<number>`0`).as('candidatesInProcess'),
      fn.coalesce('people.hired', sql<number>`0`).as('hired'),
    ]);

/** Returns each client's fees for hires, by currency. */
const earningsBy = async (
  scope: AgencyScope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, ClientView['earnings']>> => {
  const by = new Map<string, ClientView['earnings']>();
  if (clientIds.length === 0) return by;
  const rows = await sumEarningsByClient(scope, clientIds);
  for (const { clientId, currencyIso, amount } of rows) {
    by.set(clientId, [...(by.get(clientId) ?? []), { currencyIso, amount }]);
  }
  return by;
};

type Row = Awaited<ReturnType<ReturnType<typeof clients>['execute']>>[number];

const withEarnings = async (scope: AgencyScope, rows: readonly Row[]): Promise<ClientView[]> => {
  const earnings = await earningsBy(
    scope,
    rows.map(({ clientId }) => clientId),
  );
  return rows.map((row) => ({ ...row, earnings: earnings.get(row.clientId) ?? [] }));
};

/** Finds one of the agency's clients; undefined if the agency has no such client. */
export const findClient = async (scope: AgencyScope, clientId: string): Promise<ClientView | undefined> =>
  (await withEarnings(scope, await clients(scope).where('c.id', '=', clientId).execute()))[0];

export const listClients = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  let found = scope.db.selectFrom(clients(scope).as('found')).selectAll();
  for (const pattern of keywordPatterns(input.keywords ?? '')) {
    found = found.where((eb) => eb.or([eb('found.clientName', 'ilike', pattern), eb('found.city', 'ilike', pattern)]));
  }
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const order = input.sortBy === 'name' ? sql`lower(found.client_name)` : sql.ref(`found.${input.sortBy}`);
  const rows = await found
    .orderBy(order, input.sortOrder)
    .orderBy('found.clientName')
    .orderBy('found.clientId')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  return toPage(await withEarnings(scope, rows), input, total);
};
