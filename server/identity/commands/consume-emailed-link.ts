import type { LinkPurpose } from '#contract/identity/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findEmailedLink, type FoundEmailedLink } from '../queries/links.ts';
import { tokenHash } from './create-token.ts';

/**
 * Uses an emailed link and invalidates all other links of the same user; undefined if the link is invalid or has
 * another purpose. If a user's links are used at the same time, even two different ones, only one use succeeds. Using a
 * link proves that the address belongs to the user.
 */
export const consumeEmailedLink = async (
  scope: SystemScope,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<FoundEmailedLink | undefined> => {
  const link = await findEmailedLink(scope, token);
  if (!link || !purposes.includes(link.purpose)) return undefined;
  // Without this lock, two links of one user that are used at the same time would deadlock, each waiting for the
  // other's row.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', link.userId).forNoKeyUpdate().execute();
  const taken = await scope.db
    .updateTable('accountToken')
    .set({ usedAt: scope.now })
    .where('tokenHash', '=', tokenHash(token))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) return undefined;
  await scope.db
    .updateTable('accountToken')
    .set({ usedAt: scope.now })
    .where('userId', '=', link.userId)
    .where('usedAt', 'is', null)
    .execute();
  await scope.db.updateTable('appUser').set({ isEmailVerified: true }).where('id', '=', link.userId).execute();
  return link;
};
