import type { Transaction } from 'kysely';
import type { Access } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { BrowserFamily } from '#contract/profile/states.ts';
import type { Database } from '#server/database.ts';
import type { EventFacts } from '#server/platform/events/facts.ts';
import type { EventKind, PayloadCodec } from '#server/platform/events/payload.ts';
import type { LiveFeed } from '#server/platform/live/live.ts';
import type { LiveMessage } from '#server/platform/live/broadcast.ts';

/** Only `open.ts` beside this file makes one; its absence elsewhere is what makes a scope believable. */
declare const minted: unique symbol;

/** Settings that decide what a command takes; a part of the environment, read where the product is put together. */
export interface ScopeSettings {
  /** The most visible characters of a company biography. */
  readonly biographyLimit: number;
  /** The families of browsers in which the profile is worked on. */
  readonly profileBrowsers: readonly BrowserFamily[];
  /** How many people one user may check for ownership in a day. */
  readonly ownershipChecksPerDay: number;
  /** How many uploads may wait for a candidate: of one user, and of their agency. */
  readonly looseUploads: { readonly perUser: number; readonly perAgency: number };
  /** A file must be smaller than this. */
  readonly uploadLimitBytes: number;
  /** Where people sign in, by its name, when that is not with us. */
  readonly signInAt?: string;
}

/** What holds where nobody has set anything. */
export const defaultSettings: ScopeSettings = {
  biographyLimit: 700,
  profileBrowsers: ['chrome', 'firefox'],
  ownershipChecksPerDay: 200,
  looseUploads: { perUser: 100, perAgency: 1000 },
  uploadLimitBytes: 1_000_000,
};

interface Scoped {
  readonly [minted]: true;
  /** The transaction, with the row-security variables of this scope set. */
  readonly db: Transaction<Database>;
  /** The moment of the request: the same for everything that it does. */
  readonly now: Date;
  /** Records an event, runs its in-transaction handlers and enqueues its reactions, all in this transaction. */
  emit<K extends EventKind>(facts: EventFacts<K>): Promise<void>;
  /** Checks the payloads of events that are read or written directly. */
  readonly payloads: PayloadCodec;
  /** Tells open pages after the commit, never when the transaction is rolled back. Every event is told by itself. */
  broadcast(news: LiveMessage): void;
  readonly live: LiveFeed;
  readonly settings: ScopeSettings;
  /** Runs after the commit, never when the transaction is rolled back. */
  afterCommit(work: () => void | Promise<void>): void;
}

interface SignedIn extends Scoped {
  readonly sessionId: string;
  readonly userId: string;
  /** First and last name of the caller. */
  readonly userName: string;
  readonly tenantId: string;
  readonly tenantName: string;
}

/** What Rolecall has decided about an agency. */
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

/** Somebody who is not signed in. */
export interface PublicScope extends Scoped {
  readonly side: 'public';
}

/** The product itself, for a reason that it says: jobs, the identity provider, the demo world. */
export interface SystemScope extends Scoped {
  readonly side: 'system';
  readonly reason: string;
}

export type TenantScope = AgencyScope | ClientScope | ProviderScope;
export type Scope = TenantScope | PublicScope | SystemScope;

/** The scopes in which an operation with this access is answered. */
export type ScopeOf<A extends Access> = A extends 'public'
  ? PublicScope
  : | (A extends { agency: string } ? AgencyScope : never)
    | (A extends { client: string } ? ClientScope : never)
    | (A extends { provider: string } ? ProviderScope : never);
