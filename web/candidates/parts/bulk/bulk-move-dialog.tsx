import { useState } from 'react';
import { moveCandidateEndpoint, undoMoveEndpoint } from '#contract/candidates/endpoints.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { callApi } from '#web/platform/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { RadioGroupInput } from '#web/ui/form/choice-inputs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import s from '#web/candidates/parts/viewer/viewer.module.css';
import { commonMoves } from './common-steps.ts';
import { defineBulkAction, lastStepAt, type UndoDetails } from './bulk-action.ts';
import { BulkCandidatesDialog } from './bulk-candidates-dialog.tsx';
import { bulkCopy, undoCopy } from './bulk-copy.ts';
import type { ChosenCandidate } from './bulk-runs.ts';

type Row = ChosenCandidate & Pick<ReceivedCandidate, 'moves'>;
type Details = { candidateStatusId: CandidateStatusId };

// If somebody has moved the candidate in the meantime, it stays where it is.
const undoMoves = defineBulkAction<Details & UndoDetails, unknown>({
  id: 'undo-move',
  words: undoCopy,
  send: ({ _id: candidateId }, { candidateStatusId, stepAt }, idempotencyKey) =>
    callApi(undoMoveEndpoint, { candidateId, candidateStatusId, stepAt: stepAt[candidateId] }, { idempotencyKey }),
});

export const bulkMove = defineBulkAction<Details, ReceivedCandidate>({
  id: 'move',
  words: {
    title: bulkCopy.movedOf,
    allDone: bulkCopy.allMoved,
    sending: bulkCopy.moving,
    done: bulkCopy.moved,
    failed: bulkCopy.notMoved,
  },
  send: ({ _id: candidateId }, details, idempotencyKey) =>
    callApi(moveCandidateEndpoint, { candidateId, ...details }, { idempotencyKey }),
  undo: { act: undoMoves, stepAt: lastStepAt },
});

/**
 * A dialog that moves several candidates to the same step. "Hired" isn't offered, because the fee is agreed for each
 * hire separately.
 */
export const BulkMoveDialog = ({
  candidates,
  place,
  onCancel,
  onClose,
}: {
  candidates: readonly Row[];
  place: string;
  /** Closes the dialog without an action. */
  onCancel: () => void;
  onClose: () => void;
}) => (
  <BulkCandidatesDialog<Row, Details>
    candidates={candidates}
    act={bulkMove}
    place={place}
    ask={(confirm, chosen) => (
      <StepDialog
        candidates={chosen}
        onConfirm={(candidateStatusId) => confirm({ candidateStatusId })}
        onClose={onCancel}
      />
    )}
    onClose={onClose}
  />
);

const StepDialog = ({
  candidates,
  onConfirm,
  onClose,
}: {
  candidates: readonly Row[];
  onConfirm: (to: CandidateStatusId) => void;
  onClose: () => void;
}) => {
  const steps = commonMoves(candidates);
  const [chosenId, setChosenId] = useState(steps[0]?.candidateStatusId);
  const step = steps.find((one) => one.candidateStatusId === chosenId);
  return (
    <Dialog
      open
      title={bulkCopy.moveTitle({ count: candidates.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          {step && (
            <Button kind="primary" onClick={() => onConfirm(step.candidateStatusId)}>
              {copy.moveTo({ status: step.candidateStatus })}
            </Button>
          )}
        </>
      }
    >
      <div className={s.fields}>
        {step ? (
          <>
            <RadioGroupInput
              label={copy.nextStep}
              value={step.candidateStatusId}
              onChange={(id) =>
                setChosenId(steps.find((one) => one.candidateStatusId === Number(id))?.candidateStatusId)
              }
              options={steps.map((one) => ({ id: one.candidateStatusId, label: one.candidateStatus }))}
            />
            <p>{bulkCopy.moveText}</p>
          </>
        ) : (
          <p>{bulkCopy.noCommonStep}</p>
        )}
      </div>
    </Dialog>
  );
};
