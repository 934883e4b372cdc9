import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageSizeDefault } from '#contract/common/paging.ts';
import {
  changeServiceLevelEndpoint,
  listEscalationsEndpoint,
  listOverdueEndpoint,
  readApplicationResponseEndpoint,
  readCandidateResponseEndpoint,
  readServiceLevelEndpoint,
} from '#contract/response-times/endpoints.ts';
import { call } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const pageSize = pageSizeDefault;

export const applicationResponseQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['response-times', 'application', engagementId],
    queryFn: ({ signal }) => call(readApplicationResponseEndpoint, { engagementId }, { signal }),
  });

export const candidateResponseQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['response-times', 'candidate', candidateId],
    queryFn: ({ signal }) => call(readCandidateResponseEndpoint, { candidateId }, { signal }),
  });

export const serviceLevelQuery = queryOptions({
  queryKey: ['response-times', 'service-level'],
  queryFn: ({ signal }) => call(readServiceLevelEndpoint, {}, { signal }),
});

export const overdueQuery = (page: number) =>
  queryOptions({
    queryKey: ['response-times', 'overdue', page],
    queryFn: ({ signal }) => call(listOverdueEndpoint, { pageCurrent: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const escalationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['response-times', 'escalations', page],
    queryFn: ({ signal }) => call(listEscalationsEndpoint, { pageCurrent: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Changes the service level, which determines when an answer is overdue. */
export const useChangeServiceLevel = () =>
  useWrite((serviceLevelDays: number) => call(changeServiceLevelEndpoint, { serviceLevelDays }), ['response-time']);
