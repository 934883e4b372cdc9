import { address, type Address } from '#contract/common/address.ts';
import type { readLink, setPassword } from './operations/links.ts';
import type { askConfirmation, askReset, confirmEmail, register } from './operations/registration.ts';
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
export const registerAt = address<typeof register>('identity.register', 'POST', '/api/v2.1/profile/registration', {
  names: {
    organizationName: 'OrganizationName',
    firstName: 'PrimaryContactFirstName',
    lastName: 'PrimaryContactLastName',
    email: 'PrimaryContactEmail',
    userName: 'UserName',
  },
});
export const askConfirmationAt = address<typeof askConfirmation>(
  'identity.askConfirmation',
  'POST',
  '/api/v2.1/profile/confirmEmailRegistration',
  { places: { email: 'query', url: 'query' } },
);
/** Sends it again: the same question, with the address where nobody logs it. */
export const resendConfirmationAt = address<typeof askConfirmation>(
  'identity.askConfirmation',
  'POST',
  '/api/v2.1/profile/resendAuthVerification',
);
export const askResetAt = address<typeof askReset>(
  'identity.askReset',
  'POST',
  '/api/v2.1/profile/authResetPasswordNoAuth',
);
export const confirmEmailAt = address<typeof confirmEmail>(
  'identity.confirmEmail',
  'POST',
  '/api/identity/confirmation',
);

/** The calls that handle cookies: the server answers them beside the rooms. */
export const sessionAddresses: readonly Address[] = [signInAt, exchangeCodeAt, renewSessionAt, endSessionAt];
/** The calls of the room itself: with a bearer token, or with the token of a mailed link. */
export const identityRoomAddresses: readonly Address[] = [
  readLinkAt,
  setPasswordAt,
  registerAt,
  askConfirmationAt,
  resendConfirmationAt,
  askResetAt,
  confirmEmailAt,
  registerLoginAt,
  readUserAt,
  readSidebarAt,
];
export const identityAddresses: readonly Address[] = [...sessionAddresses, ...identityRoomAddresses];
