import { useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/shapes.ts';
import { declineReasons, otherDeclineReason } from '#contract/applications/states.ts';
import { useDecideApplication, type ApplicationDecisionInput } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { emptyReason, ReasonFields, toReasonInput, type ReasonValues } from './reason-fields.tsx';

export type PendingDecision = { application: ReceivedApplication; decision: 'approve' | 'decline' };
type Props = PendingDecision & { onClose: () => void };

/** A dialog that confirms an employer's decision, which can't be undone here. */
export const DecideApplicationDialog = ({ application, decision, onClose }: Props) => {
  const { opened, hasChanged } = useChangedSinceOpened(application, ({ applicationStatusId, fee }) => [
    applicationStatusId,
    fee,
  ]);
  const Asked = decision === 'approve' ? Approve : Decline;
  return <Asked application={opened} hasChanged={hasChanged} onClose={onClose} />;
};

const useSend = (done: string, onClose: () => void) => {
  const decide = useDecideApplication();
  const problem = decide.error instanceof Problem ? decide.error : undefined;
  return {
    /** Whether the decision has been sent. Later changes to the record then result from the decision. */
    isSent: decide.isPending || decide.isSuccess,
    pending: decide.isPending,
    problem,
    send: (decision: ApplicationDecisionInput) =>
      decide.mutate(decision, {
        onSuccess: () => {
          toast.success(done);
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof Problem) || error.fields.length === 0) toast.error(error.message);
        },
      }),
  };
};

type One = { application: ReceivedApplication; hasChanged: boolean; onClose: () => void };

const Approve = ({ application, hasChanged, onClose }: One) => {
  const agency = application.supplierName;
  const { send, pending, isSent, problem } = useSend(copy.approvedNow({ agency }), onClose);
  return (
    <ConfirmDialog
      open
      title={copy.approveTitle({ agency })}
      confirm={copy.approve}
      pending={pending}
      error={problem?.message}
      onConfirm={() => send({ applicationId: application.applicationId, decision: 'approve' })}
      onClose={onClose}
    >
      {hasChanged && !isSent && <EditConflict />}
      {application.kind === 'competitive' ? copy.approveCompetitiveText({ agency }) : copy.approveText({ agency })}
    </ConfirmDialog>
  );
};

const Decline = ({ application, hasChanged, onClose }: One) => {
  const agency = application.supplierName;
  const { send, pending, isSent, problem } = useSend(copy.declinedNow({ agency }), onClose);
  const [given, setGiven] = useState<ReasonValues>(emptyReason);
  const submit = (): void =>
    send({ applicationId: application.applicationId, decision: 'decline', ...toReasonInput(given) });
  return (
    <Dialog
      open
      alert
      title={copy.declineTitle({ agency })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="danger" pending={pending} onClick={submit}>
            {copy.decline}
          </Button>
        </>
      }
    >
      {hasChanged && !isSent && <EditConflict />}
      <p>{copy.declineText({ agency })}</p>
      <ReasonFields
        options={declineReasons}
        otherReason={otherDeclineReason}
        given={given}
        fields={problem?.fields ?? []}
        onChange={setGiven}
      />
      {problem && problem.fields.length === 0 && <p role="alert">{problem.message}</p>}
    </Dialog>
  );
};
