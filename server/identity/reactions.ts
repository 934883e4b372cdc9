import type { Reaction } from '#server/platform/events/event.ts';
import { makePasswordToken } from './commands/make-token.ts';
import { writeAccountMail } from './commands/write-account-mail.ts';
import { identityEvents } from './events.ts';
import type { AccountTemplate } from './rules/account-mail.ts';

/** Changes of what opens an account, each with the email that says so. */
const changeMails: readonly (readonly [kind: string, template: AccountTemplate])[] = [
  [identityEvents.passkeyAdded, 'account-passkey-added'],
  [identityEvents.passkeyRemoved, 'account-passkey-removed'],
  [identityEvents.secondFactorOn, 'account-second-factor-on'],
  [identityEvents.secondFactorOff, 'account-second-factor-off'],
  [identityEvents.newDevice, 'account-new-device'],
];

const accountChanges: readonly Reaction[] = changeMails.map(([on, template]) => ({
  on,
  job: `identity.tell-${on.replace('identity.', '')}`,
  after: async (scope, { data }, { mail }) => {
    await writeAccountMail(scope, mail, { userId: String(data['userId']), template, path: '/account' });
  },
}));

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
  ...accountChanges,
];
