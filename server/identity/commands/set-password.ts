import type { InputOf } from '#contract/common/operation.ts';
import type { setPassword as operation } from '#contract/identity/operations/links.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import { isWeakPassword } from '#contract/identity/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { identityEvents, tenantIdField } from '../events.ts';
import { isCommonPassword } from '../provider/credentials/common-passwords.ts';
import { hashPassword } from '../provider/credentials/passwords.ts';
import type { FoundEmailedLink } from '../queries/links.ts';
import { clearAccountSignInFailures } from './record-sign-in.ts';
import { consumeEmailedLink } from './consume-emailed-link.ts';
import { revokeGrant } from './write-identity-record.ts';

/** Ends a user's sessions, except the given one, so that no session opened with the old password survives. */
const endSessionsOf = async (scope: SystemScope, userId: string, except?: string): Promise<void> => {
  const sessions = await scope.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
  for (const { id } of sessions) if (id !== except) await revokeGrant(scope, id);
};

/** Stores the password of a user who has proved that the account is theirs. */
export const storePassword = async (
  scope: SystemScope,
  link: Omit<FoundEmailedLink, 'purpose'>,
  password: string,
  field = 'password',
  session?: string,
): Promise<Refused<'weak-password'> | undefined> => {
  const { userId, email, firstName, lastName, organizationName } = link;
  const about = [email, email.split('@', 1)[0] ?? '', firstName, lastName, organizationName];
  if (isWeakPassword(password, about) || isCommonPassword(password)) {
    const { message } = identityRefusals['weak-password'];
    return refuse(identityRefusals['weak-password'], { fields: [{ field, message }] });
  }
  const passwordHash = await hashPassword(password);
  await scope.db
    .insertInto('credential')
    .values({ userId, passwordHash, changedAt: scope.now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ passwordHash, changedAt: scope.now }))
    .execute();
  await clearAccountSignInFailures(scope, email);
  await endSessionsOf(scope, userId, session);
  await scope.emit({
    kind: identityEvents.passwordSet,
    ...tenantIdField(link),
    data: { userId, isFirst: !link.hasPassword },
  });
  return undefined;
};

/** Sets a password through an emailed link. */
export const setPassword = async (
  scope: SystemScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const link = await consumeEmailedLink(scope, input.token, ['create-password', 'reset-password']);
  if (!link) return refuse(identityRefusals['link-over']);
  return (await storePassword(scope, link, input.password)) ?? { purpose: link.purpose };
};

/** Changes a user's password after they typed the current one, and ends their other sessions. */
export const changePassword = async (
  scope: SystemScope,
  { userId, sessionId, password }: { userId: string; sessionId: string; password: string },
): Promise<Refused<'weak-password'> | Record<string, never>> => {
  const person = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id as userId', 'appUser.tenantId', 'tenant.side', 'email', 'firstName', 'lastName'])
    .select('tenant.name as organizationName')
    .where('appUser.id', '=', userId)
    .executeTakeFirstOrThrow();
  const refused = await storePassword(scope, { ...person, hasPassword: true }, password, 'newPassword', sessionId);
  return refused ?? {};
};
