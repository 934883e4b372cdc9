import type { Transaction } from 'kysely';
import type { Access } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { BrowserFamily } from '#contract/profile/states.ts';
import type { Database } from '#server/database.ts';
import type { EventFacts } from '#server/platform/events/facts.ts';
import type { EventKind, PayloadCodec } from '#server/platform/events/payload.ts';
import type { LiveFeed } from '#server/platform/live/live.ts';
import type { LiveMessage } from '#server/platform/live/broadcast.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** Only `open.ts` creates this symbol, so that no other code can create a scope. */
declare const minted: unique symbol;

/** The limits and settings that commands need from the environment. */
export interface ScopeSettings {
  /** The maximum number of visible characters in a company biography. */
  readonly biographyLimit: number;
  /** The browsers in which the profile can be edited. */
  readonly profileBrowsers: readonly BrowserFamily[];
  /** The maximum number of ownership checks per user in a day. */
  readonly ownershipChecksPerDay: number;
  /** The maximum number of uploads not yet attached to a candidate, per user and per agency. */
  readonly looseUploads: { readonly perUser: number; readonly perAgency: number };
  /** The size in bytes that an upload must stay below. */
  readonly uploadLimitBytes: number;
  /** The domain of the reply addresses; absent if the product receives no email. */
  readonly inboundMailDomain?: string;
  /** The name of the language model that assesses draft candidates, if one is configured. */
  readonly aiModel?: string;
  /** The URL of this site, for links in files. */
  readonly publicUrl: string;
  /** Whether the provider's staff must sign in with a second factor. */
  readonly staffSecondFactor: boolean;
  /** The name of the external identity provider; absent if users sign in here. */
  readonly signInAt?: string;
}

/** The default settings of a scope. */
export const defaultScopeSettings: ScopeSettings = {
  biographyLimit: 700,
  profileBrowsers: ['chrome', 'firefox'],
  ownershipChecksPerDay: 200,
  looseUploads: { perUser: 100, perAgency: 1000 },
  uploadLimitBytes: 1_000_000,
  publicUrl: 'https://rolecall.example',
  staffSecondFactor: true,
};

interface Scoped {
  readonly [minted]: true;
  /** The transaction in which this scope's row-security variables are set. */
  readonly db: Transaction<Database>;
  /** The time of the request, which stays the same while its work runs. */
  readonly now: Date;
  /** Records an event, runs its in-transaction handlers and enqueues its other reactions, all in this transaction. */
  emit<K extends EventKind>(facts: EventFacts<K>): Promise<void>;
  /** Checks the payloads of events that are read or written without `emit`. */
  readonly payloads: PayloadCodec;
  /**
   * Notifies open pages after the commit. If the transaction is rolled back, nothing is sent. Events are broadcast
   * automatically.
   */
  broadcast(news: LiveMessage): void;
  readonly live: LiveFeed;
  readonly settings: ScopeSettings;
  readonly vault: Vault;
  /** Runs work after the commit. If the transaction is rolled back, the work is discarded. */
  afterCommit(work: () => void | Promise<void>): void;
}

interface SignedIn extends Scoped {
  readonly sessionId: string;
  readonly userId: string;
  /** The caller's first and last name. */
  readonly userName: string;
  readonly tenantId: string;
  readonly tenantName: string;
}

/** Rolecall's decision on an agency. */
export type TenantStatus = 'approved' | 'pending' | 'declined';

export interface AgencyScope extends SignedIn {
  readonly side: 'agency';
  readonly tenantStatus: TenantStatus;
  readonly isApproved: boolean;
  readonly isOwner: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

export interface ClientScope extends SignedIn {
  readonly side: 'client';
}

export interface ProviderScope extends SignedIn {
  readonly side: 'provider';
}

export interface AuditorScope extends SignedIn {
  readonly side: 'auditor';
}

/** The scope of a caller who is not signed in. */
export interface PublicScope extends Scoped {
  readonly side: 'public';
}

/** The scope of the product itself, with a stated reason: jobs, the identity provider, the demo world. */
export interface SystemScope extends Scoped {
  readonly side: 'system';
  readonly reason: string;
  /** Records an event on behalf of the user that the transaction continues as. */
  emitAs<K extends EventKind>(user: UserScope, facts: EventFacts<K>): Promise<void>;
}

/** The scope of a user of an agency, an employer or Rolecall. */
export type TenantScope = AgencyScope | ClientScope | ProviderScope;
/** The scope of any signed-in user. */
export type UserScope = TenantScope | AuditorScope;
export type Scope = UserScope | PublicScope | SystemScope;

/** Whether the caller acts for an agency, an employer or Rolecall. */
export const isTenantScope = (scope: Scope): scope is TenantScope =>
  scope.side === 'agency' || scope.side === 'client' || scope.side === 'provider';

/** The scope types in which an operation with this access can run. */
export type ScopeOf<A extends Access> = A extends 'public'
  ? PublicScope
  : | (A extends { agency: string } ? AgencyScope : never)
    | (A extends { client: string } ? ClientScope : never)
    | (A extends { provider: string } ? ProviderScope : never)
    | (A extends { auditor: string } ? AuditorScope : never);
