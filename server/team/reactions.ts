import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { enqueueAccountEmail } from '#server/identity/public.ts';
import { enqueueResetEmails } from './commands/enqueue-reset-emails.ts';
import { enqueueLoginEmail } from './commands/send-login-information.ts';
import { teamEvents } from './events.ts';

export const teamReactions: readonly Reaction[] = [
  handleAfterCommit(teamEvents.loginAsked, 'team.mail-login-information', (scope, event, { mail }) =>
    enqueueLoginEmail(scope, event, mail),
  ),
  handleAfterCommit(teamEvents.resetRequested, 'team.mail-reset-requested', (scope, event, { mail }) =>
    enqueueResetEmails(scope, event, mail),
  ),
  handleAfterCommit(teamEvents.secondFactorReset, 'team.mail-second-factor-reset', (scope, { data }, { mail }) =>
    enqueueAccountEmail(scope, mail, { userId: data.userId, template: 'account-reset-done', path: '/login' }),
  ),
];
