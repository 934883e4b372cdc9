import { reactAfter, type Reaction } from '#server/platform/events/event.ts';
import { makePasswordToken } from './commands/make-token.ts';
import { writeAccountMail } from './commands/write-account-mail.ts';
import { identityEvents } from './events.ts';

/** Links to passwords are mailed; and whoever's password or passkeys changed is told so: it may not have been they. */
export const identityReactions: readonly Reaction[] = [
  reactAfter(identityEvents.passwordMailAsked, 'identity.mail-password', async (scope, { data }, { mail }) => {
    const { userId } = data;
    const { path } = await makePasswordToken(scope, userId, 'reset-password');
    await writeAccountMail(scope, mail, { userId, template: 'account-reset-password', path });
  }),
  reactAfter(identityEvents.passwordSet, 'identity.tell-password-set', async (scope, { data }, { mail }) => {
    const { userId, isFirst } = data;
    if (isFirst) return;
    await writeAccountMail(scope, mail, { userId, template: 'account-password-set', path: '/reset-password' });
  }),
  reactAfter(identityEvents.passkeyAdded, 'identity.tell-passkey-added', async (scope, { data }, { mail }) => {
    const { userId } = data;
    await writeAccountMail(scope, mail, { userId, template: 'account-passkey-added', path: '/account' });
  }),
];
