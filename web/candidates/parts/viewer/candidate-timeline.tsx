import { Eye } from 'lucide-react';
import type { CandidateStep } from '#contract/candidates/shapes.ts';
import { pipeline } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { Timeline, type TimelineEntry } from '#web/ui/layout/timeline.tsx';
import { Tally } from '#web/ui/indicators/tally.tsx';
import { ticksOf } from '#web/candidates/parts/candidate-status.tsx';

const isBack = (step: CandidateStep): boolean =>
  step.fromStatusId !== null && !pipeline.includes(step.fromStatusId) && pipeline.includes(step.candidateStatusId);

const nameOf = (step: CandidateStep): string => {
  if (step.fromStatusId === null) return copy.submittedStep;
  return isBack(step) ? copy.stepBack({ status: step.candidateStatus }) : step.candidateStatus;
};

const moreOf = (step: CandidateStep): string => {
  const why = [step.reasons.join(', '), step.text].filter((part) => part !== '').join(': ');
  return why === '' ? step.byName : `${step.byName}: ${why}`;
};

const happeningOf = (step: CandidateStep, at: number): TimelineEntry => ({
  id: String(at),
  mark: <Tally {...ticksOf(step.candidateStatusId)} silent />,
  text: <b>{nameOf(step)}</b>,
  more: moreOf(step),
  at: step.at,
});

type Props = {
  candidate: { steps: readonly CandidateStep[]; firstViewed: string | null; client: { clientName: string } };
};

/** The history of a candidate, latest first: every step with its user and reason, and when the CV was opened. */
export const CandidateTimeline = ({ candidate }: Props) => {
  const opened: TimelineEntry[] =
    candidate.firstViewed === null
      ? []
      : [
          {
            id: 'opened',
            mark: <Eye />,
            text: copy.openedAt({ client: candidate.client.clientName }),
            at: candidate.firstViewed,
          },
        ];
  const happenings = [...candidate.steps.map(happeningOf), ...opened].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  return (
    <Block title={copy.timeline}>
      <Timeline days label={copy.timeline} happenings={happenings} />
    </Block>
  );
};
