import { Clock, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { CandidateList } from '#web/candidates/public.tsx';
import type { Task } from '#contract/my-week/shapes.ts';
import { useCompleteTask } from '#web/my-week/client.ts';
import { copy } from '#web/my-week/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { PostponeDialog } from './postpone-dialog.tsx';
import { taskLink } from './task-link.ts';
import s from './tasks.module.css';

const CompleteButton = ({ task }: { task: Task }) => {
  const complete = useCompleteTask();
  return (
    <Button
      size="sm"
      pending={complete.isPending}
      aria-label={copy.markTaskDone({ title: task.title })}
      onClick={() =>
        complete.mutate({ taskId: task.taskId, isDone: true }, { onError: (error) => toast.error(error.message) })
      }
    >
      {copy.markDone}
    </Button>
  );
};

type Props = { task: Task; today: string; candidateList: CandidateList };

/**
 * A link to the page where a task is completed, or the button that completes it, with the user's other actions on the
 * task.
 */
export const TaskActions = ({ task, today, candidateList }: Props) => {
  const [opened, setOpened] = useState<'postpone' | 'hand-over' | null>(null);
  const close = (): void => setOpened(null);
  const link = task.kind === 'added' ? undefined : taskLink(task);
  return (
    <>
      {task.can.change && (
        <span className={s.later}>
          <Button
            kind="quiet"
            size="sm"
            icon
            title={copy.postpone}
            aria-label={copy.postponeTask({ title: task.title })}
            aria-haspopup="dialog"
            onClick={() => setOpened('postpone')}
          >
            <Clock aria-hidden="true" />
          </Button>
          <Button
            kind="quiet"
            size="sm"
            icon
            title={copy.handOver}
            aria-label={copy.handOverTask({ title: task.title })}
            aria-haspopup="dialog"
            onClick={() => setOpened('hand-over')}
          >
            <UserRoundPlus aria-hidden="true" />
          </Button>
        </span>
      )}
      <div className={s.do}>
        {task.can.complete && <CompleteButton task={task} />}
        {link && (
          <LinkButton {...link} {...(task.candidateId === null ? {} : { state: { candidateList } })} size="sm">
            {task.action}
          </LinkButton>
        )}
      </div>
      {opened === 'postpone' && <PostponeDialog task={task} today={today} onClose={close} />}
      {opened === 'hand-over' && <HandOverDialog task={task} onClose={close} />}
    </>
  );
};
