import { sql } from 'kysely';
import { disputeAnswerDeadline, disputeDecisionDeadline } from '#contract/disputes/rules.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import { disputeEndReasons } from '../copy.ts';
import type { DisputeRow } from '../queries/lock-dispute.ts';
import { endDispute } from './end-dispute.ts';

/**
 * Who owned a disputed person when the dispute was opened: an agency with a candidate, an agency that Rolecall made the
 * owner and that has no candidate, the client, or nobody.
 */
type DisputedParty = 'agency' | 'decided' | 'client' | 'nobody';

/**
 * Stores the owner of a disputed person as the owner's side of a new dispute, and returns which kind of owner it is. If
 * it isn't an agency with a candidate, nothing is stored and the dispute has to end. The owner's deadlines are
 * provisional until a job raises the dispute.
 */
export const storeDisputedOwner = async (
  scope: AgencyScope | SystemScope,
  dispute: DisputeRow,
  timeZone: string,
): Promise<DisputedParty> => {
  const answerBy = disputeAnswerDeadline(scope.now, timeZone);
  const decideBy = disputeDecisionDeadline(scope.now, timeZone);
  const { rows } = await sql<{ party: DisputedParty }>`
    select app.store_disputed_owner(${dispute.id}, ${answerBy}, ${decideBy}) as party`.execute(scope.db);
  return rows[0]?.party ?? 'nobody';
};

const endReasons = {
  client: disputeEndReasons.ownedByClient,
  decided: disputeEndReasons.decidedBefore,
  nobody: disputeEndReasons.notOwned,
} as const satisfies Record<Exclude<DisputedParty, 'agency'>, string>;

/** Ends a dispute in which no agency has a candidate that Rolecall could decide about. */
export const endWithoutOwner = (
  scope: AgencyScope | SystemScope,
  dispute: DisputeRow,
  party: Exclude<DisputedParty, 'agency'>,
): Promise<void> => endDispute(scope, dispute, { state: 'dismissed', by: 'Rolecall', reasons: endReasons[party] });
