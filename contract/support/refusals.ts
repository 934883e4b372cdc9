import { refusals } from '#contract/common/refusal.ts';

export const supportRefusals = refusals({
  'not-given-up': {
    status: 409,
    words: 'This message is not given up: the chat has it, or it is about to be tried again.',
  },
});
