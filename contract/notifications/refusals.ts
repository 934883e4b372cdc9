import { refusals } from '#contract/common/refusal.ts';

export const notificationRefusals = refusals('notifications', {
  'did-not-happen': {
    status: 409,
    words: 'This did not happen here, so there is nothing to record or to send.',
  },
  'feed-token': {
    status: 401,
    words: 'The feed token is missing, has run out, or belongs to a session that has ended. Ask for a new one.',
  },
  'not-dead': { status: 409, words: 'This mail is not given up on: it was sent, or is about to be tried again.' },
});
