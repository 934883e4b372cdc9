import type { BoardView } from '#contract/board/shapes/views.ts';
import type { AgencyScope, UserScope } from '#server/platform/scope/scope.ts';

const columns = ['id', 'name', 'query', 'isDefault'] as const;

export const listSavedViews = (scope: AgencyScope) =>
  scope.db
    .selectFrom('boardView')
    .select(columns)
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId);

type Found = Awaited<ReturnType<ReturnType<typeof listSavedViews>['execute']>>[number];

/** A view in API form. */
export const viewForOwner = ({ id, name, query, isDefault }: Found): BoardView => ({
  viewId: id,
  name,
  query,
  isDefault,
});

export const listViews = async (scope: AgencyScope): Promise<BoardView[]> =>
  (await listSavedViews(scope).orderBy('name').orderBy('id').execute()).map(viewForOwner);

/** The caller's views, for the export of their personal data. */
export const ownViews = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('boardView')
    .select(['name', 'query', 'isDefault', 'createdAt'])
    .where('userId', '=', scope.userId)
    .orderBy('name')
    .execute();
  return rows.map(({ query, createdAt, ...row }) => ({ ...row, filters: query, created: createdAt.toISOString() }));
};
