import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/opportunities/operations/saved-searches.ts';
import type { SavedSearchFilters } from '#contract/opportunities/shapes.ts';
import type { AgencyScope, UserScope } from '#server/platform/scope/scope.ts';

interface Row {
  id: string;
  name: string;
  filters: SavedSearchFilters;
  alerts: boolean;
  createdAt: Date;
}

/** Returns a saved search in the API's format. */
export const toSavedSearch = ({ id, createdAt, ...row }: Row): SentOutputOf<typeof operations.saveSearch> => ({
  savedSearchId: id,
  ...row,
  created: createdAt.toISOString(),
});

export const listSavedSearches = async (
  scope: AgencyScope,
  _input: InputOf<typeof operations.listSavedSearches>,
): Promise<SentOutputOf<typeof operations.listSavedSearches>> => {
  const rows = await scope.db
    .selectFrom('savedSearch')
    .select(['id', 'name', 'filters', 'alerts', 'createdAt'])
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .orderBy('name')
    .execute();
  return { searches: rows.map(toSavedSearch) };
};

/** Returns the caller's saved searches, for the export of their personal data. */
export const listOwnSearches = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('savedSearch')
    .select(['name', 'filters', 'alerts', 'createdAt'])
    .where('userId', '=', scope.userId)
    .orderBy('name')
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...row, created: createdAt.toISOString() }));
};
