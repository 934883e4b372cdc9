import type { SavedView } from '#contract/views/shapes.ts';
import type { ViewPage } from '#contract/views/states.ts';
import type { AgencyScope, UserScope } from '#server/platform/scope/scope.ts';

const columns = ['id', 'name', 'query', 'isDefault'] as const;

export const listSavedViews = (scope: AgencyScope, page: ViewPage) =>
  scope.db
    .selectFrom('savedView')
    .select(columns)
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('page', '=', page);

type Found = Awaited<ReturnType<ReturnType<typeof listSavedViews>['execute']>>[number];

/** Returns a view as the API represents it. Its query was validated before it was stored. */
export const toViewOutput = <Query extends object>({ id, name, query, isDefault }: Found): SavedView<Query> => ({
  viewId: id,
  name,
  query: query as Query,
  isDefault,
});

/** Returns the query that lists the caller's views of a page. */
export const listViewsQuery =
  <Query extends object>(page: ViewPage) =>
  async (scope: AgencyScope): Promise<SavedView<Query>[]> =>
    (await listSavedViews(scope, page).orderBy('name').orderBy('id').execute()).map(toViewOutput<Query>);

/** Returns the caller's views of all pages, for the export of their personal data. */
export const listOwnViews = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('savedView')
    .select(['page', 'name', 'query', 'isDefault', 'createdAt'])
    .where('userId', '=', scope.userId)
    .orderBy('page')
    .orderBy('name')
    .execute();
  return rows.map(({ query, createdAt, ...row }) => ({
    ...row,
    filters: query as Record<string, unknown>,
    created: createdAt.toISOString(),
  }));
};
