import type { EngagementKind } from '#contract/engagements/states.ts';
import type { TestServer } from './server-on.ts';

/** Users in every role and on every side, for the authorization tests. */
export interface AuthorizationWorld {
  readonly server: TestServer;
  /**
   * The users by role. `owner` to `techSupport` belong to one approved agency, `client` to one employer, and the
   * auditors to different firms.
   */
  readonly people: Record<AuthorizationRole, string>;
  readonly agencyId: string;
  readonly rivalId: string;
  readonly clientId: string;
  readonly otherClientId: string;
}

const agencyRoles = ['owner', 'admin', 'standard', 'subUser', 'noRole', 'accountManager', 'techSupport'] as const;
export const authorizationRoles = [
  ...agencyRoles,
  'rivalOwner',
  'pendingOwner',
  'declinedOwner',
  'client',
  'otherClient',
  'provider',
  'auditor',
  'otherAuditor',
] as const;
export type AuthorizationRole = (typeof authorizationRoles)[number];

/** The caller for whom an input is created. */
export interface AuthorizationCaller {
  readonly role: AuthorizationRole;
  readonly userId: string;
  readonly tenantId: string;
  /** The kind of engagement to which the called endpoint is limited, if any. */
  readonly auctionType?: EngagementKind | undefined;
}

/** How to call one operation in the tests. Inputs are created for every call, so that each role can try a write. */
export interface AuthorizationCase {
  /** Creates an input that succeeds for a caller with the permission, with records of the caller's own side. */
  own: (world: AuthorizationWorld, caller: AuthorizationCaller) => object | Promise<object>;
  /** Creates an input that refers to another tenant's record; absent if the input refers to no record. */
  other?: (world: AuthorizationWorld, caller: AuthorizationCaller) => object | Promise<object>;
  /** The response to `other`: 404 by default; `empty` for a list that must leave out other tenants' records. */
  otherAnswers?: 403 | 404 | 'empty';
  /**
   * The expected status for a caller with the permission; 200 or 204 by default. Set it if the input alone can't make
   * the call succeed, for example because cookies are needed.
   */
  answers?: number;
  /** The file to upload. */
  file?: { name: string; bytes: Uint8Array };
}
