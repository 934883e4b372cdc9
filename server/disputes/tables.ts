import type { Generated, JSONColumnType } from 'kysely';
import type { ContactRecord } from '#contract/claims/shapes.ts';
import type { DefenceOutcome, DisputeState } from '#contract/disputes/states.ts';

export interface DisputeTables {
  /** The people an agency can't dispute again after an erasure, as keyed hashes. Written by the system only. */
  pastDispute: {
    supplierId: string;
    clientId: string;
    /** The talent request or client that the dispute was about. */
    scopeId: string;
    /** Whether the agency opened the dispute, or lost the person in it. */
    part: 'opened' | 'lost';
    keyMac: string;
    endedAt: Date;
  };
  ownershipDispute: {
    id: string;
    /** The agency that disputes the ownership. */
    supplierId: string;
    clientId: string;
    engagementId: string;
    talentRequestId: string;
    firstName: string;
    lastName: string;
    /** The person's identity keys, as `type:hash`. */
    keys: string[];
    state: Generated<DisputeState>;
    contacts: JSONColumnType<ContactRecord[]>;
    statement: string;
    openedAt: Date;
    openedBy: string;
    openedByName: string;
    decideBy: Date;
    /** When the candidate agreed to be represented by the agency at this client. */
    consentedAt: Date | null;
    /** The request to which the candidate agreed. */
    consentRequestId: string | null;
    /** When the agency uploaded CVs of the person that it hadn't submitted when it opened the dispute. */
    cvUploadedAt: Generated<Date[]>;
    endedAt: Date | null;
    endedByName: Generated<string>;
    reasons: Generated<string>;
    /** When Rolecall's staff were reminded to decide the dispute. */
    remindedAt: Date | null;
    /** When the decision became late. */
    lateAt: Date | null;
    /** When the person's data was removed from the dispute. */
    erasedAt: Date | null;
  };
  ownershipDefence: {
    disputeId: string;
    /** The agency that owned the person when the dispute was opened. */
    supplierId: string;
    candidateId: string;
    /** The talent request or client for which the agency owned the person. */
    scopeId: string;
    /** The identity keys, as `type:hash`, by which both agencies knew the person when the dispute was opened. */
    keys: Generated<string[]>;
    /** Whether the owner has been notified. A job does this after the opening. */
    isRaised: Generated<boolean>;
    openedAt: Date;
    answerBy: Date;
    decideBy: Date;
    contacts: JSONColumnType<ContactRecord[], string | undefined, string>;
    statement: Generated<string>;
    answeredAt: Date | null;
    answeredBy: string | null;
    answeredByName: Generated<string>;
    lateAt: Date | null;
    outcome: DefenceOutcome | null;
    endedAt: Date | null;
    reasons: Generated<string>;
  };
}
