import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  agreeFee,
  answerDispute,
  decideDispute,
  listDisputes,
  listStaffDisputes,
  openDispute,
  readDefence,
  readReceivedDisputes,
  withdrawDispute,
} from './operations.ts';

const disputes = '/api/v1/disputes';
const one = `${disputes}/{disputeId}` as const;

export const openDisputeEndpoint = endpoint<typeof openDispute>('disputes.open', 'POST', disputes);
export const listDisputesEndpoint = endpoint<typeof listDisputes>('disputes.list', 'GET', disputes);
export const withdrawDisputeEndpoint = endpoint<typeof withdrawDispute>(
  'disputes.withdraw',
  'POST',
  `${one}/withdrawal`,
);
export const readDefenceEndpoint = endpoint<typeof readDefence>(
  'disputes.ofCandidate',
  'GET',
  '/api/v1/candidateDispute/{candidateId}',
);
export const readReceivedDisputesEndpoint = endpoint<typeof readReceivedDisputes>(
  'disputes.ofReceivedCandidate',
  'GET',
  '/api/v1/receivedCandidateDisputes/{candidateId}',
);
export const answerDisputeEndpoint = endpoint<typeof answerDispute>('disputes.answer', 'POST', `${one}/answer`);
export const listStaffDisputesEndpoint = endpoint<typeof listStaffDisputes>(
  'disputes.all',
  'GET',
  '/api/v1/staffDisputes',
);
export const decideDisputeEndpoint = endpoint<typeof decideDispute>('disputes.decide', 'POST', `${one}/decision`);
export const agreeFeeEndpoint = endpoint<typeof agreeFee>(
  'disputes.agreeFee',
  'PATCH',
  '/api/v1/employer/candidate/agreedFee',
);

export const disputeEndpoints: readonly Endpoint[] = [
  openDisputeEndpoint,
  listDisputesEndpoint,
  withdrawDisputeEndpoint,
  readDefenceEndpoint,
  readReceivedDisputesEndpoint,
  answerDisputeEndpoint,
  listStaffDisputesEndpoint,
  decideDisputeEndpoint,
  agreeFeeEndpoint,
];
