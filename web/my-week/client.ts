import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { listBoardEndpoint, searchBoardEndpoint } from '#contract/board/endpoints.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import {
  addTaskEndpoint,
  completeTaskEndpoint,
  handOverTaskEndpoint,
  issueCalendarAddressEndpoint,
  listColleaguesEndpoint,
  listWeekUsersEndpoint,
  postponeTaskEndpoint,
  readCalendarAddressEndpoint,
  readOwnWeekEndpoint,
  readTeamWeekEndpoint,
  readWeekEndpoint,
  revokeCalendarAddressEndpoint,
} from '#contract/my-week/endpoints.ts';
import type * as tasks from '#contract/my-week/operations/tasks.ts';
import type { OwnCalendar } from '#contract/my-week/shapes.ts';
import type { TaskKind } from '#contract/my-week/states.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { callApi } from '#web/platform/client.ts';
import { viewerZone } from '#web/platform/clock.ts';

export type WeekSearch = {
  whose?: 'team' | undefined;
  /** The ID of a user in the team. */
  user?: string | undefined;
  client?: string | undefined;
  task?: TaskKind | undefined;
  /** A date in this week, as YYYY-MM-DD, or `later` for all later dates. */
  day?: string | undefined;
};

export const weekQuery = ({ whose, user }: WeekSearch) => {
  const timeZone = viewerZone();
  return queryOptions({
    queryKey: ['my-week', 'lists', { whose, user, timeZone }],
    queryFn: ({ signal }) => {
      if (whose === undefined) return callApi(readOwnWeekEndpoint, { timeZone }, { signal });
      return user === undefined
        ? callApi(readTeamWeekEndpoint, { timeZone }, { signal })
        : callApi(readWeekEndpoint, { userId: user, timeZone }, { signal });
    },
    placeholderData: keepPreviousData,
  });
};

export const weekUsersQuery = () => {
  const timeZone = viewerZone();
  return queryOptions({
    queryKey: ['my-week', 'users', { timeZone }],
    queryFn: ({ signal }) => callApi(listWeekUsersEndpoint, { timeZone }, { signal }),
  });
};

export const colleaguesQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['my-week', 'colleagues', taskId],
    queryFn: ({ signal }) => callApi(listColleaguesEndpoint, { taskId }, { signal }),
  });

export const calendarAddressQuery = queryOptions({
  queryKey: ['my-week', 'calendar-address'],
  queryFn: ({ signal }) => callApi(readCalendarAddressEndpoint, {}, { signal }),
});

const choicesShown = 20;

/** Loads engagements from the board for the user to choose from: the newest ones, or those that match a keyword. */
export const engagementChoicesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['my-week', 'engagement-choices', keyword],
    queryFn: async ({ signal }) => {
      const page = { pageCurrent: 0, pageSize: choicesShown };
      const { records } = await (keyword.trim() === ''
        ? callApi(listBoardEndpoint, page, { signal })
        : callApi(searchBoardEndpoint, { ...page, keyword }, { signal }));
      return records.map(({ engagementId, title, clientName, engagementNumber }) => ({
        id: engagementId,
        label: title,
        detail: `${clientName}, ${formatPaddedNumber(engagementNumber)}`,
      }));
    },
    placeholderData: keepPreviousData,
  });

type Sent<O extends (typeof tasks)[keyof typeof tasks]> = Omit<SentInputOf<O>, 'timeZone'>;

const writes = { awaitsRefetch: true } as const;

export const useAddTask = () =>
  useWrite(
    (given: Sent<typeof tasks.addTask>) => callApi(addTaskEndpoint, { ...given, timeZone: viewerZone() }),
    ['my-week'],
    writes,
  );

export const useCompleteTask = () =>
  useWrite((given: Sent<typeof tasks.completeTask>) => callApi(completeTaskEndpoint, given), ['my-week'], writes);

// These two mutations don't wait for the refetch, because it moves or removes the task's row, and the dialog with it.
export const usePostponeTask = () =>
  useWrite(
    (given: Sent<typeof tasks.postponeTask>) => callApi(postponeTaskEndpoint, { ...given, timeZone: viewerZone() }),
    ['my-week'],
  );

export const useHandOverTask = () =>
  useWrite((given: Sent<typeof tasks.handOverTask>) => callApi(handOverTaskEndpoint, given), ['my-week']);

const replacesAddress = {
  onAnswer: (own: OwnCalendar, queries: QueryClient) => queries.setQueryData(calendarAddressQuery.queryKey, own),
};

/** Creates or replaces the address of the user's calendar feed. */
export const useIssueCalendarAddress = () =>
  useWrite(() => callApi(issueCalendarAddressEndpoint, {}), [], replacesAddress);

export const useRevokeCalendarAddress = () =>
  useWrite(() => callApi(revokeCalendarAddressEndpoint, {}), [], replacesAddress);
