import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  acceptClaim,
  contestClaim,
  decideClaim,
  listClaims,
  makeClaim,
  readCandidateClaim,
  withdrawClaim,
} from './operations.ts';

const claims = '/api/v1/claims';
const one = `${claims}/{claimId}` as const;

export const readCandidateClaimEndpoint = endpoint<typeof readCandidateClaim>(
  'claims.ofCandidate',
  'GET',
  '/api/v1/candidateClaim/{candidateId}',
);
export const makeClaimEndpoint = endpoint<typeof makeClaim>('claims.claim', 'POST', claims);
export const withdrawClaimEndpoint = endpoint<typeof withdrawClaim>('claims.withdraw', 'POST', `${one}/withdrawal`);
export const acceptClaimEndpoint = endpoint<typeof acceptClaim>('claims.accept', 'POST', `${one}/acceptance`);
export const contestClaimEndpoint = endpoint<typeof contestClaim>('claims.contest', 'POST', `${one}/contest`);
export const decideClaimEndpoint = endpoint<typeof decideClaim>('claims.decide', 'POST', `${one}/decision`);
export const listClaimsEndpoint = endpoint<typeof listClaims>('claims.list', 'GET', claims);

export const claimEndpoints: readonly Endpoint[] = [
  readCandidateClaimEndpoint,
  makeClaimEndpoint,
  withdrawClaimEndpoint,
  acceptClaimEndpoint,
  contestClaimEndpoint,
  decideClaimEndpoint,
  listClaimsEndpoint,
];
