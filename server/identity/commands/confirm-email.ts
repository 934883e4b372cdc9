import type { InputOf } from '#contract/common/operation.ts';
import type { confirmEmail as operation } from '#contract/identity/operations/registration.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { identityEvents, tenantIdField } from '../events.ts';
import { storePassword } from './set-password.ts';
import { consumeEmailedLink } from './consume-emailed-link.ts';

/**
 * Confirms an address through the link emailed to it. New users choose their password here and not at registration, so
 * that no one can set a password in advance for someone else's address. An existing password isn't changed.
 */
export const confirmEmail = async (
  scope: SystemScope,
  { token, password }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const link = await consumeEmailedLink(scope, token, ['confirm-email']);
  if (!link) return refuse(identityRefusals['link-over']);
  // With an external identity provider, users have no password in Rolecall.
  if (!link.hasPassword && scope.settings.signInAt === undefined) {
    const needed = identityRefusals['password-needed'];
    if (password === undefined) {
      return refuse(needed, { fields: [{ field: 'password', message: needed.message }] });
    }
    const refused = await storePassword(scope, link, password);
    if (refused) return refused;
  }
  await scope.emit({ kind: identityEvents.emailConfirmed, ...tenantIdField(link), data: { userId: link.userId } });
  return { email: link.email };
};
