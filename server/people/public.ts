export { anonymiseNotes } from './commands/anonymise-notes.ts';
export { isHeldRecord, isKeptRecord } from './queries/kept-records.ts';
export { findRelatedRecords } from './queries/export/find-related-records.ts';
export { findHeldCandidates } from './queries/holds.ts';
export { listOwnNotes } from './queries/notes-and-merges.ts';
export { peopleEvents } from './events.ts';
