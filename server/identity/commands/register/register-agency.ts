import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { register as operation } from '#contract/identity/operations/registration.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { identityEvents } from '../../events.ts';
import { enqueueAccountRequest } from '../enqueue-account-request.ts';

/**
 * Registers an agency with its owner, who confirms the address and chooses a password through an emailed link. If the
 * address is already known, the same statements run and are rolled back, and its user gets an email. The response then
 * contains IDs that don't exist, so it doesn't reveal who has an account.
 */
export const registerAgency = async (
  scope: SystemScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const email = input.email.toLowerCase();
  const [tenantId, userId] = [newId(), newId()];
  await sql`savepoint registration`.execute(scope.db);
  await scope.db
    .insertInto('tenant')
    .values({ id: tenantId, side: 'agency', name: input.organizationName, createdAt: scope.now })
    .execute();
  await scope.emit({ kind: identityEvents.registered, supplierId: tenantId, data: { userId } });
  const made = await scope.db
    .insertInto('appUser')
    .values({
      id: userId,
      tenantId,
      email,
      username: input.userName,
      firstName: input.firstName,
      lastName: input.lastName,
      isOwner: true,
      createdAt: scope.now,
    })
    .onConflict((conflict) => conflict.column('email').where('deletedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  await (made ? sql`release savepoint registration` : sql`rollback to savepoint registration`).execute(scope.db);
  await enqueueAccountRequest(scope, 'confirm-email', email);
  // An agency's profile has the same ID as the agency's tenant.
  return { tenantId, profileId: tenantId, userId };
};
