import { defineCopy } from '#contract/common/copy.ts';

/** The messages that explain why a notification cannot be opened. */
export const targetUnavailableCopy = defineCopy('notifications.landing', {
  declined: 'Your application to this engagement was declined.',
  revoked: 'Your application to this engagement was revoked.',
  withdrew: 'Your application to this engagement was withdrawn.',
});
