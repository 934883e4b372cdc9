import { useState, type ReactNode } from 'react';
import type { BulkAction } from './bulk-action.ts';
import { BulkRunDialog } from './bulk-run-dialog.tsx';
import { startRun, type ChosenCandidate } from './bulk-runs.ts';

type Props<Row extends ChosenCandidate, Details> = {
  candidates: readonly Row[];
  act: BulkAction;
  /** The list from which the candidates were chosen. */
  place: string;
  /** Renders the dialog that asks for the details of the action, which are the same for all candidates. */
  ask: (confirm: (details: Details) => void, candidates: readonly Row[]) => ReactNode;
  onClose: () => void;
};

/** A dialog that asks for the details of an action, applies it to several candidates and shows each one's outcome. */
export const BulkCandidatesDialog = <Row extends ChosenCandidate, Details extends object>({
  candidates,
  act,
  place,
  ask,
  onClose,
}: Props<Row, Details>) => {
  // The list behind the dialog may change meanwhile, but the action applies to the candidates that the user chose.
  const [chosen] = useState(candidates);
  const [runId, setRunId] = useState<string>();
  return runId === undefined ? (
    ask((details) => setRunId(startRun({ actId: act.id, place, details }, chosen)), chosen)
  ) : (
    <BulkRunDialog key={runId} runId={runId} act={act} onClose={onClose} />
  );
};
