import { refusals } from '#contract/common/refusal.ts';

export const assignmentRefusals = refusals('assignments', {
  'user-cannot-work': { status: 409, words: 'This person can’t be assigned at the moment.' },
  'already-assigned': { status: 409, words: 'This person is already assigned to this engagement.' },
  'same-person': { status: 400, words: 'Choose someone else to take over the work.' },
  'nothing-to-hand-over': { status: 409, words: 'This person has no work to hand over.' },
});
