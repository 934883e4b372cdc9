import * as operations from '#contract/claims/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { contestClaim } from './commands/contest-claim.ts';
import { acceptClaim, decideClaim, withdrawClaim } from './commands/end-claim.ts';
import { makeClaim } from './commands/make-claim.ts';
import { findCandidateClaim, listClaims } from './queries/claims.ts';

export const claimRoutes: readonly Route[] = [
  bindOperation(operations.readCandidateClaim, findCandidateClaim),
  bindOperation(operations.makeClaim, makeClaim),
  bindOperation(operations.withdrawClaim, withdrawClaim),
  bindOperation(operations.acceptClaim, acceptClaim),
  bindOperation(operations.contestClaim, contestClaim),
  bindOperation(operations.decideClaim, decideClaim),
  bindOperation(operations.listClaims, listClaims),
];
