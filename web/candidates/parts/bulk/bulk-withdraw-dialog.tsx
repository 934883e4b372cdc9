import { undoWithdrawalEndpoint, withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import { otherCandidateWithdrawReason, candidateWithdrawReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { CandidateReasonDialog } from '#web/candidates/parts/steps/reason-dialog.tsx';
import { callApi } from '#web/platform/client.ts';
import { defineBulkAction, lastStepAt, type UndoDetails } from './bulk-action.ts';
import { BulkCandidatesDialog } from './bulk-candidates-dialog.tsx';
import { bulkCopy, undoCopy } from './bulk-copy.ts';
import type { ChosenCandidate } from './bulk-runs.ts';

type Details = { withdrawReasons: number[]; reasonText: string };

const undoWithdrawals = defineBulkAction<UndoDetails, unknown>({
  id: 'undo-withdraw',
  words: undoCopy,
  send: ({ _id: candidateId }, { stepAt }, idempotencyKey) =>
    callApi(undoWithdrawalEndpoint, { candidateId, stepAt: stepAt[candidateId] }, { idempotencyKey }),
});

export const bulkWithdraw = defineBulkAction<Details, Candidate>({
  id: 'withdraw',
  words: {
    title: bulkCopy.withdrawnOf,
    allDone: bulkCopy.allWithdrawn,
    sending: bulkCopy.withdrawing,
    done: bulkCopy.withdrawn,
    failed: bulkCopy.notWithdrawn,
  },
  send: ({ _id: candidateId }, details, idempotencyKey) =>
    callApi(withdrawCandidateEndpoint, { candidateId, ...details }, { idempotencyKey }),
  undo: { act: undoWithdrawals, stepAt: lastStepAt },
});

/** A dialog that withdraws several candidates with the same reasons. */
export const BulkWithdrawDialog = ({
  candidates,
  onCancel,
  onClose,
}: {
  candidates: readonly ChosenCandidate[];
  /** Closes the dialog without an action. */
  onCancel: () => void;
  onClose: () => void;
}) => (
  <BulkCandidatesDialog<ChosenCandidate, Details>
    candidates={candidates}
    act={bulkWithdraw}
    place="centre"
    ask={(confirm, { length: count }) => (
      <CandidateReasonDialog
        title={bulkCopy.withdrawTitle({ count })}
        text={bulkCopy.withdrawText}
        confirm={bulkCopy.withdraw}
        options={candidateWithdrawReasons}
        label={copy.explanation}
        wantsText={(ids) => ids.includes(otherCandidateWithdrawReason)}
        max={500}
        pending={false}
        error={undefined}
        onConfirm={(ids, reasonText) => confirm({ withdrawReasons: ids, reasonText })}
        onClose={onCancel}
      />
    )}
    onClose={onClose}
  />
);
