/** The kinds of tasks. All but `added` follow from the state of the agency's work. */
export const taskKinds = [
  'apply',
  'submit-candidate',
  'place-bid',
  'answer-rebid',
  'confirm-bid',
  'send-tender',
  'renew-prequalification',
  'follow-up',
  'answer-comments',
  'added',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** The kinds of completed work in the list of a week. */
export const doneKinds = ['applied', 'submitted', 'bid', 'confirmed', 'tendered', 'requested', 'added'] as const;
export type DoneKind = (typeof doneKinds)[number];

/** An agency submits candidates within this many working days. Source: domain rules D25. */
export const serviceLevelDays = 5;

/** The employer's comments on a candidate are due for an answer after this many working days. */
export const commentAnswerDays = 1;

/** A prequalification is due for renewal this many days before its end, as in the first reminder. */
export const renewalDays = 30;

/** The kinds of tasks that can't be completed after they are due. */
export const hardDeadlineKinds: readonly TaskKind[] = [
  'apply',
  'place-bid',
  'answer-rebid',
  'confirm-bid',
  'send-tender',
];
