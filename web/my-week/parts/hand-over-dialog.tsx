import { useQuery } from '@tanstack/react-query';
import type { Colleague, Task } from '#contract/my-week/shapes.ts';
import { colleaguesQuery, useHandOverTask } from '#web/my-week/client.ts';
import { copy } from '#web/my-week/copy.ts';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import s from './dialogs.module.css';

const ColleagueRow = ({ colleague, onChoose }: { colleague: Colleague; onChoose: () => void }) => {
  const { name, picture, can } = colleague;
  const face = <Avatar name={name} url={picture} />;
  return can.take.allowed ? (
    <button type="button" className={s.person} onClick={onChoose}>
      {face}
      <span>{name}</span>
    </button>
  ) : (
    <div className={s.person}>
      {face}
      <span>
        {name}
        {can.take.reasons.map(({ code, text }) => (
          <small key={code}>{text}</small>
        ))}
      </span>
    </div>
  );
};

/**
 * A dialog that hands over a task to a colleague who can do it. Other colleagues are listed with the reason why they
 * can't.
 */
export const HandOverDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const colleagues = useQuery(colleaguesQuery(task.taskId));
  const handOver = useHandOverTask();
  const give = ({ userId, name }: Colleague): void => {
    if (handOver.isPending) return;
    handOver.mutate(
      { taskId: task.taskId, toUserId: userId },
      {
        onSuccess: () => {
          toast.success(copy.handedOver({ name }));
          onClose();
        },
        onError: (error) => toast.error(error.message),
      },
    );
  };
  const sorted = colleagues.data?.toSorted((a, b) => Number(b.can.take.allowed) - Number(a.can.take.allowed));
  return (
    <Dialog open size="sm" title={copy.handOver} onClose={onClose}>
      <p className={s.about}>{task.title}</p>
      {colleagues.isError && (
        <ErrorState inline title={copy.colleaguesFailed} onRetry={() => void colleagues.refetch()}>
          {colleagues.error.message}
        </ErrorState>
      )}
      {colleagues.isPending && <SkeletonRows label={copy.loadingColleagues} />}
      {sorted?.length === 0 && <EmptyState inline title={copy.noColleagues} />}
      <ul className={s.people}>
        {sorted?.map((colleague) => (
          <li key={colleague.userId}>
            <ColleagueRow colleague={colleague} onChoose={() => give(colleague)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
