import * as operations from '#contract/claims/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { contestClaim } from './commands/contest-claim.ts';
import { acceptClaim, decideClaim, withdrawClaim } from './commands/end-claim.ts';
import { makeClaim } from './commands/make-claim.ts';
import { candidateClaim, listClaims } from './queries/claims.ts';

export const claimRoutes: readonly Route[] = [
  answer(operations.readCandidateClaim, candidateClaim),
  answer(operations.makeClaim, makeClaim),
  answer(operations.withdrawClaim, withdrawClaim),
  answer(operations.acceptClaim, acceptClaim),
  answer(operations.contestClaim, contestClaim),
  answer(operations.decideClaim, decideClaim),
  answer(operations.listClaims, listClaims),
];
