import { reactAfter, type Reaction } from '#server/platform/events/event.ts';
import { writeLoginLetter } from './commands/send-login-information.ts';
import { teamEvents } from './events.ts';

export const teamReactions: readonly Reaction[] = [
  reactAfter(teamEvents.loginAsked, 'team.write-login-letter', (scope, event, { mail }) =>
    writeLoginLetter(scope, event, mail),
  ),
];
