import { refusals } from '#contract/common/refusal.ts';

export const supportRefusals = refusals('support', {
  'not-given-up': {
    status: 409,
    words: 'This message is not given up: the chat has it, or it is about to be tried again.',
  },
  'owners-erase': { status: 403, words: 'Only an owner of the agency has people erased.' },
  'account-stands': {
    status: 409,
    words: 'This account is still in use. Delete the user first, so that their work has new hands.',
  },
  'nobody-known': { status: 409, words: 'Nobody with this email address was submitted, or they are erased already.' },
});
