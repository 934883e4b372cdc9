import type { InputOf } from '#contract/common/operation.ts';
import type { requestPasswordEmail as operation } from '#contract/identity/operations/account.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { identityEvents } from '../events.ts';

/** Emails a user of the caller's tenant a link for choosing a new password. */
export const requestPasswordEmail = async (
  scope: AgencyScope,
  { userId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const user = await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where('tenantId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!user) return notFound();
  await scope.emit({ kind: identityEvents.passwordMailAsked, supplierId: scope.tenantId, data: { userId } });
  return { userId };
};
