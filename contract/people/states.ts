/** How long a merge can be undone. Source: domain rules D22. */
export const mergeUndoMs = 1440 * 60_000;

/**
 * The retention period after a person's last activity, in months: its default, minimum and maximum; and the days of
 * notice before the person is erased. Source: domain rules D24.
 */
export const retentionLimits = { months: 24, minMonths: 6, maxMonths: 84, noticeDays: 30 } as const;

/** The kinds of last activity that a person can have. */
export const lastActivityKinds = [
  'submitted',
  'moved',
  'document',
  'edited',
  'comment',
  'note',
  'consent',
  'renewed',
] as const;
export type LastActivityKind = (typeof lastActivityKinds)[number];

/**
 * How many days a person has to answer whether their data may be kept, and how many days must pass before they can be
 * asked again.
 */
export const renewalAnswerDays = 30;
export const renewalRequestIntervalDays = 7;

/** The states of a request that asks a person whether their data may be kept. */
export const renewalStates = ['waiting', 'kept', 'refused', 'expired'] as const;

/** The reasons that block a person's erasure at the end of the retention period. */
export const erasureBlocks = ['held', 'submission-open', 'guarantee-running', 'dispute-open'] as const;
export type ErasureBlock = (typeof erasureBlocks)[number];

/**
 * The next step of the retention job for a person whose retention period ends. The job does nothing while a reason
 * blocks the erasure or a notice is pending.
 */
export const plannedRetentionSteps = ['notify', 'wait', 'erase', 'kept'] as const;
export type PlannedRetentionStep = (typeof plannedRetentionSteps)[number];

/**
 * The kinds of records about people who were never submitted: a draft candidate, or a consent that was given or
 * withdrawn.
 */
export const unsubmittedKinds = ['draft', 'consent'] as const;
export type UnsubmittedKind = (typeof unsubmittedKinds)[number];

/** The maximum length of the reason for a hold, in characters. */
export const maxHoldReasonLength = 2000;

/** The maximum length of a note, in characters. */
export const maxNoteLength = 2000;
