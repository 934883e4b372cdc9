/** How long a merge can be undone. Source: domain rules D22. */
export const mergeUndoMs = 1440 * 60_000;

/**
 * The period after the last activity of a person in which an agency keeps them, in months, and the days of notice before
 * they are erased. Source: domain rules D24.
 */
export const retention = { months: 24, minMonths: 6, maxMonths: 84, noticeDays: 30 } as const;

/** What the last activity of a person was. */
export const activities = [
  'submitted',
  'moved',
  'document',
  'edited',
  'comment',
  'note',
  'consent',
  'renewed',
] as const;
export type Activity = (typeof activities)[number];

/** How long a person may take to answer whether they may be kept, and how often they can be asked. */
export const renewalDays = 30;
export const renewalPauseDays = 7;

/** The states of a request to a person to be kept. */
export const renewalStates = ['waiting', 'kept', 'refused', 'expired'] as const;

/** What keeps a person from being erased at the end of the period. */
export const retentionBlocks = ['held', 'submission-open', 'guarantee-running', 'dispute-open'] as const;
export type RetentionBlock = (typeof retentionBlocks)[number];

/** What the next run does with a person whose period ends: nothing while something keeps them or a notice is out. */
export const plannedSteps = ['notify', 'wait', 'erase', 'kept'] as const;
export type PlannedStep = (typeof plannedSteps)[number];

/** The maximum number of characters of the reason for a hold. */
export const maxHoldReason = 2000;

/** The maximum number of characters of a note. */
export const maxNoteLength = 2000;
