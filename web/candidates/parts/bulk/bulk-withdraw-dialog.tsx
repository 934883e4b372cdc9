import { undoWithdrawalEndpoint, withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import { otherWithdrawReason, withdrawReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { ReasonDialog } from '#web/candidates/parts/steps/reason-dialog.tsx';
import { call } from '#web/platform/client.ts';
import { defineBulkAct, lastStepAt, type UndoDetails } from './bulk-act.ts';
import { BulkCandidatesDialog } from './bulk-candidates-dialog.tsx';
import { bulkCopy, undoMinutes, undoWords } from './bulk-copy.ts';
import type { ChosenCandidate } from './bulk-runs.ts';

type Details = { withdrawReasons: number[]; reasonText: string };

const undoWithdrawals = defineBulkAct<UndoDetails, unknown>({
  id: 'undo-withdraw',
  words: undoWords,
  send: ({ _id: candidateId }, { stepAt }, idempotencyKey) =>
    call(undoWithdrawalEndpoint, { candidateId, stepAt: stepAt[candidateId] }, { idempotencyKey }),
});

export const withdrawSeveral = defineBulkAct<Details, Candidate>({
  id: 'withdraw',
  words: {
    title: bulkCopy.withdrawnOf,
    allDone: bulkCopy.allWithdrawn,
    sending: bulkCopy.withdrawing,
    done: bulkCopy.withdrawn,
    failed: bulkCopy.notWithdrawn,
  },
  send: ({ _id: candidateId }, details, idempotencyKey) =>
    call(withdrawCandidateEndpoint, { candidateId, ...details }, { idempotencyKey }),
  undo: { act: undoWithdrawals, minutes: undoMinutes, stepAt: lastStepAt },
});

/** A dialog that withdraws several candidates with the same reasons. */
export const BulkWithdrawDialog = ({
  candidates,
  onClose,
}: {
  candidates: readonly ChosenCandidate[];
  onClose: () => void;
}) => (
  <BulkCandidatesDialog<ChosenCandidate, Details>
    candidates={candidates}
    act={withdrawSeveral}
    place="centre"
    ask={(confirm, { length: count }) => (
      <ReasonDialog
        title={bulkCopy.withdrawTitle({ count })}
        text={bulkCopy.withdrawText}
        confirm={bulkCopy.withdraw}
        options={withdrawReasons}
        label={copy.explanation}
        wantsText={(ids) => ids.includes(otherWithdrawReason)}
        max={500}
        pending={false}
        hasChanged={false}
        error={undefined}
        onConfirm={(ids, reasonText) => confirm({ withdrawReasons: ids, reasonText })}
        onClose={onClose}
      />
    )}
    onClose={onClose}
  />
);
