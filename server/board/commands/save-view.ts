import type { saveView as operation } from '#contract/board/operations/views.ts';
import { boardRefusals } from '#contract/board/refusals.ts';
import { maxViews } from '#contract/board/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { viewForOwner } from '../queries/views.ts';
import { isViewNameTaken, lockViews, clearDefaultView } from './change-view.ts';

export const saveView = async (
  scope: AgencyScope,
  { name, query, isDefault }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const views = await lockViews(scope);
  if (isViewNameTaken(views, name)) return refuse(boardRefusals['view-name-taken']);
  if (views.length >= maxViews) return refuse(boardRefusals['views-full']);
  if (isDefault) await clearDefaultView(scope);
  const created = await scope.db
    .insertInto('boardView')
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      userId: scope.userId,
      name,
      query: JSON.stringify(query),
      isDefault,
      createdAt: scope.now,
      updatedAt: scope.now,
    })
    .returning(['id', 'name', 'query', 'isDefault'])
    .executeTakeFirstOrThrow();
  return viewForOwner(created);
};
