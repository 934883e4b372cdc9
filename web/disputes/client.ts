import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defaultPageSize } from '#contract/common/paging.ts';
import {
  answerDisputeEndpoint,
  decideDisputeEndpoint,
  listDisputesEndpoint,
  listStaffDisputesEndpoint,
  openDisputeEndpoint,
  readDefenceEndpoint,
  readReceivedDisputesEndpoint,
  withdrawDisputeEndpoint,
} from '#contract/disputes/endpoints.ts';
import type { ClaimProof } from '#web/claims/public.tsx';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const disputesPageSize = defaultPageSize;

/** A person whose ownership is disputed, as entered in the submission form. */
export interface DisputedPerson {
  engagementId: string;
  talentRequestId: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  contactNumber: string;
  linkedIn: string;
  currentCountryId: number | null;
}

export const disputesAgainstAgencyQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['disputes', 'of', candidateId],
    queryFn: ({ signal }) => callApi(readDefenceEndpoint, { candidateId }, { signal }),
  });

export const receivedDisputesQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['disputes', 'of-received', candidateId],
    queryFn: ({ signal }) => callApi(readReceivedDisputesEndpoint, { candidateId }, { signal }),
  });

export const disputesQuery = (page: number) =>
  queryOptions({
    queryKey: ['disputes', 'list', page],
    queryFn: ({ signal }) =>
      callApi(listDisputesEndpoint, { pageCurrent: page, pageSize: disputesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const staffDisputesQuery = (page: number) =>
  queryOptions({
    queryKey: ['disputes', 'all', page],
    queryFn: ({ signal }) =>
      callApi(listStaffDisputesEndpoint, { pageCurrent: page, pageSize: disputesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

const subjects = ['dispute', 'candidate'] as const;

export const useOpenDispute = (person: DisputedPerson) =>
  useWrite((proof: ClaimProof) => callApi(openDisputeEndpoint, { ...person, ...proof }), subjects);
export const useAnswerDispute = (disputeId: string) =>
  useWrite((proof: ClaimProof) => callApi(answerDisputeEndpoint, { disputeId, ...proof }), subjects);
export const useWithdrawDispute = () =>
  useWrite((disputeId: string) => callApi(withdrawDisputeEndpoint, { disputeId }), subjects, { awaitsRefetch: true });
export const useDecideDispute = () =>
  useWrite(
    (given: { disputeId: string; isUpheld: boolean; reasons: string }) => callApi(decideDisputeEndpoint, given),
    subjects,
    { awaitsRefetch: true },
  );
