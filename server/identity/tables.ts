import type { Generated, JSONColumnType } from 'kysely';

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
    photoKey: string | null;
    loginCount: Generated<number>;
    lastLoginAt: Date | null;
    createdAt: Date;
    deletedAt: Date | null;
  };
  credential: {
    userId: string;
    passwordHash: string;
    changedAt: Date;
  };
  session: {
    id: string;
    userId: string;
    refreshTokenHash: string | null;
    userAgent: Generated<string>;
    createdAt: Date;
    expiresAt: Date;
    endedAt: Date | null;
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
