import type { Insertable, Kysely, Selectable } from 'kysely';
import { claimAnswerDeadline, contactPeriod } from '#contract/claims/rules.ts';
import {
  pendingClaimStates,
  successfulClaimStates,
  type ClaimState,
  type contactDirections,
} from '#contract/claims/states.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

type Row = Insertable<Database['ownershipClaim']>;

const dayMs = 86_400_000;

/** Creates a contact that took place this many days before the given time. */
export const makeContactBefore = (
  at: Date,
  days: number,
  direction: (typeof contactDirections)[number] = 'to-candidate',
) => ({
  on: contactPeriod(new Date(at.getTime() - days * dayMs), 'UTC').to,
  channel: 'email' as const,
  direction,
  summary: 'We wrote about the vacancy in the eye clinic, and she answered the same day with her notice period.',
});

const claimStateOf = (state: ClaimState): 'pending' | 'stands' | null => {
  if (pendingClaimStates.includes(state)) return 'pending';
  return successfulClaimStates.includes(state) ? 'stands' : null;
};

/** Creates the employer's claim on a candidate, in any state, and marks the candidate. Ownership doesn't change. */
export const makeOwnershipClaim = async (
  db: Kysely<Database>,
  given: Pick<Row, 'candidateId' | 'claimedBy'> & Partial<Row>,
): Promise<Selectable<Database['ownershipClaim']>> => {
  const candidate = await db
    .selectFrom('candidate')
    .select(['engagementId', 'supplierId', 'clientId', 'dateSubmitted'])
    .where('id', '=', given.candidateId)
    .executeTakeFirstOrThrow();
  const { engagementId, supplierId, clientId, dateSubmitted } = candidate;
  const claimedAt = new Date(given.claimedAt ?? dateSubmitted.getTime() + dayMs);
  const state = given.state ?? 'open';
  const isContested = state === 'contested' || state === 'upheld' || state === 'dismissed';
  const contestedAt = new Date(claimedAt.getTime() + dayMs);
  const isEnded = !pendingClaimStates.includes(state);
  const claim = await db
    .insertInto('ownershipClaim')
    .values({
      id: newId(),
      engagementId,
      supplierId,
      clientId,
      contacts: JSON.stringify([
        makeContactBefore(dateSubmitted, 40),
        makeContactBefore(dateSubmitted, 39, 'from-candidate'),
      ]),
      statement: 'She interviewed with us in spring.',
      claimedAt,
      claimedByName: 'Priya Raman',
      answerBy: claimAnswerDeadline(claimedAt, 'Australia/Sydney'),
      ...(isContested
        ? {
            agencyContacts: JSON.stringify([makeContactBefore(dateSubmitted, 3)]),
            agencyStatement: 'She has been looking for work through us only.',
            contestedAt,
            contestedBy: given.claimedBy,
            contestedByName: 'Ines Marchetti',
            decideBy: claimAnswerDeadline(contestedAt, 'Australia/Sydney'),
          }
        : {}),
      ...(isEnded ? { endedAt: contestedAt, endedByName: 'Nils Aas' } : {}),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('candidate')
    .set({ claimState: claimStateOf(claim.state) })
    .where('id', '=', given.candidateId)
    .execute();
  return claim;
};
