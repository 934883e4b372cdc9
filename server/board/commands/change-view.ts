import type { changeView as operation } from '#contract/board/operations/views.ts';
import { boardRefusals } from '#contract/board/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { viewForOwner, listSavedViews } from '../queries/views.ts';

/** Reads the caller's views under a lock on the caller, which serialises simultaneous changes. */
export const lockViews = async (scope: AgencyScope) => {
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().executeTakeFirst();
  return listSavedViews(scope).execute();
};

/** Whether one of these views has the name, ignoring case. */
export const isViewNameTaken = (views: readonly { id: string; name: string }[], name: string, but?: string): boolean =>
  views.some((view) => view.id !== but && view.name.toLowerCase() === name.toLowerCase());

/** Clears the default view, since the board opens with at most one. */
export const clearDefaultView = async (scope: AgencyScope): Promise<void> => {
  await scope.db
    .updateTable('boardView')
    .set({ isDefault: false, updatedAt: scope.now })
    .where('userId', '=', scope.userId)
    .where('isDefault', '=', true)
    .execute();
};

export const changeView = async (
  scope: AgencyScope,
  { viewId, name, query, isDefault }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const views = await lockViews(scope);
  const before = views.find(({ id }) => id === viewId);
  if (!before) return notFound();
  if (name !== undefined && isViewNameTaken(views, name, viewId)) return refuse(boardRefusals['view-name-taken']);
  if (isDefault === true) await clearDefaultView(scope);
  const after = await scope.db
    .updateTable('boardView')
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
  return viewForOwner(after);
};
