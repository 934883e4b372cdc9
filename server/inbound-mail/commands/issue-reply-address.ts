import { randomBytes } from 'node:crypto';
import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { replyAddress } from '../rules/inbound-address.ts';

/** 128 random bits: nobody can guess an address. */
const newToken = (): string => randomBytes(16).toString('hex');

/** The address at which a user answers in a conversation; undefined if no email comes in. */
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
