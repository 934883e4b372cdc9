import type { InputOf } from '#contract/common/operation.ts';
import type { deleteArea as operation } from '#contract/profile/operations/areas.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { profileChanged } from '../events.ts';

/** Takes a region or country away that the agency served. */
export const deleteArea = async (
  scope: AgencyScope,
  { areaId }: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const deleted = await scope.db
    .deleteFrom('servedArea')
    .where('id', '=', areaId)
    .where('tenantId', '=', scope.tenantId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  await profileChanged(scope, 'regions');
  return { areaId };
};
