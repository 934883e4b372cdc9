import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { LiveSubject } from '#contract/notifications/states.ts';
import { refetchSubjects } from './live-invalidation.ts';

interface WriteOptions<Answer> {
  /** Updates the cache from the response before the refetch. */
  onAnswer?: (answer: Answer, queries: QueryClient) => void;
  /**
   * Whether to resolve only once the affected queries have been refetched. They are then refetched even after a
   * failure, since a refusal often means that the page was out of date. Otherwise the refetch runs in the background
   * after a success, since the component may be unmounted before it ends.
   */
  awaitsRefetch?: boolean;
}

/** Creates a mutation, after which every affected query on screen is refetched once. */
export const useWrite = <Given, Answer>(
  send: (given: Given) => Promise<Answer>,
  subjects: readonly LiveSubject[],
  { onAnswer, awaitsRefetch = false }: WriteOptions<Answer> = {},
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      onAnswer?.(answer, queries);
      if (!awaitsRefetch) void refetchSubjects(queries, subjects);
    },
    onSettled: () => (awaitsRefetch ? refetchSubjects(queries, subjects) : undefined),
  });
};
