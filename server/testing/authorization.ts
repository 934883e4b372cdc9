import type { TestServer } from './server-on.ts';

/** People of every role, on every side, for the table of who may call what. */
export interface AuthorizationWorld {
  readonly server: TestServer;
  /** Users by role. `owner` to `techSupport` belong to one approved agency, `client` to one employer. */
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
] as const;
export type AuthorizationRole = (typeof authorizationRoles)[number];

/** How one operation is tried. Inputs are made afresh for every call, so that a write may be tried by each role. */
export interface AuthorizationCase {
  /** An input that a caller with the right succeeds with, on records of the caller's own side. */
  own: (
    world: AuthorizationWorld,
    caller: { role: AuthorizationRole; userId: string; tenantId: string },
  ) => object | Promise<object>;
  /** An input aimed at a record that belongs to others; absent where the input names no record. */
  other?: (
    world: AuthorizationWorld,
    caller: { role: AuthorizationRole; userId: string; tenantId: string },
  ) => object | Promise<object>;
  /** What the aim at others gets: 404 unless said; `empty` where a list has nothing of theirs. */
  otherAnswers?: 403 | 404 | 'empty';
  /** What a caller with the right gets where a success needs more than an input: a browser's cookies. 200 or 204 unless said. */
  answers?: number;
  /** The file that an upload carries. */
  file?: { name: string; bytes: Uint8Array };
}
