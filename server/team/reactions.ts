import type { Reaction } from '#server/platform/events/event.ts';
import { writeLoginLetter } from './commands/send-login-information.ts';
import { teamEvents } from './events.ts';

export const teamReactions: readonly Reaction[] = [
  {
    on: teamEvents.loginAsked,
    job: 'team.write-login-letter',
    after: (scope, event, { mail }) => writeLoginLetter(scope, event, mail),
  },
];
