export { anonymiseNotes } from './commands/anonymise-notes.ts';
export { heldCandidates } from './queries/holds.ts';
export { ownNotes } from './queries/notes-and-merges.ts';
export { peopleEvents } from './events.ts';
