import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { sendTestimonialInvitation } from './commands/send-invitation.ts';
import { testimonialEvents } from './events.ts';

export const testimonialReactions: readonly Reaction[] = [
  handleAfterCommit(testimonialEvents.requested, 'testimonials.invite', (scope, event, { mail }) =>
    sendTestimonialInvitation(scope, event, mail),
  ),
];
