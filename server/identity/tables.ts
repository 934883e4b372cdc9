import type { Generated, JSONColumnType } from 'kysely';
import type { AccountRequestKind, LinkPurpose } from '#contract/identity/states.ts';

export interface IdentityTables {
  appUser: {
    id: string;
    tenantId: string;
    email: string;
    isEmailVerified: Generated<boolean>;
    username: string;
    nickname: Generated<string>;
    firstName: string;
    lastName: string;
    isOwner: Generated<boolean>;
    isSubUser: Generated<boolean>;
    photoId: string | null;
    walkthroughOn: Generated<boolean>;
    loginCount: Generated<number>;
    lastLoginAt: Date | null;
    createdAt: Date;
    deletedAt: Date | null;
    /** When all identifying data was erased. */
    erasedAt: Date | null;
    /** The issuer of the user's identity at the external provider, set after the first sign-in there. */
    externalIssuer: string | null;
    externalSubject: string | null;
  };
  credential: {
    userId: string;
    passwordHash: string;
    changedAt: Date;
  };
  session: {
    id: string;
    userId: string;
    /** Used by older versions, which didn't rotate refresh tokens. */
    refreshTokenHash: string | null;
    userAgent: Generated<string>;
    createdAt: Date;
    expiresAt: Date;
    endedAt: Date | null;
    /** When the session ends unless it is used; null if it has no idle limit, as in tests. */
    idleUntil: Date | null;
    /** When the user last re-entered the password for a sensitive operation. */
    confirmedAt: Date | null;
  };
  userPhoto: {
    id: string;
    tenantId: string;
    userId: string;
    mediaType: string;
    sizeBytes: number;
    storageKey: string;
    thumbnailKey: string;
    createdAt: Date;
    replacedAt: Date | null;
  };
  accountToken: {
    /** The hash of the token. Only the email contains the token itself. */
    tokenHash: string;
    tenantId: string;
    userId: string;
    purpose: LinkPurpose;
    /** The address that the link was emailed to. */
    email: string;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
  accountAsk: {
    id: string;
    kind: AccountRequestKind;
    email: string;
    /** The page to open after the confirmation. */
    nextPath: string | null;
    askedAt: Date;
  };
  secondFactor: {
    userId: string;
    sealedSecret: string;
    createdAt: Date;
    /** Null until a code has proved that the app has the secret. */
    confirmedAt: Date | null;
    lastStep: Generated<number>;
  };
  recoveryCode: { userId: string; codeHash: string; usedAt: Date | null };
  passkey: {
    id: string;
    tenantId: string;
    userId: string;
    name: string;
    /** The credential ID, as WebAuthn encodes bytes. */
    credentialId: string;
    publicKey: Uint8Array<ArrayBuffer>;
    /** The signature counter, if the device has one. */
    counter: number;
    createdAt: Date;
    lastUsedAt: Date | null;
  };
  identityRecord: {
    model: string;
    id: string;
    payload: JSONColumnType<Record<string, unknown>>;
    grantId: string | null;
    uid: string | null;
    userCode: string | null;
    consumedAt: Date | null;
    expiresAt: Date | null;
  };
}
