import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerRenewalEndpoint, readRenewalPageEndpoint } from '#contract/people/endpoints/renewal.ts';
import { callApi } from '#web/platform/client.ts';

const isPublic = true;

/** Loads the page for a person who is asked whether their data may be kept. */
export const renewalPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['renewal-page', token],
    queryFn: ({ signal }) => callApi(readRenewalPageEndpoint, { token }, { signal, isPublic }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

export const useAnswerRenewal = (token: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (keeps: boolean) => callApi(answerRenewalEndpoint, { token, keeps }, { isPublic }),
    onSuccess: (page) => void queries.setQueryData(renewalPageQuery(token).queryKey, page),
  });
};
