import type { InputOf } from '#contract/common/operation.ts';
import type { setPassword as operation } from '#contract/identity/operations/links.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import { isWeakPassword } from '#contract/identity/rules.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { identityEvents, tenantOf } from '../events.ts';
import { hashPassword } from '../provider/passwords.ts';
import type { FoundLink } from '../queries/links.ts';
import { forgetFailures } from './count-sign-in.ts';
import { useLink } from './use-link.ts';
import { revokeGrant } from './write-identity-record.ts';

/** Ends every session of a person, so that whoever had one with the password of before has none. */
export const endSessionsOf = async (scope: SystemScope, userId: string): Promise<void> => {
  const sessions = await scope.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
  for (const { id } of sessions) await revokeGrant(scope, id);
};

/** Writes the password of somebody who has shown that the address is theirs. */
export const writePassword = async (
  scope: SystemScope,
  link: FoundLink,
  password: string,
): Promise<Refused<'weak-password'> | undefined> => {
  const { userId, email, firstName, lastName, organizationName } = link;
  if (isWeakPassword(password, [email.split('@', 1)[0] ?? '', firstName, lastName, organizationName])) {
    const { words } = identityRefusals['weak-password'];
    return refuse(identityRefusals['weak-password'], { fields: [{ field: 'password', message: words }] });
  }
  const passwordHash = await hashPassword(password);
  await scope.db
    .insertInto('credential')
    .values({ userId, passwordHash, changedAt: scope.now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ passwordHash, changedAt: scope.now }))
    .execute();
  await forgetFailures(scope, email);
  await endSessionsOf(scope, userId);
  await scope.emit({
    kind: identityEvents.passwordSet,
    ...tenantOf(link),
    data: { userId, isFirst: !link.hasPassword },
  });
  return undefined;
};

/** Sets a password by a link that was mailed for it. */
export const setPassword = async (
  scope: SystemScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const link = await useLink(scope, input.token, ['create-password', 'reset-password']);
  if (!link) return refuse(identityRefusals['link-over']);
  return (await writePassword(scope, link, input.password)) ?? { purpose: link.purpose };
};
