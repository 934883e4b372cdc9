import { CheckCheck, Eye } from 'lucide-react';
import type { Candidate, CandidateStep, ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { pipelineStatuses } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Timeline } from '#web/ui/layout/timeline.tsx';
import { Tally } from '#web/ui/indicators/tally.tsx';
import { completedStepsOf } from '#web/candidates/parts/candidate-status.tsx';
import { salaryEntriesOf, type TimelineEntryWithSide } from './salary-entries.tsx';

const isBack = ({ fromStatusId, candidateStatusId: to }: CandidateStep): boolean =>
  fromStatusId !== null &&
  pipelineStatuses.includes(to) &&
  (!pipelineStatuses.includes(fromStatusId) || pipelineStatuses.indexOf(to) < pipelineStatuses.indexOf(fromStatusId));

const nameOf = (step: CandidateStep): string => {
  if (step.fromStatusId === null) return copy.submittedStep;
  return isBack(step) ? copy.stepBack({ status: step.candidateStatus }) : step.candidateStatus;
};

const moreOf = (step: CandidateStep): string => {
  const why = [step.reasons.join(', '), step.text].filter((part) => part !== '').join(': ');
  return why === '' ? step.byName : `${step.byName}: ${why}`;
};

const entryOf = (step: CandidateStep, at: number): TimelineEntryWithSide => ({
  id: String(at),
  mark: <Tally {...completedStepsOf(step.candidateStatusId)} silent />,
  text: <b>{nameOf(step)}</b>,
  more: moreOf(step),
  at: step.at,
  bySide: step.bySide,
});

/**
 * Returns timeline entries for the first opening of the CV and for the agency's latest acknowledgement of the
 * employer's changes.
 */
const otherEntriesOf = ({
  firstViewed,
  employerEdits,
  client,
}: Candidate | ReceivedCandidate): TimelineEntryWithSide[] => [
  ...(firstViewed === null
    ? []
    : [
        {
          id: 'opened',
          mark: <Eye />,
          text: copy.openedAt({ client: client.clientName }),
          at: firstViewed,
          bySide: 'system',
        },
      ]),
  ...(employerEdits.acknowledgedAt === null
    ? []
    : [
        {
          id: 'acknowledged',
          mark: <CheckCheck />,
          text: copy.acknowledgedStep,
          more: employerEdits.acknowledgedByName,
          at: employerEdits.acknowledgedAt,
          bySide: 'agency',
        },
      ]),
];

type Props = {
  candidate: Candidate | ReceivedCandidate;
  /** Whether to mark the employer's changes that the agency hasn't acknowledged. */
  marksEdits?: boolean;
  /** Timeline entries from other rooms. */
  others?: readonly TimelineEntryWithSide[] | undefined;
};

/** A candidate's history, latest first: every step and every salary, each with its user and reason. */
export const CandidateTimeline = ({ candidate, marksEdits = false, others = [] }: Props) => {
  const { newSince } = candidate.employerEdits;
  const isNew = (entry: TimelineEntryWithSide): boolean =>
    marksEdits && newSince !== null && entry.bySide === 'client' && entry.at >= newSince;
  const entries = [
    ...candidate.steps.map(entryOf),
    ...salaryEntriesOf(candidate),
    ...otherEntriesOf(candidate),
    ...others,
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <Block title={copy.timeline}>
      <Timeline
        days
        label={copy.timeline}
        happenings={entries.map((entry) =>
          isNew(entry)
            ? {
                ...entry,
                text: (
                  <>
                    {entry.text} <Badge tone="info">{copy.newOne}</Badge>
                  </>
                ),
              }
            : entry,
        )}
      />
    </Block>
  );
};
