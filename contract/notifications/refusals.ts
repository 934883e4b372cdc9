import { refusals } from '#contract/common/refusal.ts';

export const notificationRefusals = refusals('notifications', {
  'did-not-happen': {
    status: 409,
    message: 'No record of this event was found, so there is nothing to save or send.',
  },
  'feed-token': {
    status: 401,
    message: 'The feed token is missing, has expired, or belongs to a session that has ended. Request a new one.',
  },
  'not-dead': { status: 409, message: 'This email hasn’t failed: it was sent, or will be retried soon.' },
});
