import { useState } from 'react';
import {
  prequalificationCellName,
  maxApprovalMonths,
  addMonths,
  defaultApprovalMonths,
} from '#contract/prequalification/rules.ts';
import type { ReceivedPrequalificationDetail } from '#contract/prequalification/shapes.ts';
import {
  useApprovePrequalification,
  useDeclinePrequalification,
  useExtendPrequalification,
  useRevokePrequalification,
} from '#web/prequalification/client.ts';
import { copy } from '#web/prequalification/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from './received.module.css';

export type PrequalificationDecision = 'approve' | 'decline' | 'extend' | 'revoke';
type Props = { one: ReceivedPrequalificationDetail; decision: PrequalificationDecision; onClose: () => void };

/** A dialog that confirms an employer's decision. */
export const DecidePrequalificationDialog = ({ one, decision, onClose }: Props) => {
  if (decision === 'approve') return <Approve one={one} onClose={onClose} />;
  if (decision === 'extend') return <Extend one={one} onClose={onClose} />;
  return <Refuse one={one} decision={decision} onClose={onClose} />;
};

const versionsOf = ({ documents }: ReceivedPrequalificationDetail): string[] =>
  documents.map(({ versionId }) => versionId);

const Approve = ({ one, onClose }: { one: ReceivedPrequalificationDetail; onClose: () => void }) => {
  const { opened, hasChanged } = useChangedSinceOpened(one, (each) => [
    each.prequalificationStatusId,
    versionsOf(each),
  ]);
  const approve = useApprovePrequalification();
  const [today] = useState(() => new Date(now()).toISOString().slice(0, 10));
  const [endsOn, setEndsOn] = useState(() => addMonths(today, defaultApprovalMonths));
  const agency = opened.supplierName;
  const problem = approve.error instanceof Problem ? approve.error : undefined;
  const send = (): void =>
    approve.mutate(
      {
        prequalificationId: opened.prequalificationId,
        versionIds: versionsOf(opened),
        ...(endsOn === '' ? {} : { endsOn }),
      },
      {
        onSuccess: (done) => {
          toast.success(copy.approvedNow({ agency, day: formatDate(done.endsOn ?? endsOn, viewerZone()) }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      alert
      title={copy.approveTitle({ agency })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={approve.isPending} onClick={send}>
            {copy.approve}
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {hasChanged && !approve.isPending && !approve.isSuccess && <EditConflict />}
        <p>{copy.approveText({ agency, kind: prequalificationCellName(opened), count: opened.documents.length })}</p>
        <DateInput
          label={copy.ends}
          value={endsOn}
          onChange={setEndsOn}
          max={addMonths(today, maxApprovalMonths)}
          error={problem?.fields.find(({ field }) => field === 'endsOn')?.message}
        />
        {problem && problem.fields.length === 0 && <p role="alert">{problem.message}</p>}
      </div>
    </Dialog>
  );
};

/**
 * A dialog that asks for an approval's new expiry date. Defaults to a year after the current one, or to the latest date
 * permitted if that is earlier.
 */
const Extend = ({ one, onClose }: { one: ReceivedPrequalificationDetail; onClose: () => void }) => {
  const extend = useExtendPrequalification();
  const [today] = useState(() => new Date(now()).toISOString().slice(0, 10));
  const [endsOn, setEndsOn] = useState(() => {
    const later = addMonths(one.endsOn ?? today, defaultApprovalMonths);
    const latest = addMonths(today, maxApprovalMonths);
    return later > latest ? latest : later;
  });
  const agency = one.supplierName;
  const problem = extend.error instanceof Problem ? extend.error : undefined;
  return (
    <SaveDialog
      title={copy.extendTitle({ agency })}
      confirm={copy.extend}
      lead={copy.extendText({ agency })}
      save={extend}
      isTold={problem !== undefined && problem.fields.length > 0}
      onClose={onClose}
      onSave={() => {
        extend.mutate(
          { prequalificationId: one.prequalificationId, endsOn },
          {
            onSuccess: () => {
              toast.success(copy.extendedNow({ agency, day: formatDate(endsOn, viewerZone()) }));
              onClose();
            },
          },
        );
        return Promise.resolve();
      }}
    >
      <DateInput
        label={copy.ends}
        value={endsOn}
        onChange={setEndsOn}
        min={one.endsOn ?? today}
        max={addMonths(today, maxApprovalMonths)}
        error={problem?.fields.find(({ field }) => field === 'endsOn')?.message}
      />
    </SaveDialog>
  );
};

const saidOf = {
  decline: { title: copy.declineTitle, text: copy.declineText, confirm: copy.decline, done: copy.declinedNow },
  revoke: { title: copy.revokeTitle, text: copy.revokeText, confirm: copy.revoke, done: copy.revokedNow },
} as const;

const Refuse = ({
  one,
  decision,
  onClose,
}: {
  one: ReceivedPrequalificationDetail;
  decision: 'decline' | 'revoke';
  onClose: () => void;
}) => {
  const decline = useDeclinePrequalification();
  const revoke = useRevokePrequalification();
  const act = decision === 'decline' ? decline : revoke;
  const agency = one.supplierName;
  const said = saidOf[decision];
  return (
    <ConfirmDialog
      open
      danger
      title={said.title({ agency })}
      confirm={said.confirm}
      reason={{ max: 1000 }}
      pending={act.isPending}
      error={act.error?.message}
      onConfirm={(reasonText) =>
        act.mutate(
          { prequalificationId: one.prequalificationId, reasonText },
          {
            onSuccess: () => {
              toast.success(said.done({ agency }));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {said.text({ agency })}
    </ConfirmDialog>
  );
};
