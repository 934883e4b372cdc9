import { address, type Address } from '#contract/common/address.ts';
import type {
  endSession,
  exchangeCode,
  readSidebar,
  readUser,
  registerLogin,
  renewSession,
  signIn,
} from './operations.ts';

export const signInAddress = address<typeof signIn>('identity.signIn', 'POST', '/api/identity/interaction/{uid}');
export const exchangeCodeAddress = address<typeof exchangeCode>(
  'identity.exchangeCode',
  'POST',
  '/api/v2.1/profile/token',
);
export const renewSessionAddress = address<typeof renewSession>('identity.renewSession', 'POST', '/api/session');
export const endSessionAddress = address<typeof endSession>('identity.endSession', 'POST', '/api/session/end');
export const registerLoginAddress = address<typeof registerLogin>(
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
export const readUserAddress = address<typeof readUser>(
  'identity.readUser',
  'GET',
  '/api/v2.1/profile/getAuthUserInformation',
);
export const readSidebarAddress = address<typeof readSidebar>(
  'identity.readSidebar',
  'GET',
  '/api/v2.1/profile/getTenantInfoById/{tenantId}/{userId}',
  { claims: { tenantId: { place: 'path', is: 'tenant' }, userId: { place: 'path', is: 'user' } } },
);

/** The calls that handle cookies: the server answers them beside the rooms. */
export const sessionAddresses: readonly Address[] = [
  signInAddress,
  exchangeCodeAddress,
  renewSessionAddress,
  endSessionAddress,
];
/** The calls with a bearer token. */
export const identityRoomAddresses: readonly Address[] = [registerLoginAddress, readUserAddress, readSidebarAddress];
export const identityAddresses: readonly Address[] = [...sessionAddresses, ...identityRoomAddresses];
