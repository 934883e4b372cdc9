import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { enqueueLoginEmail } from './commands/send-login-information.ts';
import { teamEvents } from './events.ts';

export const teamReactions: readonly Reaction[] = [
  handleAfterCommit(teamEvents.loginAsked, 'team.mail-login-information', (scope, event, { mail }) =>
    enqueueLoginEmail(scope, event, mail),
  ),
];
