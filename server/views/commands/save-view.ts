import { viewRefusals } from '#contract/views/refusals.ts';
import { maxViews } from '#contract/views/states.ts';
import type { SavedView } from '#contract/views/shapes.ts';
import type { ViewPage } from '#contract/views/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toViewOutput } from '../queries/views.ts';
import { clearDefaultView, isViewNameTaken, lockViews } from './change-view.ts';

/** Returns the command that saves a view of a page for the caller. */
export const saveViewCommand =
  <Query extends object>(page: ViewPage) =>
  async (
    scope: AgencyScope,
    { name, query, isDefault }: { name: string; query: Query; isDefault: boolean },
  ): Promise<SavedView<Query> | Refused<'view-name-taken' | 'views-full'>> => {
    const views = await lockViews(scope, page);
    if (isViewNameTaken(views, name)) return refuse(viewRefusals['view-name-taken']);
    if (views.length >= maxViews) return refuse(viewRefusals['views-full']);
    if (isDefault) await clearDefaultView(scope, page);
    const created = await scope.db
      .insertInto('savedView')
      .values({
        id: newId(),
        tenantId: scope.tenantId,
        userId: scope.userId,
        page,
        name,
        query: JSON.stringify(query),
        isDefault,
        createdAt: scope.now,
        updatedAt: scope.now,
      })
      .returning(['id', 'name', 'query', 'isDefault'])
      .executeTakeFirstOrThrow();
    return toViewOutput<Query>(created);
  };
