import type { Reaction } from '#server/platform/events/event.ts';
import { writeDecision } from './commands/write-decision.ts';
import { profileEvents } from './events.ts';

export const profileReactions: readonly Reaction[] = [
  {
    on: [profileEvents.agencyApproved, profileEvents.agencyDeclined],
    job: 'profile.write-decision',
    after: (scope, event, { mail }) => writeDecision(scope, event, mail),
  },
];
