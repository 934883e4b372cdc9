import { refusals } from '../refusal.ts';

/**
 * The refusals of a missing name. They are separate from `sharedRefusals`, so that the registration page doesn't load
 * all of those. The specification fixes the messages; the pages show better ones instead. Source: specification 1,
 * section 8.
 */
export const nameRefusals = refusals('common', {
  'first-name-required': { status: 400, message: 'Required FirstName.' },
  'last-name-required': { status: 400, message: 'Required LastName.' },
});
