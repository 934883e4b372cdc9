import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { correctSalaryEndpoint, listHiresEndpoint } from '#contract/candidates/endpoints/salary.ts';
import type { correctSalary } from '#contract/candidates/operations/salary.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const hiresPageSize = 10;

export type HiresSearch = { q?: string | undefined; page?: number | undefined };

/** Loads the hired candidates of all agencies, for the provider's staff. */
export const hiresQuery = ({ q = '', page = 0 }: HiresSearch) =>
  queryOptions({
    queryKey: ['candidates', 'hires', q, page],
    queryFn: ({ signal }) =>
      callApi(
        listHiresEndpoint,
        { ...(q === '' ? {} : { keywords: q }), pageCurrent: page, pageSize: hiresPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const useCorrectSalary = () =>
  useWrite((input: SentInputOf<typeof correctSalary>) => callApi(correctSalaryEndpoint, input), ['candidate'], {
    awaitsRefetch: true,
  });
