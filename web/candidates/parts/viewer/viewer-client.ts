import { queryOptions } from '@tanstack/react-query';
import {
  listAnswersEndpoint,
  listReceivedAnswersEndpoint,
  listVersionsEndpoint,
  saveAnswersEndpoint,
} from '#contract/candidates/endpoints/viewer.ts';
import type { saveAnswers } from '#contract/candidates/operations/answers.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

/** Loads the employer's questions about a candidate with the agency's answers, apart from the candidate itself. */
export const answersQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'answers', candidateId],
    queryFn: ({ signal }) => callApi(listAnswersEndpoint, { candidateId }, { signal }),
  });

/** Loads the answers about a received candidate with their assessment. */
export const receivedAnswersQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'received-answers', candidateId],
    queryFn: ({ signal }) => callApi(listReceivedAnswersEndpoint, { candidateId }, { signal }),
  });

/** Loads the versions of a candidate, newest first. */
export const versionsQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['candidates', 'versions', candidateId],
    queryFn: ({ signal }) => callApi(listVersionsEndpoint, { candidateId }, { signal }),
  });

/** Saves answers, and shows them at once. */
export const useSaveAnswers = () =>
  useWrite(
    async (input: SentInputOf<typeof saveAnswers>) => ({
      candidateId: input.candidateId,
      answers: await callApi(saveAnswersEndpoint, input),
    }),
    ['candidate'],
    {
      onAnswer: ({ candidateId, answers }, queries) =>
        queries.setQueryData(answersQuery(candidateId).queryKey, answers),
    },
  );
