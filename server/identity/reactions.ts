import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { createPasswordToken } from './commands/create-token.ts';
import { enqueueAccountEmail } from './commands/enqueue-account-email.ts';
import { identityEvents } from './events.ts';

/** The account events that are reported to the account's owner, each with its email. */
const changeMails = [
  [identityEvents.passkeyAdded, 'account-passkey-added'],
  [identityEvents.passkeyRemoved, 'account-passkey-removed'],
  [identityEvents.secondFactorOn, 'account-second-factor-on'],
  [identityEvents.secondFactorOff, 'account-second-factor-off'],
  [identityEvents.newDevice, 'account-new-device'],
] as const;

const accountChanges: readonly Reaction[] = changeMails.map(([on, template]) =>
  handleAfterCommit(
    on,
    `identity.tell-${on.replace('identity.', '')}`,
    async (scope, { data: { userId } }, { mail }) => {
      await enqueueAccountEmail(scope, mail, { userId, template, path: '/account' });
    },
  ),
);

/**
 * Emails password links. Also reports changed credentials and sign-ins from new devices to the account's owner, in case
 * someone else caused them.
 */
export const identityReactions: readonly Reaction[] = [
  handleAfterCommit(identityEvents.passwordMailAsked, 'identity.mail-password', async (scope, { data }, { mail }) => {
    const { userId } = data;
    const { path } = await createPasswordToken(scope, userId, 'reset-password');
    await enqueueAccountEmail(scope, mail, { userId, template: 'account-reset-password', path });
  }),
  handleAfterCommit(identityEvents.passwordSet, 'identity.mail-password-set', async (scope, { data }, { mail }) => {
    const { userId, isFirst } = data;
    if (isFirst) return;
    await enqueueAccountEmail(scope, mail, { userId, template: 'account-password-set', path: '/reset-password' });
  }),
  ...accountChanges,
];
