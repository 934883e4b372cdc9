/** How long a merge can be undone. Source: domain rules D22. */
export const mergeUndoMs = 1440 * 60_000;

/** The maximum number of characters of a note. */
export const maxNoteLength = 2000;
