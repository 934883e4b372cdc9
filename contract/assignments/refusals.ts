import { refusals } from '#contract/common/refusal.ts';

export const assignmentRefusals = refusals('assignments', {
  'user-cannot-work': { status: 409, words: 'This person cannot be assigned at present.' },
  'already-assigned': { status: 409, words: 'This person is assigned to this engagement already.' },
  'same-person': { status: 400, words: 'Choose somebody else to hand the work over to.' },
  'nothing-to-hand-over': { status: 409, words: 'There is no work of this person to hand over.' },
});
