import { candidateEvents } from '#server/candidates/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { emailContestedClaim } from './commands/email-contested-claim.ts';
import { eraseClaimData } from './commands/end-claim.ts';
import { claimEvents } from './events.ts';

export const claimReactions: readonly Reaction[] = [
  handleInTransaction(candidateEvents.erased, async (scope, { candidateId }) => {
    if (candidateId) await eraseClaimData(scope, candidateId);
  }),
  handleAfterCommit(claimEvents.contested, 'claims.email-staff', (scope, { data }, { mail }) =>
    emailContestedClaim(scope, mail, data.claimId),
  ),
];
