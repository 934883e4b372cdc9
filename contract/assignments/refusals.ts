import { refusals } from '#contract/common/refusal.ts';

export const assignmentRefusals = refusals('assignments', {
  'user-cannot-work': { status: 409, message: 'This person can’t be assigned at the moment.' },
  'already-assigned': { status: 409, message: 'This person is already assigned to this engagement.' },
  'same-person': { status: 400, message: 'Choose someone else to take over the work.' },
  'nothing-to-hand-over': { status: 409, message: 'This person has no work to hand over.' },
});
