import type { ViewPage } from '#contract/views/states.ts';
import { notFound, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';

/** Returns the command that deletes one of the caller's views of a page. */
export const deleteViewCommand =
  (page: ViewPage) =>
  async (scope: AgencyScope, { viewId }: { viewId: string }): Promise<{ viewId: string } | Refused<'not-found'>> => {
    const deleted = await scope.db
      .deleteFrom('savedView')
      .where('id', '=', viewId)
      .where('tenantId', '=', scope.tenantId)
      .where('userId', '=', scope.userId)
      .where('page', '=', page)
      .returning('id')
      .executeTakeFirst();
    return deleted ? { viewId } : notFound();
  };

/** Deletes all views of an erased user. */
export const deleteAllViews = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.deleteFrom('savedView').where('userId', '=', userId).execute();
};
