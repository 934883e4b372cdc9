import { useQuery } from '@tanstack/react-query';
import type { Week, WeekUser } from '#contract/my-week/shapes.ts';
import { taskKinds } from '#contract/my-week/states.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { weekQuery, weekUsersQuery, type WeekSearch } from '#web/my-week/client.ts';
import { copy } from '#web/my-week/copy.ts';
import { AddTaskButton } from '#web/my-week/parts/add-task.tsx';
import { CalendarButton } from '#web/my-week/parts/calendar-dialog.tsx';
import {
  listWeekClients,
  countDueInWeek,
  filterWeek,
  isEmptyWeek,
  listWeekTaskKinds,
} from '#web/my-week/parts/filter-week.ts';
import { CompletedTaskList, TaskList } from '#web/my-week/parts/task-list.tsx';
import s from '#web/my-week/parts/tasks.module.css';
import { WeekDays } from '#web/my-week/parts/week-days.tsx';
import { useFilters } from '#web/platform/filters.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FacetFilter, FilterBar, SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';

const factOf = (week: Week): string => {
  const fact = copy.fact({ due: countDueInWeek(week) });
  return week.overdue.length === 0 ? fact : copy.factOverdue({ fact, overdue: week.overdue.length });
};

const FacetName = ({ name, overdue }: WeekUser) => (
  <span className={s.facet}>
    {name}
    {overdue > 0 && <b> {copy.userOverdue({ count: overdue })}</b>}
  </span>
);

/** A filter that lists the team's users with open tasks, busiest first. A second click on a user clears the filter. */
const UserFacets = ({ chosen, onChoose }: { chosen: string | undefined; onChoose: (userId?: string) => void }) => {
  const { data: users = [] } = useQuery(weekUsersQuery());
  const busy = users.filter(({ open, userId }) => open > 0 || userId === chosen).toSorted((a, b) => b.open - a.open);
  if (busy.length === 0) return null;
  return (
    <FacetFilter
      label={copy.people}
      facets={busy.map((user) => ({ id: user.userId, label: <FacetName {...user} />, count: user.open }))}
      value={chosen === undefined ? [] : [chosen]}
      onChange={(ids) => onChoose(ids.find((id) => id !== chosen))}
    />
  );
};

const Lists = ({ week, isTeam }: { week: Week; isTeam: boolean }) => {
  const { user } = useSession();
  const shared = { userId: user.id, isTeam, today: week.day };
  return (
    <>
      <TaskList title={copy.overdue} tasks={week.overdue} {...shared} />
      <TaskList title={copy.today} tasks={week.today} {...shared} />
      <TaskList title={copy.upcoming} tasks={week.upcoming} {...shared} />
      <CompletedTaskList title={copy.done} done={week.done} {...shared} />
    </>
  );
};

const Nothing = ({ isFiltered, isTeam, onClear }: { isFiltered: boolean; isTeam: boolean; onClear: () => void }) => {
  if (isFiltered) {
    return <EmptyState title={copy.noneMatch} actions={<Button onClick={onClear}>{copy.clear}</Button>} />;
  }
  return (
    <EmptyState title={isTeam ? copy.noneOfTeam : copy.none}>{isTeam ? copy.noneOfTeamText : copy.noneText}</EmptyState>
  );
};

/** The user's tasks by the day they are due and, with permission, the team's tasks. */
export const MyWeekPage = () => {
  const { permissions } = useSession();
  const { search, set } = useFilters<WeekSearch>();
  const seesTeam =
    permissions.includes('Assignments=View Other Users Assignment / Data') &&
    permissions.includes('Auctions=View Auctions / Staging');
  const isTeam = seesTeam && search.whose === 'team';
  const week = useQuery(weekQuery(isTeam ? search : {}));
  if (hasFailedToLoad(week)) {
    return (
      <>
        <PageHeader title={copy.title} />
        <LoadError title={copy.failed} refused={copy.refused} error={week.error} onRetry={() => void week.refetch()} />
      </>
    );
  }
  if (!week.data) {
    return (
      <>
        <PageHeader title={copy.title} />
        <SkeletonRows label={copy.loading} />
      </>
    );
  }
  const shown = filterWeek(week.data, search);
  return (
    <>
      <PageHeader title={copy.title} fact={factOf(week.data)} />
      <WeekDays week={week.data} chosen={search.day} onChoose={(day) => set({ day })} />
      <FilterBar
        label={copy.filters}
        wraps
        end={
          <>
            <CalendarButton />
            <AddTaskButton today={week.data.day} />
          </>
        }
      >
        {seesTeam && (
          <SegmentedFilter
            label={copy.whose}
            choices={[
              { id: 'mine', label: copy.mine },
              { id: 'team', label: copy.team },
            ]}
            value={isTeam ? 'team' : 'mine'}
            onChange={(id) => set({ whose: id === 'team' ? 'team' : undefined, user: undefined })}
          />
        )}
        <SelectFilter
          label={copy.client}
          options={listWeekClients(week.data)}
          value={search.client ?? ''}
          onChange={(client) => set({ client: client === '' ? undefined : client })}
        />
        <SelectFilter
          label={copy.kind}
          options={listWeekTaskKinds(week.data)}
          value={search.task ?? ''}
          onChange={(id) => set({ task: taskKinds.find((kind) => kind === id) })}
        />
      </FilterBar>
      {isTeam && <UserFacets chosen={search.user} onChoose={(user) => set({ user })} />}
      <Lists week={shown} isTeam={isTeam} />
      {isEmptyWeek(shown) && (
        <Nothing
          isFiltered={[search.day, search.client, search.task, search.user].some((one) => one !== undefined)}
          isTeam={isTeam}
          onClear={() => set({ day: undefined, client: undefined, task: undefined, user: undefined })}
        />
      )}
    </>
  );
};
