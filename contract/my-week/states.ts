/** The kinds of tasks. All except `added` are derived from the state of the agency's work. */
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

/** The kinds of completed work that a week lists. */
export const completedWorkKinds = [
  'applied',
  'submitted',
  'bid',
  'confirmed',
  'tendered',
  'requested',
  'added',
] as const;
export type CompletedWorkKind = (typeof completedWorkKinds)[number];

/** The number of working days within which an agency should submit candidates. Source: domain rules D25. */
export const serviceLevelDays = 5;

/** The number of working days within which an employer's comment on a candidate should be answered. */
export const commentAnswerDays = 1;

/**
 * The number of days before the end of a prequalification at which its renewal is due. The first reminder is sent on
 * the same day.
 */
export const prequalificationRenewalDays = 30;

/** The kinds of tasks that can no longer be completed once their due time has passed. */
export const hardDeadlineTaskKinds: readonly TaskKind[] = [
  'apply',
  'place-bid',
  'answer-rebid',
  'confirm-bid',
  'send-tender',
];
