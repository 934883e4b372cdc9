import type { LookupValue } from '#contract/common/lookup.ts';

/** Assessment statuses. Source: domain rules D23. */
export const aiAssessmentStatus = { inProgress: 1, completed: 2, failed: 3, notAvailable: 4 } as const;
export type AiAssessmentStatusId = (typeof aiAssessmentStatus)[keyof typeof aiAssessmentStatus];

export const aiAssessmentStatuses: readonly LookupValue<AiAssessmentStatusId>[] = [
  { id: 1, value: 'In Progress' },
  { id: 2, value: 'Completed' },
  { id: 3, value: 'Failed' },
  { id: 4, value: 'Not Available' },
];

/** How well a document meets a requirement. */
export const verdicts = ['met', 'partly', 'not_found'] as const;
export type Verdict = (typeof verdicts)[number];

/** How requirements are assessed: by a language model, or by comparing terms if there is no model. */
export const assessmentMethods = ['model', 'terms'] as const;
export type AssessmentMethod = (typeof assessmentMethods)[number];

/** The reasons why an assessment is missing or failed. */
export const assessmentProblems = [
  'no-text',
  'no-requirements',
  'switched-off',
  'model-unreachable',
  'model-too-slow',
  'model-unusable',
] as const;
export type AssessmentProblem = (typeof assessmentProblems)[number];
