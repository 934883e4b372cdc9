import { useState } from 'react';
import type { OwnApplication } from '#contract/applications/shapes.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { useChangeTender } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { tenderDraftOf, missingTenderFields, TenderFields, toTenderInput, type TenderDraft } from './tender-fields.tsx';
import s from './received.module.css';

type Props = { application: OwnApplication; engagementNumber: number; onClose: () => void };

/** A dialog that changes a tender, or sends one that the employer has requested. */
export const TenderDialog = ({ application: now, engagementNumber, onClose }: Props) => {
  const { opened: application, hasChanged } = useChangedSinceOpened(now, ({ applicationStatusId, fee }) => [
    applicationStatusId,
    fee,
  ]);
  const change = useChangeTender();
  const [draft, setDraft] = useState<TenderDraft>(() => tenderDraftOf(application.fee));
  const isAnswer = application.applicationStatusId === applicationStatus.rebid;
  const number = formatPaddedNumber(engagementNumber);
  const problem = change.error instanceof Problem ? change.error : undefined;
  const missing = change.isIdle ? [] : missingTenderFields(draft);
  const confirm = isAnswer ? copy.answerRebid : copy.changeTender;
  const submit = (): void =>
    change.mutate(
      { engagementId: application.engagementId, tender: toTenderInput(draft) },
      {
        onSuccess: () => {
          onClose();
          toast.success(copy.tenderChanged({ number }), copy.updated);
        },
        onError: (error) => {
          if (!(error instanceof Problem)) toast.problem(error);
        },
      },
    );
  return (
    <Dialog
      open
      title={copy.changeTenderTitle({ number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={change.isPending} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      {hasChanged && change.isIdle && <EditConflict />}
      {isAnswer && <p>{copy.answerRebidText}</p>}
      <p>{copy.changeTenderText}</p>
      <div className={s.fields}>
        <TenderFields
          draft={draft}
          onChange={(next) => {
            setDraft(next);
            change.reset();
          }}
          currency={application.terms.currencyCode}
          errors={[...missing, ...(problem?.fields ?? [])]}
        />
        {problem && problem.fields.length === 0 && (
          <p role="alert">{[problem.message, ...problem.reasons.map((reason) => reason.text)].join(' ')}</p>
        )}
      </div>
    </Dialog>
  );
};
