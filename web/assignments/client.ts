import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteAssignmentAt,
  handOverWorkAt,
  listAssignableAt,
  listAssignmentsAt,
  listHistoryAt,
  listWorkAt,
  setAssignmentsAt,
} from '#contract/assignments/addresses.ts';
import { call } from '#web/platform/client.ts';
import { seenByAssignment } from './parts/live.ts';

export const workPageSize = 10;

export const assignmentsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['assignments', 'of', engagementId],
    queryFn: ({ signal }) => call(listAssignmentsAt, { engagementId }, { signal }),
  });

export const historyQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['assignments', 'history', engagementId],
    queryFn: ({ signal }) => call(listHistoryAt, { engagementId }, { signal }),
  });

/** The people of the agency; of an engagement with who works on it already. */
export const peopleQuery = (engagementId?: string) =>
  queryOptions({
    queryKey: ['assignments', 'people', engagementId],
    queryFn: ({ signal }) => call(listAssignableAt, engagementId === undefined ? {} : { engagementId }, { signal }),
  });

export const workQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['assignments', 'work', userId, page],
    queryFn: ({ signal }) => call(listWorkAt, { userId, pageCurrent: page, pageSize: workPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

const useAssignmentChange = <Given, Found>(send: (given: Given) => Promise<Found>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => Promise.all(seenByAssignment.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
};

export const useSetAssignments = () =>
  useAssignmentChange((given: { engagementId: string; userIds: string[] }) => call(setAssignmentsAt, given));

export const useRemove = () =>
  useAssignmentChange((given: { assignmentId: string; engagementId: string }) =>
    call(deleteAssignmentAt, { ...given, isDeleted: true }),
  );

/** Hands engagements over; without a list all that the person works on. */
export const useHandOver = () =>
  useAssignmentChange((given: { userId: string; toUserId: string; engagementIds?: string[] }) =>
    call(handOverWorkAt, given),
  );
