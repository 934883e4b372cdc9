import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refetchAbout, type Subject } from './live-map.ts';

interface WriteOptions<Answer> {
  /** Stores what the answer already says, before the refetch. */
  onAnswer?: (answer: Answer, queries: QueryClient) => void;
  /**
   * The write is done once its pages are up to date, also after a failure: a refusal often means that the page was
   * stale. Otherwise the refetch runs in the background, since the part that wrote may be gone by then.
   */
  awaitsRefetch?: boolean;
}

/** A write that refetches, once, every query on screen that its subjects concern. */
export const useWrite = <Given, Answer>(
  send: (given: Given) => Promise<Answer>,
  subjects: readonly Subject[],
  { onAnswer, awaitsRefetch = false }: WriteOptions<Answer> = {},
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      onAnswer?.(answer, queries);
      if (!awaitsRefetch) void refetchAbout(queries, subjects);
    },
    onSettled: () => (awaitsRefetch ? refetchAbout(queries, subjects) : undefined),
  });
};
