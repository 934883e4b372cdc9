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
    /** When everything was erased by which somebody could be known. */
    erasedAt: Date | null;
    /** Who this is at the provider outside, once they have signed in there. */
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
    /** Of versions before refresh tokens were rotated. */
    refreshTokenHash: string | null;
    userAgent: Generated<string>;
    createdAt: Date;
    expiresAt: Date;
    endedAt: Date | null;
    /** When it ends unless somebody uses it; absent where nothing is asked of its use, as in sessions of tests. */
    idleUntil: Date | null;
    /** When its password was last typed again for something of weight. */
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
    /** The token itself is in the mail alone. */
    tokenHash: string;
    tenantId: string;
    userId: string;
    purpose: LinkPurpose;
    /** The address that it was mailed to. */
    email: string;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
  accountAsk: {
    id: string;
    kind: AccountRequestKind;
    email: string;
    /** The page that the confirmation leads on to. */
    nextPath: string | null;
    askedAt: Date;
  };
  secondFactor: {
    userId: string;
    sealedSecret: string;
    createdAt: Date;
    /** Absent until a code has shown that the app has the secret. */
    confirmedAt: Date | null;
    lastStep: Generated<number>;
  };
  recoveryCode: { userId: string; codeHash: string; usedAt: Date | null };
  passkey: {
    id: string;
    tenantId: string;
    userId: string;
    name: string;
    /** What the device calls it, as WebAuthn writes bytes. */
    credentialId: string;
    publicKey: Uint8Array<ArrayBuffer>;
    /** How often it was used, where the device counts. */
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
