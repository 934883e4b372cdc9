import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defaultPageSize } from '#contract/common/paging.ts';
import {
  changeServiceLevelEndpoint,
  listEscalationsEndpoint,
  listOverdueRecordsEndpoint,
  readApplicationResponseEndpoint,
  readCandidateResponseEndpoint,
  readServiceLevelEndpoint,
} from '#contract/response-times/endpoints.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const responseTimesPageSize = defaultPageSize;

export const applicationResponseQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['response-times', 'application', engagementId],
    queryFn: ({ signal }) => callApi(readApplicationResponseEndpoint, { engagementId }, { signal }),
  });

export const candidateResponseQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['response-times', 'candidate', candidateId],
    queryFn: ({ signal }) => callApi(readCandidateResponseEndpoint, { candidateId }, { signal }),
  });

export const serviceLevelQuery = queryOptions({
  queryKey: ['response-times', 'service-level'],
  queryFn: ({ signal }) => callApi(readServiceLevelEndpoint, {}, { signal }),
});

export const overdueQuery = (page: number) =>
  queryOptions({
    queryKey: ['response-times', 'overdue', page],
    queryFn: ({ signal }) =>
      callApi(listOverdueRecordsEndpoint, { pageCurrent: page, pageSize: responseTimesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const escalationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['response-times', 'escalations', page],
    queryFn: ({ signal }) =>
      callApi(listEscalationsEndpoint, { pageCurrent: page, pageSize: responseTimesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Changes the service level, which determines when an answer is overdue. */
export const useChangeServiceLevel = () =>
  useWrite((serviceLevelDays: number) => callApi(changeServiceLevelEndpoint, { serviceLevelDays }), ['response-time']);
