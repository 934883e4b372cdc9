import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  deleteAssignmentEndpoint,
  handOverWorkEndpoint,
  listAssignableUsersEndpoint,
  listAssignmentsEndpoint,
  listAssignmentHistoryEndpoint,
  listWorkEndpoint,
  setAssignmentsEndpoint,
} from '#contract/assignments/endpoints.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const userEngagementsPageSize = 10;

export const assignmentsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['assignments', 'of', engagementId],
    queryFn: ({ signal }) => callApi(listAssignmentsEndpoint, { engagementId }, { signal }),
  });

export const assignmentHistoryQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['assignments', 'history', engagementId],
    queryFn: ({ signal }) => callApi(listAssignmentHistoryEndpoint, { engagementId }, { signal }),
  });

/** Loads the agency's users. If an engagement is given, also loads whether each user is assigned to it. */
export const assignablePeopleQuery = (engagementId?: string) =>
  queryOptions({
    queryKey: ['assignments', 'people', engagementId],
    queryFn: ({ signal }) =>
      callApi(listAssignableUsersEndpoint, engagementId === undefined ? {} : { engagementId }, { signal }),
  });

export const userEngagementsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['assignments', 'work', userId, page],
    queryFn: ({ signal }) =>
      callApi(listWorkEndpoint, { userId, pageCurrent: page, pageSize: userEngagementsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

const useAssignmentChange = <Given, Answer>(send: (given: Given) => Promise<Answer>) =>
  useWrite(send, ['assignment'], { awaitsRefetch: true });

export const useSetAssignments = () =>
  useAssignmentChange((given: { engagementId: string; userIds: string[] }) => callApi(setAssignmentsEndpoint, given));

export const useRemoveAssignment = () =>
  useAssignmentChange((given: { assignmentId: string; engagementId: string }) =>
    callApi(deleteAssignmentEndpoint, { ...given, isDeleted: true }),
  );

/** Hands over the listed engagements to a colleague, or all of the user's engagements if there is no list. */
export const useHandOverEngagements = () =>
  useAssignmentChange((given: { userId: string; toUserId: string; engagementIds?: string[] }) =>
    callApi(handOverWorkEndpoint, given),
  );
