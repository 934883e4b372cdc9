import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOpportunitiesAt, readOpportunityAt } from '#contract/opportunities/addresses.ts';
import { call } from '#web/platform/client.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';
import type { OpportunitiesSearch } from './parts/search.ts';

export const pageSize = 10;

export const opportunitiesQuery = (search: OpportunitiesSearch) =>
  queryOptions({
    queryKey: ['opportunities', 'list', search],
    queryFn: ({ signal }) =>
      call(
        listOpportunitiesAt,
        {
          keywords: search.q,
          kind: search.kind,
          engagementTypeId: search.type?.map(Number),
          roleCategoryId: search.category?.map(Number),
          prequalified: search.prequalified === 'yes' ? true : undefined,
          pageCurrent: search.page ?? 0,
          pageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const opportunityQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['opportunities', 'one', engagementId],
    queryFn: ({ signal }) => call(readOpportunityAt, { engagementId }, { signal }),
  });

export const opportunityLive: LiveMap = {
  all: [['opportunities']],
  of: (message) =>
    isAbout(message, 'engagement', 'talent-request', 'application', 'prequalification') ? [['opportunities']] : [],
};
