import type { Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { clearEndedOwnerships } from './commands/clear-ownerships.ts';
import { findUnansweredClaims, upholdUnansweredClaim } from './commands/end-claim.ts';
import { findClaimsToDecide, remindOfClaimDecision } from './commands/remind-of-claim-decision.ts';

/** Ends claims that no agency answered in time, reminds Rolecall's staff of claims that they have to decide, and clears ended ownerships. */
export const claimJobs: NonNullable<Room['jobs']> = ({ source, mail }) => [
  {
    queue: 'claims.lapse',
    cron: '*/10 * * * *',
    run: async () => {
      const ids = await inSystemScope(source, 'find claims without an answer', findUnansweredClaims);
      await forEachRecord(ids, (id) =>
        inSystemScope(source, 'end a claim without an answer', (scope) => upholdUnansweredClaim(scope, id)),
      );
    },
  },
  {
    queue: 'claims.clear-ownerships',
    cron: '57 3 * * *',
    run: () => inSystemScope(source, 'clear ended ownerships of employers', clearEndedOwnerships),
  },
  {
    queue: 'claims.watch-decisions',
    cron: '*/10 * * * *',
    run: async () => {
      const ids = await inSystemScope(source, 'find claims to decide', findClaimsToDecide);
      await forEachRecord(ids, (id) =>
        inSystemScope(source, 'remind staff of a claim', (scope) => remindOfClaimDecision(scope, mail, id)),
      );
    },
  },
];
