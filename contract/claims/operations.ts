import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { claimRefusals } from './refusals.ts';
import { maxStatementLength } from './rules.ts';
import { candidateClaimShape, claimShape, contactsInput } from './shapes.ts';

const answers = { agency: 'Fulfillment Stage=Submit Candidate' } as const;
const claim = z.object({ claimId: id() });
const statement = requiredMultilineTextSchema('Statement', maxStatementLength);
const refusals = [claimRefusals['not-possible']];

export const readCandidateClaim = operation({
  name: 'claims.ofCandidate',
  summary:
    "Returns the employer's claim on a candidate, if there is one, and the deadline for making a claim. The employer still reads its claim after the candidate was withdrawn.",
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details', client: 'any' },
  input: z.object({ candidateId: id() }),
  output: candidateClaimShape,
});

export const makeClaim = operation({
  name: 'claims.claim',
  summary:
    "Claims a candidate that the employer already knew, with contacts of the last 180 days as proof. Contacts after an earlier submission of the person don't count. The first submission under an ownership begins the period for claiming the person, who is claimed once under this ownership. The candidate can't be hired until the claim is decided.",
  effect: 'write',
  access: { client: 'any' },
  input: z.object({ candidateId: id(), contacts: contactsInput, statement }),
  output: claimShape,
  refusals,
});

export const withdrawClaim = operation({
  name: 'claims.withdraw',
  summary: 'Withdraws a claim that has not been decided. The agency owns the candidate.',
  effect: 'write',
  access: { client: 'any' },
  input: claim,
  output: claimShape,
  refusals,
});

export const acceptClaim = operation({
  name: 'claims.accept',
  summary: 'Accepts a claim: the candidacy ends, and the employer owns the candidate.',
  effect: 'write',
  access: answers,
  input: claim,
  output: claimShape,
  refusals,
});

export const contestClaim = operation({
  name: 'claims.contest',
  summary: 'Contests a claim with evidence. Rolecall decides within three working days.',
  effect: 'write',
  access: answers,
  input: claim.extend({ contacts: contactsInput, statement }),
  output: claimShape,
  refusals,
});

export const decideClaim = operation({
  name: 'claims.decide',
  summary: 'Decides a contested claim, with reasons that both parties read.',
  effect: 'write',
  access: { provider: 'any' },
  input: claim.extend({ isUpheld: z.boolean(), reasons: requiredMultilineTextSchema('Reasons', maxStatementLength) }),
  output: claimShape,
  refusals,
});

export const listClaims = operation({
  name: 'claims.list',
  summary:
    'Lists the claims of employers for the staff of the provider: contested ones first, earliest deadline first.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object({ isContested: z.boolean().optional(), ...pageInput }),
  output: z.object({ records: z.array(claimShape), ...pageOutput }),
});

export const claimOperations: readonly Operation[] = [
  readCandidateClaim,
  makeClaim,
  withdrawClaim,
  acceptClaim,
  contestClaim,
  decideClaim,
  listClaims,
];
