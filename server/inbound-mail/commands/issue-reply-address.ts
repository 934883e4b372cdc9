import { randomBytes } from 'node:crypto';
import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { replyAddress } from '../rules/inbound-address.ts';

/** Generates a token of 128 random bits, so that nobody can guess an address. */
const newToken = (): string => randomBytes(16).toString('hex');

/**
 * Creates or finds the address at which a user can answer in a conversation; undefined if inbound email isn't
 * configured.
 */
export const issueReplyAddress = async (
  scope: SystemScope,
  given: { tenantId: string; userId: string; threadId: string; page: string },
): Promise<string | undefined> => {
  const domain = scope.settings.inboundMailDomain;
  if (domain === undefined) return undefined;
  const { token } = await scope.db
    .insertInto('inboundAddress')
    .values({ id: newId(), token: newToken(), talentRequestId: null, createdAt: scope.now, ...given })
    .onConflict((conflict) => conflict.constraint('inbound_address_of_thread').doUpdateSet({ page: given.page }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return replyAddress(token, domain);
};
