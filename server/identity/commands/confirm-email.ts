import type { InputOf } from '#contract/common/operation.ts';
import type { confirmEmail as operation } from '#contract/identity/operations/registration.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { identityEvents, eventTenant } from '../events.ts';
import { writePassword } from './set-password.ts';
import { useLink } from './use-link.ts';

/**
 * Confirms an address by the link that was mailed to it. Who registered chooses a password now and not before: nobody
 * can keep one ready at an address that is not theirs. A password that is there already stays.
 */
export const confirmEmail = async (
  scope: SystemScope,
  { token, password }: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const link = await useLink(scope, token, ['confirm-email']);
  if (!link) return refuse(identityRefusals['link-over']);
  // Who signs in at a provider outside has a password there, and none with us.
  if (!link.hasPassword && scope.settings.signInAt === undefined) {
    const needed = identityRefusals['password-needed'];
    if (password === undefined) {
      return refuse(needed, { fields: [{ field: 'password', message: needed.words }] });
    }
    const refused = await writePassword(scope, link, password);
    if (refused) return refused;
  }
  await scope.emit({ kind: identityEvents.emailConfirmed, ...eventTenant(link), data: { userId: link.userId } });
  return { email: link.email };
};
