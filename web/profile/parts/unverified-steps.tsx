import { Link } from '@tanstack/react-router';
import { Check, Circle, CircleAlert, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileCompletion } from '#contract/profile/shapes/details.ts';
import type { Assessment } from '#web/profile/client.ts';
import { unverifiedCopy as words } from '#web/profile/copy.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { sectionItems } from './sections.ts';
import s from './unverified.module.css';

const marks = {
  done: { Icon: Check, className: s.done, said: () => words.isDone },
  now: { Icon: Circle, className: s.now, said: () => words.isOpen },
  waits: { Icon: Clock3, className: s.waits, said: () => words.isWaiting },
  refused: { Icon: CircleAlert, className: s.refused, said: () => words.isRefused },
  later: { Icon: Circle, className: s.later, said: () => words.isLater },
} as const;

type StepProps = { mark: keyof typeof marks; title: string; children: ReactNode; action?: ReactNode };

const Step = ({ mark, title, children, action }: StepProps) => {
  const { Icon, className, said } = marks[mark];
  return (
    <li className={s.step}>
      <span className={className}>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{said()}</VisuallyHidden>
      </span>
      <div>
        <h3>{title}</h3>
        <div className={s.text}>{children}</div>
        {action}
      </div>
    </li>
  );
};

type Sections = ProfileCompletion['sections'];

/** The profile's incomplete sections, each with a link. */
const Missing = ({ sections, hasLogo }: { sections: Sections; hasLogo: boolean }) => (
  <p>
    {words.missing}{' '}
    {sections.map(({ key, title }, at) => {
      const item = sectionItems.find(({ section }) => section === key);
      return (
        <span key={key}>
          {at > 0 && ', '}
          {item ? <Link {...item.link}>{title}</Link> : title}
          {key === 'details' && !hasLogo && ` ${words.withLogo}`}
        </span>
      );
    })}
  </p>
);

const assessmentText = ({ missing, updatedWhen }: Assessment): string => {
  if (updatedWhen === null) return words.notBegun;
  return missing.length === 0 ? words.toConfirm : words.answersMissing({ count: missing.length });
};

/** The steps that remain until the market opens, in order, with the agency's progress. */
export const UnverifiedSteps = ({
  completion,
  assessment,
}: {
  completion: ProfileCompletion;
  assessment: Assessment;
}) => {
  const open = completion.sections.filter(({ key, isCompleted }) => !isCompleted && key !== 'assessment');
  const isDeclined = completion.verifiedStatus === 'declined';
  const isWaiting = assessment.finalConfirmation && !isDeclined;
  return (
    <ol className={s.steps}>
      <Step mark={open.length === 0 ? 'done' : 'now'} title={words.profile}>
        {open.length === 0 ? words.profileDone : <Missing sections={open} hasLogo={completion.logoPath !== null} />}
      </Step>
      <Step
        mark={isWaiting ? 'done' : 'now'}
        title={words.assessment}
        action={
          <LinkButton to="/profile/assessment" {...(isWaiting ? {} : { kind: 'primary' as const })}>
            {words.openAssessment}
          </LinkButton>
        }
      >
        {isWaiting ? words.assessmentDone : isDeclined ? words.again : assessmentText(assessment)}
      </Step>
      <Step mark={isDeclined ? 'refused' : isWaiting ? 'waits' : 'later'} title={words.decision}>
        {isDeclined
          ? words.decisionNo({ reason: assessment.statusReason })
          : isWaiting
            ? words.decisionWaits
            : words.decisionLater}
      </Step>
      <Step mark="later" title={words.market}>
        {words.marketText}
      </Step>
    </ol>
  );
};
