import { Check, Minus, X } from 'lucide-react';
import { canRetryAssessment } from '#contract/draft-candidates/rules.ts';
import type { DraftCandidate, SuitabilityAnswer } from '#contract/draft-candidates/shapes.ts';
import { aiAssessmentStatus, type Verdict } from '#contract/draft-candidates/states.ts';
import { useRetryAssessment } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { quotationId } from './marked-text.tsx';
import { problemCopy } from './problem-copy.ts';
import s from './draft-candidates.module.css';

const icons = { met: Check, partly: Minus, not_found: X } as const;
const classes: Readonly<Record<Verdict, string | undefined>> = {
  met: undefined,
  partly: s.partly,
  not_found: s.absent,
};
const verdictCopy: Readonly<Record<Verdict, string>> = { met: copy.met, partly: copy.partly, not_found: copy.notFound };

const showEvidence = (number: number): void => {
  const mark = document.querySelector<HTMLElement>(`#${quotationId(number)}`);
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
};

const Answer = ({ answer, number }: { answer: SuitabilityAnswer; number: number }) => {
  const Icon = icons[answer.verdict];
  const { points, weight } = answer;
  return (
    <li className={classes[answer.verdict]}>
      <Icon aria-hidden="true" />
      <div>
        <b>{answer.text}</b>
        {answer.quotation !== null && (
          <button type="button" className={s.quotation} onClick={() => showEvidence(number)}>
            <sup>{number}</sup>
            {`“${answer.quotation}”`}
          </button>
        )}
        <small>
          {[
            verdictCopy[answer.verdict],
            answer.isMandatory ? copy.mandatory : copy.desirable,
            copy.parts({ points, weight }),
          ].join(' · ')}
        </small>
      </div>
    </li>
  );
};

/** A draft without an assessment, with the reason and, if a retry can help, a button for it. */
const Unassessed = ({ draft }: { draft: DraftCandidate }) => {
  const retry = useRetryAssessment();
  const { aiAssessmentStatusId: statusId, problem } = draft;
  const hasFailed = statusId === aiAssessmentStatus.failed;
  return (
    <Banner
      tone={hasFailed ? 'bad' : 'info'}
      title={hasFailed ? copy.failed : draft.aiAssessmentStatus}
      action={
        canRetryAssessment(statusId, problem) ? (
          <Button
            size="sm"
            off={draft.can.change}
            pending={retry.isPending}
            onClick={() => retry.mutate(draft.draftCandidateId, { onError: (error) => toast.problem(error) })}
          >
            {hasFailed ? copy.retry : copy.assessNow}
          </Button>
        ) : undefined
      }
    >
      {problem && problemCopy[problem]}
    </Banner>
  );
};

const Completed = ({ draft }: { draft: DraftCandidate }) => (
  <>
    <p className={s.score}>
      <b>{draft.suitabilityScore}</b> <span>{copy.ofHundred}</span>
      <progress aria-label={copy.score} max={100} value={draft.suitabilityScore ?? 0} />
    </p>
    <p>{draft.suitabilityFeedback}</p>
    <ol className={s.answers}>
      {draft.suitability.map((answer, at) => (
        <Answer key={answer.requirementId} answer={answer} number={at + 1} />
      ))}
    </ol>
    <p className={s.note}>{copy.scoreRule}</p>
    <p className={s.note}>{draft.method === 'model' ? copy.byModel({ model: draft.model ?? '' }) : copy.byTerms}</p>
  </>
);

const Content = ({ draft }: { draft: DraftCandidate }) => {
  const { permissions } = useSession();
  if (!permissions.includes('Fulfillment Stage=Submit Candidate')) return <p className={s.note}>{copy.hidden}</p>;
  switch (draft.aiAssessmentStatusId) {
    case aiAssessmentStatus.inProgress:
      return (
        <div className={s.progress}>
          <p role="status">{copy.inProgress}</p>
          {/* Hidden, because the assessment isn't loading and the sentence above says what happens. */}
          <div aria-hidden="true">
            <SkeletonText lines={4} />
          </div>
        </div>
      );
    case aiAssessmentStatus.completed:
      return <Completed draft={draft} />;
    case aiAssessmentStatus.failed:
    case aiAssessmentStatus.notAvailable:
      return <Unassessed draft={draft} />;
  }
};

/** A draft's assessment in each of its four states. */
export const AssessmentBlock = ({ draft }: { draft: DraftCandidate }) => (
  <Block title={copy.match} note={copy.matchNote}>
    <Content draft={draft} />
  </Block>
);
