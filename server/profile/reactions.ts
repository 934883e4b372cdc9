import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { enqueueDecisionEmail } from './commands/enqueue-decision-email.ts';
import { profileEvents } from './events.ts';

export const profileReactions: readonly Reaction[] = [
  handleAfterCommit(
    [profileEvents.agencyApproved, profileEvents.agencyDeclined],
    'profile.write-decision',
    (scope, event, { mail }) => enqueueDecisionEmail(scope, event, mail),
  ),
];
