import { CircleCheck, CircleMinus, CircleX, Clock3, RotateCcw } from 'lucide-react';
import type { ApplicationStep } from '#contract/applications/shapes.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { copy } from '#web/applications/copy.ts';
import { Timeline, type TimelineEntry } from '#web/ui/layout/timeline.tsx';

const { pending, approved, withdrew, notSelected, rebid } = applicationStatus;

const isBack = (step: ApplicationStep): boolean => step.fromStatusId === withdrew;

const nameOf = (step: ApplicationStep): string => {
  if (step.fromStatusId === null) return copy.submittedStep;
  return isBack(step) ? copy.backStep({ status: step.applicationStatus }) : step.applicationStatus;
};

const iconOf = (step: ApplicationStep) => {
  const { applicationStatusId: id } = step;
  if (isBack(step) || id === rebid) return RotateCcw;
  if (id === pending) return Clock3;
  if (id === approved) return CircleCheck;
  return id === withdrew || id === notSelected ? CircleMinus : CircleX;
};

const moreOf = ({ byName, reason, reasonText }: ApplicationStep): string => {
  const why = [reason, reasonText].filter((part) => part !== null).join(': ');
  return why === '' ? byName : `${byName}: ${why}`;
};

const happeningOf = (step: ApplicationStep, at: number): TimelineEntry => {
  const Icon = iconOf(step);
  return { id: String(at), mark: <Icon />, text: <b>{nameOf(step)}</b>, more: moreOf(step), at: step.at };
};

/** An application's history, latest first: every step with its user and reason. */
export const ApplicationHistory = ({ label, steps }: { label: string; steps: readonly ApplicationStep[] }) => (
  <Timeline label={label} happenings={steps.map(happeningOf).toReversed()} />
);
