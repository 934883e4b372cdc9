import { rejectCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { rejectionReasons } from '#contract/candidates/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { call } from '#web/platform/client.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SeveralCandidates, type Chosen } from './several-candidates.tsx';
import { severalCopy } from './several-copy.ts';

type Details = { rejectionReasons: number[]; rejectionMessage: string };

const words = {
  title: severalCopy.rejectedOf,
  allDone: severalCopy.allRejected,
  sending: severalCopy.rejecting,
  done: severalCopy.rejected,
  failed: severalCopy.notRejected,
};

/** Rejects several candidates with the same reasons and message. */
export const RejectSeveral = ({ candidates, onClose }: { candidates: readonly Chosen[]; onClose: () => void }) => (
  <SeveralCandidates<Chosen, Details>
    candidates={candidates}
    words={words}
    send={({ _id: candidateId }, details, idempotencyKey) =>
      call(rejectCandidateEndpoint, { candidateId, ...details }, { idempotencyKey })
    }
    ask={(confirm, { length: count }) => (
      <ReasonDialog
        title={severalCopy.rejectTitle({ count })}
        text={severalCopy.rejectText}
        confirm={severalCopy.reject}
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
