import { useState, type SubmitEvent } from 'react';
import type { Clarifications } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { fieldErrors } from '#web/clarifications/parts/thread/message-error.ts';
import { useChangeClarificationDeadlines } from '#web/engagements/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './dialogs.module.css';

const formId = 'deadlines-form';

/** A dialog that sets how long before the end of the stage questions close and answers are due. */
export const DeadlinesDialog = ({ list, onClose }: { list: Clarifications; onClose: () => void }) => {
  const { engagementId, deadlines } = list;
  const [hours, setHours] = useState<{ questionHours: number | null; answerHours: number | null }>({
    questionHours: deadlines.questionHours,
    answerHours: deadlines.answerHours,
  });
  const change = useChangeClarificationDeadlines();
  const errors = fieldErrors(change.error, ['questionHours', 'answerHours']);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(
      { engagementId, questionHours: hours.questionHours ?? 0, answerHours: hours.answerHours ?? 0 },
      {
        onSuccess: () => {
          toast.success(copy.deadlinesChanged);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={copy.changeTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={change.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      <p>{deadlines.before === 'clarification' ? copy.beforeClarification : copy.beforeClosing}</p>
      <form id={formId} className={s.pair} noValidate onSubmit={submit}>
        <NumberInput
          label={copy.questionHours}
          unit={copy.hours}
          value={hours.questionHours}
          error={errors.questionHours}
          onChange={(questionHours) => setHours({ ...hours, questionHours })}
        />
        <NumberInput
          label={copy.answerHours}
          unit={copy.hours}
          value={hours.answerHours}
          error={errors.answerHours}
          onChange={(answerHours) => setHours({ ...hours, answerHours })}
        />
        {errors.form !== undefined && <p role="alert">{errors.form}</p>}
      </form>
    </Dialog>
  );
};
