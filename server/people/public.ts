export { anonymiseNotes } from './commands/anonymise-notes.ts';
export { isHeldRecord, isKeptRecord } from './queries/kept-records.ts';
export { findTraces } from './queries/export/find-traces.ts';
export { findHeldCandidates } from './queries/holds.ts';
export { ownNotes } from './queries/notes-and-merges.ts';
export { peopleEvents } from './events.ts';
