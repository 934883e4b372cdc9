import { viewRefusals } from '#contract/views/refusals.ts';
import type { SavedView } from '#contract/views/shapes.ts';
import type { ViewPage } from '#contract/views/states.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { listSavedViews, toViewOutput } from '../queries/views.ts';

/** Returns the caller's saved views for a page, after locking the caller's row to serialise simultaneous changes. */
export const lockViews = async (scope: AgencyScope, page: ViewPage) => {
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().executeTakeFirst();
  return listSavedViews(scope, page).execute();
};

/** Whether one of these views has the name, ignoring case. */
export const isViewNameTaken = (views: readonly { id: string; name: string }[], name: string, but?: string): boolean =>
  views.some((view) => view.id !== but && view.name.toLowerCase() === name.toLowerCase());

/** Unmarks the current default view, since a page has at most one. */
export const clearDefaultView = async (scope: AgencyScope, page: ViewPage): Promise<void> => {
  await scope.db
    .updateTable('savedView')
    .set({ isDefault: false, updatedAt: scope.now })
    .where('userId', '=', scope.userId)
    .where('page', '=', page)
    .where('isDefault', '=', true)
    .execute();
};

type Changes<Query> = {
  viewId: string;
  name?: string | undefined;
  query?: Query | undefined;
  isDefault?: boolean | undefined;
};

/** Returns the command that changes one of the caller's views of a page. */
export const changeViewCommand =
  <Query extends object>(page: ViewPage) =>
  async (
    scope: AgencyScope,
    { viewId, name, query, isDefault }: Changes<Query>,
  ): Promise<SavedView<Query> | Refused<'not-found' | 'view-name-taken'>> => {
    const views = await lockViews(scope, page);
    const before = views.find(({ id }) => id === viewId);
    if (!before) return notFound();
    if (name !== undefined && isViewNameTaken(views, name, viewId)) return refuse(viewRefusals['view-name-taken']);
    if (isDefault === true) await clearDefaultView(scope, page);
    const after = await scope.db
      .updateTable('savedView')
      .set({
        name: name ?? before.name,
        query: JSON.stringify(query ?? before.query),
        isDefault: isDefault ?? before.isDefault,
        updatedAt: scope.now,
      })
      .where('id', '=', viewId)
      .where('userId', '=', scope.userId)
      .returning(['id', 'name', 'query', 'isDefault'])
      .executeTakeFirstOrThrow();
    return toViewOutput<Query>(after);
  };
