import type { Generated } from 'kysely';

export interface PeopleTables {
  /** A person the agency has submitted. Triggers create the row with the first submission. */
  person: {
    id: Generated<string>;
    supplierId: string;
    createdAt: Date;
    lastSubmittedAt: Date;
    mergedIntoId: string | null;
    erasedAt: Date | null;
    /** When the agency was notified that the retention period ends. */
    retentionNoticedAt: Date | null;
    /** When the person last agreed to let the agency keep their data. */
    renewedAt: Date | null;
    /** When the person refused to let the agency keep their data. */
    keepRefusedAt: Date | null;
  };
  /** The retention period, for agencies that have chosen one. */
  retentionSetting: { supplierId: string; months: number };
  /** A request that asks a person whether their data may be kept. It is deleted when the person is erased. */
  renewalRequest: {
    id: string;
    personId: string;
    supplierId: string;
    firstName: string;
    lastName: string;
    emailAddress: string;
    askedAt: Date;
    askedBy: string;
    askedByName: string;
    expiresAt: Date;
    answeredAt: Date | null;
    keeps: boolean | null;
  };
  /** A hold placed by Rolecall's staff, who alone can read it. */
  personHold: {
    id: string;
    providerId: string;
    personId: string;
    supplierId: string;
    reason: string;
    placedAt: Date;
    placedBy: string;
    placedByName: string;
    liftedAt: Generated<Date | null>;
    liftedBy: Generated<string | null>;
    liftedByName: Generated<string | null>;
  };
  personSubmission: { candidateId: string; personId: string; supplierId: string };
  /** The identity keys in all submissions, each with the one person who has that key. */
  personKey: { supplierId: string; keyType: string; keyHash: string; personId: string };
  personNote: {
    id: string;
    personId: string;
    supplierId: string;
    text: string;
    authorUserId: string;
    authorName: string;
    createdAt: Date;
  };
  /** The IDs that were moved from the merged person, so that the merge can be undone. */
  personMerge: {
    id: string;
    personId: string;
    mergedPersonId: string;
    supplierId: string;
    candidateIds: string[];
    noteIds: string[];
    /** Keys in the format of the database functions: the type and the hash. */
    keyHashes: string[];
    /** The remaining person's answers about the storage of their data, before the merged person's later ones. */
    formerRenewedAt: Generated<Date | null>;
    formerKeepRefusedAt: Generated<Date | null>;
    mergedAt: Date;
    mergedBy: string;
    mergedByName: string;
    undoneAt: Generated<Date | null>;
  };
}
