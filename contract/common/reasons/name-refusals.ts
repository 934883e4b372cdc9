import { refusals } from '../refusal.ts';

/**
 * The refusals of a missing name, apart from `sharedRefusals` because the page for registering loads them. The
 * specification fixes the messages; the pages show better ones instead. Source: specification 1, section 8.
 */
export const nameRefusals = refusals('common', {
  'first-name-required': { status: 400, message: 'Required FirstName.' },
  'last-name-required': { status: 400, message: 'Required LastName.' },
});
