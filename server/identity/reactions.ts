import type { Reaction } from '#server/platform/events/event.ts';
import { makePasswordToken } from './commands/make-token.ts';
import { writeAccountMail } from './commands/write-account-mail.ts';
import { identityEvents } from './events.ts';

/** Links to passwords are mailed; and whoever's password or passkeys changed is told so: it may not have been they. */
export const identityReactions: readonly Reaction[] = [
  {
    on: identityEvents.passwordMailAsked,
    job: 'identity.mail-password',
    after: async (scope, { data }, { mail }) => {
      const userId = String(data['userId']);
      const { path } = await makePasswordToken(scope, userId, 'reset-password');
      await writeAccountMail(scope, mail, { userId, template: 'account-reset-password', path });
    },
  },
  {
    on: identityEvents.passwordSet,
    job: 'identity.tell-password-set',
    after: async (scope, { data }, { mail }) => {
      if (data['isFirst'] === true) return;
      const path = '/reset-password';
      await writeAccountMail(scope, mail, { userId: String(data['userId']), template: 'account-password-set', path });
    },
  },
  {
    on: identityEvents.passkeyAdded,
    job: 'identity.tell-passkey-added',
    after: async (scope, { data }, { mail }) => {
      const userId = String(data['userId']);
      await writeAccountMail(scope, mail, { userId, template: 'account-passkey-added', path: '/account' });
    },
  },
];
