import { rejectCandidateEndpoint, unrejectCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { rejectionReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { callApi } from '#web/platform/client.ts';
import { CandidateReasonDialog } from '#web/candidates/parts/steps/reason-dialog.tsx';
import { defineBulkAction, lastStepAt, type UndoDetails } from './bulk-action.ts';
import { BulkCandidatesDialog } from './bulk-candidates-dialog.tsx';
import { bulkCopy, undoCopy } from './bulk-copy.ts';
import type { ChosenCandidate } from './bulk-runs.ts';

type Details = { rejectionReasons: number[]; rejectionMessage: string };

const undoRejections = defineBulkAction<UndoDetails, unknown>({
  id: 'undo-reject',
  words: undoCopy,
  send: ({ _id: candidateId }, { stepAt }, idempotencyKey) =>
    callApi(unrejectCandidateEndpoint, { candidateId, stepAt: stepAt[candidateId] }, { idempotencyKey }),
});

export const bulkReject = defineBulkAction<Details, ReceivedCandidate>({
  id: 'reject',
  words: {
    title: bulkCopy.rejectedOf,
    allDone: bulkCopy.allRejected,
    sending: bulkCopy.rejecting,
    done: bulkCopy.rejected,
    failed: bulkCopy.notRejected,
  },
  send: ({ _id: candidateId }, details, idempotencyKey) =>
    callApi(rejectCandidateEndpoint, { candidateId, ...details }, { idempotencyKey }),
  undo: { act: undoRejections, stepAt: lastStepAt },
});

/** A dialog that rejects several candidates with the same reasons and message. */
export const BulkRejectDialog = ({
  candidates,
  place,
  onCancel,
  onClose,
}: {
  candidates: readonly ChosenCandidate[];
  place: string;
  /** Closes the dialog without an action. */
  onCancel: () => void;
  onClose: () => void;
}) => (
  <BulkCandidatesDialog<ChosenCandidate, Details>
    candidates={candidates}
    act={bulkReject}
    place={place}
    ask={(confirm, { length: count }) => (
      <CandidateReasonDialog
        title={bulkCopy.rejectTitle({ count })}
        text={bulkCopy.rejectText}
        confirm={bulkCopy.reject}
        options={rejectionReasons}
        label={copy.message}
        wantsText={() => true}
        max={1000}
        pending={false}
        error={undefined}
        onConfirm={(reasons, rejectionMessage) => confirm({ rejectionReasons: reasons, rejectionMessage })}
        onClose={onCancel}
      />
    )}
    onClose={onClose}
  />
);
