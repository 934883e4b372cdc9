import type { Reaction } from '#server/platform/events/event.ts';
import { writeAccountMail } from './commands/write-account-mail.ts';
import { identityEvents } from './events.ts';

/** Whoever's password was changed is told so: it may not have been they. */
export const identityReactions: readonly Reaction[] = [
  {
    on: identityEvents.passwordSet,
    job: 'identity.tell-password-set',
    after: async (scope, { data }, { mail }) => {
      if (data['isFirst'] === true) return;
      const path = '/reset-password';
      await writeAccountMail(scope, mail, { userId: String(data['userId']), template: 'account-password-set', path });
    },
  },
];
