import { withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { otherWithdrawReason, withdrawReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { ReasonDialog } from '#web/candidates/parts/steps/reason-dialog.tsx';
import { BulkCandidatesDialog, type ChosenCandidate } from '#web/candidates/parts/steps/bulk-candidates-dialog.tsx';
import { bulkCopy } from '#web/candidates/parts/steps/bulk-copy.ts';
import { call } from '#web/platform/client.ts';

type Details = { withdrawReasons: number[]; reasonText: string };

const words = {
  title: bulkCopy.withdrawnOf,
  allDone: bulkCopy.allWithdrawn,
  sending: bulkCopy.withdrawing,
  done: bulkCopy.withdrawn,
  failed: bulkCopy.notWithdrawn,
};

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
    words={words}
    send={({ _id: candidateId }, details, idempotencyKey) =>
      call(withdrawCandidateEndpoint, { candidateId, ...details }, { idempotencyKey })
    }
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
