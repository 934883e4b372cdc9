import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { defaultPageSize } from '#contract/common/paging.ts';
import {
  acceptClaimEndpoint,
  contestClaimEndpoint,
  decideClaimEndpoint,
  listClaimsEndpoint,
  makeClaimEndpoint,
  readCandidateClaimEndpoint,
  withdrawClaimEndpoint,
} from '#contract/claims/endpoints.ts';
import type { Claim, ContactInput } from '#contract/claims/shapes.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const claimsPageSize = defaultPageSize;

export const candidateClaimQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['claims', 'of', candidateId],
    queryFn: ({ signal }) => callApi(readCandidateClaimEndpoint, { candidateId }, { signal }),
  });

/**
 * Returns the employer's claim on a candidate; null if there is none or it can't be loaded, undefined while it is
 * loading.
 */
export const useCandidateClaim = (candidateId: string): Claim | null | undefined => {
  const { data, isError } = useQuery(candidateClaimQuery(candidateId));
  if (data) return data.claim;
  return isError ? null : undefined;
};

export const claimsQuery = (page: number) =>
  queryOptions({
    queryKey: ['claims', 'list', page],
    queryFn: ({ signal }) => callApi(listClaimsEndpoint, { pageCurrent: page, pageSize: claimsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One side's proof: the contacts that it says it had with the candidate, and its statement. */
export interface ClaimProof {
  contacts: ContactInput[];
  statement: string;
}

const subjects = ['claim', 'candidate'] as const;

export const useOpenClaim = (candidateId: string) =>
  useWrite((proof: ClaimProof) => callApi(makeClaimEndpoint, { candidateId, ...proof }), subjects);
export const useContestClaim = (claimId: string) =>
  useWrite((proof: ClaimProof) => callApi(contestClaimEndpoint, { claimId, ...proof }), subjects);
export const useAcceptClaim = () =>
  useWrite((claimId: string) => callApi(acceptClaimEndpoint, { claimId }), subjects, { awaitsRefetch: true });
export const useWithdrawClaim = () =>
  useWrite((claimId: string) => callApi(withdrawClaimEndpoint, { claimId }), subjects, { awaitsRefetch: true });
export const useDecideClaim = () =>
  useWrite(
    (given: { claimId: string; isUpheld: boolean; reasons: string }) => callApi(decideClaimEndpoint, given),
    subjects,
    { awaitsRefetch: true },
  );
