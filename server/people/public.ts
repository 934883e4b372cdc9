export { anonymiseNotes } from './commands/anonymise-notes.ts';
export { findHeldCandidates } from './queries/holds.ts';
export { ownNotes } from './queries/notes-and-merges.ts';
export { peopleEvents } from './events.ts';
