import { useId } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import { canBeUnblocked } from '#contract/common/refusal.ts';
import { useUndoCandidateWithdrawal } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { bulkCopy } from '#web/candidates/parts/bulk/bulk-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useUndoEnd } from './use-undo-end.ts';

/** Says that a candidate has been withdrawn, and offers the undo of it for ten minutes. */
export const WithdrawnBanner = ({ candidate }: { candidate: Candidate }) => {
  const undo = useUndoCandidateWithdrawal();
  // Awaited here rather than by the button, which is unmounted once the candidate is restored.
  const takeBack = async (): Promise<void> => {
    try {
      await undo.mutateAsync(candidate._id);
      toast.success(copy.undone({ name: candidateName(candidate) }));
    } catch (error) {
      toast.problem(error);
    }
  };
  const reasonId = useId();
  const { undoWithdraw } = candidate.can;
  const end = useUndoEnd(candidate);
  const reasons = undoWithdraw.allowed ? [] : undoWithdraw.reasons;
  // A disabled button says what the user can do about it, so it is hidden if that is nothing.
  const isOffered = end !== undefined && canBeUnblocked(reasons);
  const action = isOffered && (
    <Button
      size="sm"
      off={undoWithdraw}
      whyAt="elsewhere"
      aria-describedby={undoWithdraw.allowed ? undefined : reasonId}
      pending={undo.isPending}
      onClick={() => void takeBack()}
    >
      {copy.undo}
    </Button>
  );
  return (
    <Banner tone="info" {...(action === false ? {} : { action })}>
      {copy.withdrawnBanner}
      {isOffered && undoWithdraw.allowed && ` ${bulkCopy.undoUntil({ time: end })}`}
      {isOffered && !undoWithdraw.allowed && (
        <span id={reasonId}>{reasons.map(({ text, unblockBy = '' }) => ` ${text} ${unblockBy}`)}</span>
      )}
    </Banner>
  );
};
