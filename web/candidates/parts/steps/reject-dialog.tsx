import { candidateName } from '#contract/candidates/rules.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { rejectionReasons } from '#contract/candidates/states.ts';
import { useRejectCandidate } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CandidateReasonDialog } from './reason-dialog.tsx';
import { StepConflict } from './step-conflict.tsx';

type Rejectable = Pick<ReceivedCandidate, '_id' | 'firstName' | 'lastName' | 'supplier' | 'candidateStatusId'>;

type Props = {
  candidate: Rejectable;
  /** Whether the candidate has left the list while the dialog was open. */
  isGone?: boolean;
  /** Receives the rejected candidate. */
  onRejected?: ((rejected: ReceivedCandidate) => void) | undefined;
  onClose: () => void;
};

/** A dialog that rejects a candidate, with reasons and a message to the candidate's agency. */
export const RejectDialog = ({ candidate: now, isGone = false, onRejected, onClose }: Props) => {
  const { opened: candidate, hasChanged } = useChangedSinceOpened(now, ({ candidateStatusId }) => candidateStatusId);
  const reject = useRejectCandidate();
  const name = candidateName(candidate);
  const isConflict = (hasChanged || isGone) && !reject.isPending && !reject.isSuccess;
  return (
    <CandidateReasonDialog
      title={copy.rejectTitle({ name })}
      text={copy.rejectText({ agency: candidate.supplier.supplierName })}
      confirm={copy.reject}
      options={rejectionReasons}
      label={copy.message}
      wantsText={() => true}
      max={1000}
      pending={reject.isPending}
      conflict={isConflict && <StepConflict candidate={candidate} isGone={isGone} />}
      error={reject.error}
      onConfirm={(reasons, rejectionMessage) =>
        reject.mutate(
          { candidateId: candidate._id, rejectionReasons: reasons, rejectionMessage },
          {
            onSuccess: (rejected) => {
              onClose();
              onRejected?.(rejected);
              toast.success(copy.rejected({ name }));
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};
