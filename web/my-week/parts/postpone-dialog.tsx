import { useState } from 'react';
import { hardDeadlineTaskKinds } from '#contract/my-week/states.ts';
import type { Task } from '#contract/my-week/shapes.ts';
import { usePostponeTask } from '#web/my-week/client.ts';
import { copy } from '#web/my-week/copy.ts';
import { formatDayShort } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { copy as common } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './dialogs.module.css';
import { postponementOptions } from './postponement-options.ts';

/** A dialog that postpones a task. Only a task that a user added also gets a new due date. */
export const PostponeDialog = ({ task, today, onClose }: { task: Task; today: string; onClose: () => void }) => {
  const latest = hardDeadlineTaskKinds.includes(task.kind) ? task.dueOn : undefined;
  const [day, setDay] = useState('');
  const [isAsked, setAsked] = useState(false);
  const postpone = usePostponeTask();
  const save = (to: string | null): void => {
    postpone.mutate(
      { taskId: task.taskId, to },
      {
        onSuccess: () => {
          toast.success(to === null ? copy.postponementEnded : copy.postponed({ day: formatDayShort(to, today) }));
          onClose();
        },
      },
    );
  };
  const choices = [
    { label: copy.tomorrow, day: postponementOptions(today).tomorrow },
    { label: copy.monday, day: postponementOptions(today).monday },
  ].filter((choice) => latest === undefined || choice.day <= latest);
  return (
    <Dialog
      open
      size="sm"
      title={copy.postpone}
      onClose={onClose}
      footer={
        <>
          {task.postponedTo !== null && (
            <Button pending={postpone.isPending} onClick={() => save(null)}>
              {copy.endPostponement}
            </Button>
          )}
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" pending={postpone.isPending} onClick={() => (day === '' ? setAsked(true) : save(day))}>
            {copy.postpone}
          </Button>
        </>
      }
    >
      <p className={s.about}>{task.title}</p>
      {choices.length > 0 && (
        <ul className={s.choices}>
          {choices.map((choice) => (
            <li key={choice.label}>
              <Button wide pending={postpone.isPending} onClick={() => save(choice.day)}>
                {choice.label}
                <small>{formatDayShort(choice.day, today)}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DateInput
        label={copy.day}
        value={day}
        onChange={setDay}
        min={today}
        max={latest}
        error={isAsked && day === '' ? copy.chooseDay : postpone.error?.message}
        hint={task.kind === 'added' ? copy.newDueDay : copy.sameDueDay({ day: formatDayShort(task.dueOn, today) })}
      />
    </Dialog>
  );
};
