import { address, type Address } from '#contract/common/address.ts';
import type { readLink, setPassword } from './operations/links.ts';
import type {
  endSession,
  exchangeCode,
  readSidebar,
  readUser,
  registerLogin,
  renewSession,
  signIn,
} from './operations.ts';

export const signInAt = address<typeof signIn>('identity.signIn', 'POST', '/api/identity/interaction/{uid}');
export const exchangeCodeAt = address<typeof exchangeCode>('identity.exchangeCode', 'POST', '/api/v2.1/profile/token');
export const renewSessionAt = address<typeof renewSession>('identity.renewSession', 'POST', '/api/session');
export const endSessionAt = address<typeof endSession>('identity.endSession', 'POST', '/api/session/end');
export const registerLoginAt = address<typeof registerLogin>(
  'identity.registerLogin',
  'POST',
  '/api/v2.1/profile/login',
  {
    claims: {
      tenantId: { place: 'body', is: 'tenant' },
      authId: { place: 'body', is: 'user' },
      createdBy: { place: 'body', is: 'user' },
    },
  },
);
export const readUserAt = address<typeof readUser>(
  'identity.readUser',
  'GET',
  '/api/v2.1/profile/getAuthUserInformation',
);
export const readSidebarAt = address<typeof readSidebar>(
  'identity.readSidebar',
  'GET',
  '/api/v1/sidebar/{tenantId}/{userId}',
  { claims: { tenantId: { place: 'path', is: 'tenant' }, userId: { place: 'path', is: 'user' } } },
);
export const readLinkAt = address<typeof readLink>('identity.readLink', 'POST', '/api/identity/link');
export const setPasswordAt = address<typeof setPassword>('identity.setPassword', 'POST', '/api/identity/password');

/** The calls that handle cookies: the server answers them beside the rooms. */
export const sessionAddresses: readonly Address[] = [signInAt, exchangeCodeAt, renewSessionAt, endSessionAt];
/** The calls of the room itself: with a bearer token, or with the token of a mailed link. */
export const identityRoomAddresses: readonly Address[] = [
  readLinkAt,
  setPasswordAt,
  registerLoginAt,
  readUserAt,
  readSidebarAt,
];
export const identityAddresses: readonly Address[] = [...sessionAddresses, ...identityRoomAddresses];
