import type { InputOf, SentOutputOf, Side } from '#contract/common/operation.ts';
import type { readEmailedLink as operation } from '#contract/identity/operations/links.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { LinkPurpose } from '#contract/identity/states.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { tokenHash } from '../commands/create-token.ts';

/** The user that a link was emailed to, and the link's purpose. */
export interface FoundEmailedLink {
  readonly userId: string;
  readonly tenantId: string;
  readonly side: Side;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationName: string;
  readonly hasPassword: boolean;
}

/**
 * Finds the link for a token, if the link is unused and not expired, and the user still has the address it was emailed
 * to.
 */
export const findEmailedLink = async (scope: SystemScope, token: string): Promise<FoundEmailedLink | undefined> => {
  const { db, now } = scope;
  const row = await db
    .selectFrom('accountToken')
    .innerJoin('appUser', 'appUser.id', 'accountToken.userId')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .leftJoin('credential', 'credential.userId', 'appUser.id')
    .select([
      'appUser.id as userId',
      'appUser.tenantId',
      'tenant.side',
      'accountToken.purpose',
      'appUser.email',
      'appUser.firstName',
      'appUser.lastName',
      'tenant.name as organizationName',
      'credential.userId as credentialOf',
    ])
    .where('tokenHash', '=', tokenHash(token))
    .where('usedAt', 'is', null)
    .where('accountToken.expiresAt', '>', now)
    .whereRef('accountToken.email', '=', 'appUser.email')
    .where('appUser.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { credentialOf, ...link } = row;
  return { ...link, hasPassword: credentialOf !== null };
};

/** Returns the purpose of an emailed link. */
export const readEmailedLink = async (
  scope: SystemScope,
  input: InputOf<typeof operation>,
): Promise<SentOutputOf<typeof operation> | Refused<'link-over'>> => {
  const link = await findEmailedLink(scope, input.token);
  if (!link) return refuse(identityRefusals['link-over']);
  const { purpose, email, firstName, organizationName, hasPassword } = link;
  const setsPassword = scope.settings.signInAt === undefined && (purpose !== 'confirm-email' || !hasPassword);
  return { purpose, email, firstName, organizationName, setsPassword };
};
