import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CandidateQuestion } from '#contract/candidates/shapes/answers.ts';
import { copy } from '#web/candidates/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import s from './viewer.module.css';

type Answered = CandidateQuestion & { answer: string; isStillAsked: boolean; isPassed?: boolean | null };

/** Formats an answer to a question for display. */
export const formatCandidateAnswer = ({ kind, answer }: Pick<Answered, 'kind' | 'answer'>): string => {
  if (kind !== 'yes_no' || answer === '') return answer;
  return answer === 'yes' ? copy.yes : copy.no;
};

const Passed = ({ isPassed }: { isPassed: boolean }) => (
  <span className={isPassed ? s.passed : s.failed}>
    {isPassed ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
    {isPassed ? copy.passed : copy.notPassed}
  </span>
);

/** The employer's questions with the candidate's answers; the employer also sees which answers pass. */
export const AnswersBlock = ({ answers, aside }: { answers: readonly Answered[]; aside?: ReactNode }) =>
  answers.length === 0 ? null : (
    <Block title={copy.answers} aside={aside}>
      <dl className={s.answers}>
        {answers.map((answered) => (
          <div key={answered.questionId}>
            <dt>
              {answered.text}
              {!answered.isStillAsked && <small> {copy.noLongerAsked}</small>}
            </dt>
            <dd>
              {answered.answer === '' ? (
                <span className={s.unanswered}>{copy.notAnswered}</span>
              ) : (
                <span>{formatCandidateAnswer(answered)}</span>
              )}
              {typeof answered.isPassed === 'boolean' && <Passed isPassed={answered.isPassed} />}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );

/** The agency's comment for the employer. */
export const CommentBlock = ({ comment }: { comment: string }) =>
  comment === '' ? null : (
    <Block title={copy.comment}>
      <p className={s.prose}>{comment}</p>
    </Block>
  );

/** The line under a candidate's name: status and date, talent request and client. */
export const CandidateSubtitle = ({
  status,
  since,
  rest,
}: {
  status: ReactNode;
  since: string;
  rest: readonly ReactNode[];
}) => (
  <>
    <span className={s.status}>
      {status}
      <small>{since}</small>
    </span>
    <span>
      {rest.map((piece, at) => (
        // eslint-disable-next-line react/no-array-index-key -- the pieces have no identity besides their position
        <span key={at} className={at > 0 ? s.dot : undefined}>
          {piece}
        </span>
      ))}
    </span>
  </>
);
