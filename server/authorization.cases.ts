import type { AuthorizationCase } from './platform/testing/authorization.ts';

/** How each operation is tried, room by room. */
export const authorizationCases: Record<string, AuthorizationCase> = {};
