import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { CompletedWork, Task } from '#contract/my-week/shapes.ts';
import type { CandidateList } from '#web/candidates/public.tsx';
import { useCompleteTask } from '#web/my-week/client.ts';
import { copy } from '#web/my-week/copy.ts';
import { formatDeadline, formatPaddedNumber } from '#web/platform/formats.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { AvatarGroup } from '#web/ui/indicators/avatar.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './tasks.module.css';
import { TaskActions } from './task-actions.tsx';
import { TaskDue } from './task-due.tsx';
import { uniqueCandidates, taskLink } from './task-link.ts';

/** A task's engagement or, if the task is about a prequalification, its client. */
const About = ({ engagement, client, title }: Pick<Task, 'engagement' | 'client' | 'title'>) => {
  const parts = engagement
    ? [
        engagement.clientName,
        ...(title.includes(engagement.title) ? [] : [engagement.title]),
        formatPaddedNumber(engagement.engagementNumber),
      ]
    : client
      ? [client.clientName]
      : [];
  return parts.length === 0 ? null : <p className={s.about}>{parts.join(' · ')}</p>;
};

type TitleProps = { task: Task | CompletedWork; candidateList: CandidateList };

const Title = ({ task, candidateList }: TitleProps) => {
  const link = taskLink(task);
  // From a candidate's page, the user can move to the candidates of the other tasks in the list.
  const more = task.candidateId === null ? {} : { state: { candidateList } };
  return (
    <h3 className={s.title}>
      {link ? (
        <Link {...link} {...more}>
          {task.title}
        </Link>
      ) : (
        task.title
      )}
    </h3>
  );
};

const People = ({ people, userId }: Pick<Task, 'people'> & { userId: string }) =>
  people.length === 0 ? (
    <span className={s.nobody}>{copy.nobody}</span>
  ) : (
    <AvatarGroup people={people.map((person) => ({ name: person.name, me: person.userId === userId }))} />
  );

interface ListProps {
  title: string;
  /** The signed-in user. */
  userId: string;
  isTeam: boolean;
}

/** The number of tasks that a list shows until the user asks for more. */
const shownFirst = 20;

const Section = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={s.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <small>{count}</small>
      </header>
      {children}
    </section>
  );
};

const ShowMore = ({ count, onShow }: { count: number; onShow: () => void }) =>
  count > 0 ? (
    <p className={s.more}>
      <Button kind="quiet" size="sm" onClick={onShow}>
        {copy.showMore({ count })}
      </Button>
    </p>
  ) : null;

/** A list of open tasks. Shows nothing if it is empty. */
export const TaskList = ({
  title,
  tasks,
  today,
  userId,
  isTeam,
}: ListProps & { tasks: readonly Task[]; today: string }) => {
  const [isLong, setIsLong] = useState(false);
  if (tasks.length === 0) return null;
  const shown = isLong ? tasks : tasks.slice(0, shownFirst);
  const candidateList = uniqueCandidates(shown);
  return (
    <Section title={title} count={tasks.length}>
      <ol>
        {shown.map((task) => (
          <li key={task.taskId} className={cx(s.task, isTeam && s.ofTeam)}>
            <div className={s.what}>
              <Title task={task} candidateList={candidateList} />
              <About {...task} />
            </div>
            {isTeam && <People people={task.people} userId={userId} />}
            <TaskDue {...task} today={today} />
            <TaskActions task={task} today={today} candidateList={candidateList} />
          </li>
        ))}
      </ol>
      <ShowMore count={tasks.length - shown.length} onShow={() => setIsLong(true)} />
    </Section>
  );
};

const ReopenButton = ({ task }: { task: CompletedWork }) => {
  const complete = useCompleteTask();
  return (
    <Button
      kind="quiet"
      size="sm"
      pending={complete.isPending}
      aria-label={copy.reopenTask({ title: task.title })}
      onClick={() =>
        complete.mutate({ taskId: task.doneId, isDone: false }, { onError: (error) => toast.error(error.message) })
      }
    >
      <Undo2 aria-hidden="true" />
      {copy.reopen}
    </Button>
  );
};

/** The tasks completed this week. Shows nothing if there are none. */
export const CompletedTaskList = ({ title, done, userId, isTeam }: ListProps & { done: readonly CompletedWork[] }) => {
  const [isLong, setIsLong] = useState(false);
  if (done.length === 0) return null;
  const shown = isLong ? done : done.slice(0, shownFirst);
  const candidateList = uniqueCandidates(shown);
  return (
    <Section title={title} count={done.length}>
      <ol>
        {shown.map((task) => (
          <li key={task.doneId} className={cx(s.task, s.done, isTeam && s.ofTeam)}>
            <div className={s.what}>
              <Title task={task} candidateList={candidateList} />
              <About {...task} />
            </div>
            {isTeam && <People people={[task.person]} userId={userId} />}
            <time className={s.when} dateTime={task.at}>
              {formatDeadline(task.at, viewerZone(), now())}
            </time>
            <div className={s.do}>{task.can.reopen && <ReopenButton task={task} />}</div>
          </li>
        ))}
      </ol>
      <ShowMore count={done.length - shown.length} onShow={() => setIsLong(true)} />
    </Section>
  );
};
