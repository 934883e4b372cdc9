import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { writeDecision } from './commands/write-decision.ts';
import { profileEvents } from './events.ts';

export const profileReactions: readonly Reaction[] = [
  handleAfterCommit(
    [profileEvents.agencyApproved, profileEvents.agencyDeclined],
    'profile.write-decision',
    (scope, event, { mail }) => writeDecision(scope, event, mail),
  ),
];
