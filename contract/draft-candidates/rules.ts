import { aiAssessmentStatus, type AiAssessmentStatusId, type AssessmentProblem, type Verdict } from './states.ts';

interface Answer {
  readonly isMandatory: boolean;
  readonly verdict: Verdict;
}

/** Returns the weight of a requirement in the score. Source: domain rules D23. */
export const requirementWeight = ({ isMandatory }: Pick<Answer, 'isMandatory'>): number => (isMandatory ? 3 : 1);

const share: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.5, not_found: 0 };

/** Returns the points that an answer adds to the score. Source: domain rules D23. */
export const answerPoints = (answer: Answer): number => requirementWeight(answer) * share[answer.verdict];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the score of all answers, from 0 to 100. Source: domain rules D23. */
export const suitabilityScoreOf = (answers: readonly Answer[]): number => {
  const most = sum(answers.map(requirementWeight));
  return most === 0 ? 0 : Math.round((100 * sum(answers.map(answerPoints))) / most);
};

/** The reasons why an assessment is not available that can end without a new CV. */
const temporaryProblems: readonly (AssessmentProblem | null)[] = ['no-requirements', 'switched-off'];

/**
 * Whether an assessment can be retried: it failed, or it was not available for a reason that may have ended since. The
 * server checks the reason again when it assesses the draft.
 */
export const canRetryAssessment = (statusId: AiAssessmentStatusId, problem: AssessmentProblem | null): boolean =>
  statusId === aiAssessmentStatus.failed ||
  (statusId === aiAssessmentStatus.notAvailable && temporaryProblems.includes(problem));

/** How long a check link is valid. Source: domain rules D22. */
export const checkLinkHours = 72;

/** The number of days over which calls to the language model are counted. */
export const modelCallWindowDays = 30;

/** The maximum number of draft candidates in a list that covers several engagements. */
export const maxListedDrafts = 200;

/** Returns the path of the page behind a check link. */
export const pathOfCheckLink = (token: string): string => `/draft-candidates/viewer?token=${token}`;
