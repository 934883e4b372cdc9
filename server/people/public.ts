export { anonymiseNotes } from './commands/anonymise-notes.ts';
export { ownNotes } from './queries/notes-and-merges.ts';
export { peopleEvents } from './events.ts';
