import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { findPeopleToHold as findOperation, listHolds as operation } from '#contract/people/operations/holds.ts';
import type { Hold } from '#contract/people/shapes/holds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope, Scope } from '#server/platform/scope/scope.ts';

/** Finds which of these candidates belong to a person on hold. */
export const findHeldCandidates = async (
  scope: Pick<Scope, 'db'>,
  candidateIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${candidateIds}::uuid[]) id where app.is_held_candidate(id)`.execute(scope.db);
  return rows.map(({ id }) => id);
};

const holds = (scope: ProviderScope) =>
  scope.db
    .selectFrom('personHold as h')
    .leftJoinLateral(
      // A merged duplicate has no submissions of its own, since they were moved to the remaining person.
      (eb) =>
        eb
          .selectFrom('personSubmission as s')
          .innerJoin('candidate as c', 'c.id', 's.candidateId')
          .innerJoin('person as p', 'p.id', 'h.personId')
          .select(['c.firstName', 'c.lastName'])
          .where((on) => on('s.personId', '=', on.fn.coalesce('p.mergedIntoId', 'p.id')))
          .orderBy('c.dateSubmitted', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .innerJoin('tenant as t', 't.id', 'h.supplierId')
    .selectAll('h')
    .select(['latest.firstName', 'latest.lastName', 't.name as agencyName']);

const toHold = (row: Awaited<ReturnType<ReturnType<typeof holds>['execute']>>[number]): Hold => ({
  holdId: row.id,
  personId: row.personId,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  agencyName: row.agencyName,
  reason: row.reason,
  placed: row.placedAt.toISOString(),
  placedByName: row.placedByName,
  lifted: row.liftedAt?.toISOString() ?? null,
  liftedByName: row.liftedByName,
});

/** Returns a hold after a change to it. */
export const reloadHold = async (scope: ProviderScope, holdId: string): Promise<Hold> =>
  toHold(await holds(scope).where('h.id', '=', holdId).executeTakeFirstOrThrow());

/** Lists the holds on people, latest first, with current holds before lifted holds. */
export const listHolds = async (
  scope: ProviderScope,
  page: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { total } = await scope.db
    .selectFrom('personHold')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await holds(scope)
    .orderBy(sql`h.lifted_at is not null`)
    .orderBy('h.placedAt', 'desc')
    .orderBy('h.id', 'desc')
    .limit(page.pageSize)
    .offset(page.pageCurrent * page.pageSize)
    .execute();
  return toPage(rows.map(toHold), page, total);
};

/** Finds the people of all agencies who were submitted with the given email address, grouped by agency. */
export const findPeopleToHold = async (
  scope: ProviderScope,
  { email }: InputOf<typeof findOperation>,
): Promise<HandlerResult<typeof findOperation>> => {
  const submittedWith = scope.db
    .selectFrom('candidate as c')
    .innerJoin('personSubmission as s', 's.candidateId', 'c.id')
    .select('s.personId')
    .where((eb) => eb(eb.fn<string>('lower', ['c.emailAddress']), '=', email.toLowerCase()))
    .where('c.erasedAt', 'is', null);
  const rows = await scope.db
    .selectFrom('person as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('personSubmission as s')
          .innerJoin('candidate as c', 'c.id', 's.candidateId')
          .select(['c.firstName', 'c.lastName', 'c.emailAddress'])
          .select(sql<number>`(count(*) over ())::int`.as('submissions'))
          .whereRef('s.personId', '=', 'p.id')
          .where('c.erasedAt', 'is', null)
          .orderBy('c.dateSubmitted', 'desc')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .innerJoin('tenant as t', 't.id', 'p.supplierId')
    .select(['p.id as personId', 'p.lastSubmittedAt', 't.name as agencyName'])
    .select(['latest.firstName', 'latest.lastName', 'latest.emailAddress', 'latest.submissions'])
    .select(sql<Date | null>`app.held_since(p.id)`.as('heldSince'))
    .where('p.mergedIntoId', 'is', null)
    .where('p.erasedAt', 'is', null)
    .where('p.id', 'in', submittedWith)
    .orderBy('t.name')
    .orderBy('p.id')
    .limit(100)
    .execute();
  return {
    records: rows.map(({ lastSubmittedAt, heldSince, ...row }) => ({
      ...row,
      lastSubmitted: lastSubmittedAt.toISOString(),
      heldSince: heldSince?.toISOString() ?? null,
    })),
  };
};
