import type { Generated, JSONColumnType } from 'kysely';
import type { ContactRecord } from '#contract/claims/shapes.ts';
import type { ClaimState } from '#contract/claims/states.ts';

export interface ClaimTables {
  ownershipClaim: {
    id: string;
    candidateId: string;
    engagementId: string;
    supplierId: string;
    clientId: string;
    state: Generated<ClaimState>;
    contacts: JSONColumnType<ContactRecord[]>;
    statement: string;
    claimedAt: Date;
    claimedBy: string;
    claimedByName: string;
    answerBy: Date;
    agencyContacts: JSONColumnType<ContactRecord[], string | undefined, string>;
    agencyStatement: Generated<string>;
    contestedAt: Date | null;
    contestedBy: string | null;
    contestedByName: Generated<string>;
    decideBy: Date | null;
    endedAt: Date | null;
    endedByName: Generated<string>;
    reasons: Generated<string>;
    /** When Rolecall's staff were reminded to decide the claim. */
    remindedAt: Date | null;
    /** When the decision became late. */
    lateAt: Date | null;
  };
}
