import { candidateName } from '#contract/candidates/rules.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { copy } from '#web/candidates/copy.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';

type Props = { candidate: Pick<ReceivedCandidate, 'firstName' | 'lastName'>; isGone: boolean };

/** A warning in a dialog whose candidate has changed, or has left the list, while it was open. */
export const StepConflict = ({ candidate, isGone }: Props) =>
  isGone ? <Banner tone="warn">{copy.candidateGone({ name: candidateName(candidate) })}</Banner> : <EditConflict />;
