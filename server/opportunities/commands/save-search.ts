import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/opportunities/operations/saved-searches.ts';
import { opportunityRefusals } from '#contract/opportunities/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import { searchQuery } from '../rules/search-query.ts';
import { toSavedSearch } from '../queries/saved-searches.ts';
import { readSearchTerms } from '../queries/search-terms.ts';

const mostSearches = 30;

/** Saves the caller's search, together with the query that matches new engagements against it. */
export const saveSearch = async (
  scope: AgencyScope,
  { name, filters, alerts }: InputOf<typeof operations.saveSearch>,
): Promise<HandlerResult<typeof operations.saveSearch>> => {
  // Waits for a search that is being saved in another tab, so that the limit also applies to simultaneous calls.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forUpdate().execute();
  const known = await scope.db
    .selectFrom('savedSearch')
    .select('name')
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .execute();
  if (known.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return refuse(opportunityRefusals['search-name-taken']);
  if (known.length >= mostSearches) return refuse(opportunityRefusals['too-many-searches']);
  // Prequalifications can change, so they are not saved in the query, but checked when an engagement matches.
  const { forgiving } = await readSearchTerms(scope, { ...filters, prequalified: undefined });
  const row = await scope.db
    .insertInto('savedSearch')
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      userId: scope.userId,
      name,
      filters: JSON.stringify(filters),
      query: sql<string | null>`${searchQuery(forgiving)}::tsquery`,
      alerts,
      createdAt: scope.now,
    })
    .returning(['id', 'name', 'filters', 'alerts', 'createdAt'])
    .executeTakeFirstOrThrow();
  return toSavedSearch(row);
};

export const changeSavedSearch = async (
  scope: AgencyScope,
  { savedSearchId, alerts }: InputOf<typeof operations.changeSavedSearch>,
): Promise<HandlerResult<typeof operations.changeSavedSearch>> => {
  const row = await scope.db
    .updateTable('savedSearch')
    .set({ alerts })
    .where('id', '=', savedSearchId)
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .returning(['id', 'name', 'filters', 'alerts', 'createdAt'])
    .executeTakeFirst();
  return row ? toSavedSearch(row) : notFound();
};

export const deleteSavedSearch = async (
  scope: AgencyScope,
  { savedSearchId }: InputOf<typeof operations.deleteSavedSearch>,
): Promise<HandlerResult<typeof operations.deleteSavedSearch>> => {
  const deleted = await scope.db
    .deleteFrom('savedSearch')
    .where('id', '=', savedSearchId)
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .returning('id')
    .executeTakeFirst();
  return deleted ? {} : notFound();
};

/** Deletes all searches of an erased user. */
export const deleteAllSearches = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.deleteFrom('savedSearch').where('userId', '=', userId).execute();
};
