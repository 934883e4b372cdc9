import { rejectCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { rejectionReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { call } from '#web/platform/client.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { BulkCandidatesDialog, type ChosenCandidate } from './bulk-candidates-dialog.tsx';
import { bulkCopy } from './bulk-copy.ts';

type Details = { rejectionReasons: number[]; rejectionMessage: string };

const words = {
  title: bulkCopy.rejectedOf,
  allDone: bulkCopy.allRejected,
  sending: bulkCopy.rejecting,
  done: bulkCopy.rejected,
  failed: bulkCopy.notRejected,
};

/** A dialog that rejects several candidates with the same reasons and message. */
export const BulkRejectDialog = ({
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
      call(rejectCandidateEndpoint, { candidateId, ...details }, { idempotencyKey })
    }
    ask={(confirm, { length: count }) => (
      <ReasonDialog
        title={bulkCopy.rejectTitle({ count })}
        text={bulkCopy.rejectText}
        confirm={bulkCopy.reject}
        options={rejectionReasons}
        label={copy.message}
        wantsText={() => true}
        max={1000}
        pending={false}
        hasChanged={false}
        error={undefined}
        onConfirm={(reasons, rejectionMessage) => confirm({ rejectionReasons: reasons, rejectionMessage })}
        onClose={onClose}
      />
    )}
    onClose={onClose}
  />
);
