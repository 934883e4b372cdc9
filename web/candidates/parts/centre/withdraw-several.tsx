import { withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { otherWithdrawReason, withdrawReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { ReasonDialog } from '#web/candidates/parts/steps/reason-dialog.tsx';
import { SeveralCandidates, type Chosen } from '#web/candidates/parts/steps/several-candidates.tsx';
import { severalCopy } from '#web/candidates/parts/steps/several-copy.ts';
import { call } from '#web/platform/client.ts';

type Details = { withdrawReasons: number[]; reasonText: string };

const words = {
  title: severalCopy.withdrawnOf,
  allDone: severalCopy.allWithdrawn,
  sending: severalCopy.withdrawing,
  done: severalCopy.withdrawn,
  failed: severalCopy.notWithdrawn,
};

/** Withdraws several candidates with the same reasons. */
export const WithdrawSeveral = ({ candidates, onClose }: { candidates: readonly Chosen[]; onClose: () => void }) => (
  <SeveralCandidates<Chosen, Details>
    candidates={candidates}
    words={words}
    send={({ _id: candidateId }, details, idempotencyKey) =>
      call(withdrawCandidateEndpoint, { candidateId, ...details }, { idempotencyKey })
    }
    ask={(confirm, { length: count }) => (
      <ReasonDialog
        title={severalCopy.withdrawTitle({ count })}
        text={severalCopy.withdrawText}
        confirm={severalCopy.withdraw}
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
