import { refusals } from '#contract/common/refusal.ts';

export const clarificationRefusals = refusals('clarifications', {
  'question-not-possible': { status: 409, message: 'This question can’t be asked at the moment.' },
  'reply-not-possible': { status: 409, message: 'This message can’t be sent at the moment.' },
  'too-many-topics': { status: 409, message: 'You have reached the limit of 100 topics. Ask in an existing topic.' },
  'too-many-discussions': {
    status: 409,
    message: 'You have reached the limit of 100 discussions with this company. Write in an existing one.',
  },
  'comment-not-possible': { status: 409, message: 'This comment can’t be added.' },
  'publish-not-possible': { status: 409, message: 'This answer can’t be published.' },
  'too-many-attachments': {
    status: 409,
    message: 'You have too many unsent files. Send the messages you’ve started, or try again tomorrow.',
  },
  'edit-not-possible': { status: 409, message: 'This message can no longer be edited.' },
});
