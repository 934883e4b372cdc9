import { teamRefusals } from '#contract/team/refusals.ts';
import { words } from '#web/team/words.ts';

/** What the server says in a word of its own, as people read it. Source: specification 1, section 8. */
const shown: Readonly<Record<string, string>> = {
  [teamRefusals['user-exists'].words]: words.emailTaken,
  [teamRefusals['first-name-required'].words]: words.needsFirstName,
  [teamRefusals['last-name-required'].words]: words.needsLastName,
};

/** A message of the server in words for people. */
export const shownWords = (message: string): string => shown[message] ?? message;
