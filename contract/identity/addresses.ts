import { address, type Address } from '#contract/common/address.ts';
import { passkeyAddresses } from './addresses/passkeys.ts';
import type * as account from './operations/account.ts';
import type * as photo from './operations/photo.ts';
import type { readLink, setPassword } from './operations/links.ts';
import type { askConfirmation, askReset, confirmEmail, register } from './operations/registration.ts';
import type * as passwords from './operations/passwords.ts';
import type * as second from './operations/second-factor.ts';
import type { endOwnSession, listSessions } from './operations/sessions.ts';
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
export const readPersonalSettingsAt = address<typeof account.readPersonalSettings>(
  'identity.personalSettings',
  'GET',
  '/api/v2.1/profile/getPersonalSettingsByUserId/{id}',
  { claims: { id: { place: 'path', is: 'user' } } },
);
export const updatePersonalSettingsAt = address<typeof account.updatePersonalSettings>(
  'identity.updatePersonalSettings',
  'PATCH',
  '/api/v2.1/profile/updatePersonalSettings',
  {
    places: {
      firstName: 'query',
      lastName: 'query',
      applications: 'query',
      clarifications: 'query',
      bidding: 'query',
      fulfillment: 'query',
      walkthrough: 'query',
    },
    claims: { userId: { place: 'query', is: 'user' } },
  },
);
export const updateUserAt = address<typeof account.updateUser>(
  'identity.updateUser',
  'PATCH',
  '/api/v2.1/profile/updateAuthUserInformation',
  { claims: { user_id: { place: 'body', is: 'user' } } },
);
export const updateUsernameAt = address<typeof account.updateUsername>(
  'identity.updateUsername',
  'PATCH',
  '/api/v2.1/profile/updateAuthUserName',
  { claims: { user_id: { place: 'body', is: 'user' } } },
);
export const changeNicknameAt = address<typeof account.changeNickname>(
  'identity.changeNickname',
  'PATCH',
  '/api/v2.1/profile/changeAuthNickname',
  { claims: { user_id: { place: 'body', is: 'user' } } },
);
export const mailPasswordAt = address<typeof account.mailPassword>(
  'identity.mailPassword',
  'POST',
  '/api/v2.1/profile/authResetPassword',
);
export const readAdminTokenAt = address<typeof account.readAdminToken>(
  'identity.adminToken',
  'GET',
  '/api/v2.1/profile/getAuthzeroToken',
);
export const uploadPhotoAt = address<typeof photo.uploadPhoto>(
  'identity.uploadPhoto',
  'POST',
  '/api/v2.1/profile/photo',
);
export const removePhotoAt = address<typeof photo.removePhoto>(
  'identity.removePhoto',
  'DELETE',
  '/api/v2.1/profile/photo',
);
export const readPhotoAt = address<typeof photo.readPhoto>('identity.photo', 'GET', '/api/v1/photos/{photoId}/{size}');
export const listSessionsAt = address<typeof listSessions>('identity.sessions', 'GET', '/api/identity/sessions');
export const endOwnSessionAt = address<typeof endOwnSession>(
  'identity.endOwnSession',
  'DELETE',
  '/api/identity/sessions/{sessionId}',
);
const secondFactor = '/api/identity/second-factor';
export const readSecondFactorAt = address<typeof second.readSecondFactor>('identity.secondFactor', 'GET', secondFactor);
export const beginSecondFactorAt = address<typeof second.beginSecondFactor>(
  'identity.beginSecondFactor',
  'POST',
  secondFactor,
);
export const confirmSecondFactorAt = address<typeof second.confirmSecondFactor>(
  'identity.confirmSecondFactor',
  'POST',
  `${secondFactor}/confirmation`,
);
export const endSecondFactorAt = address<typeof second.endSecondFactor>(
  'identity.endSecondFactor',
  'POST',
  `${secondFactor}/end`,
);
export const confirmPasswordAt = address<typeof passwords.confirmPassword>(
  'identity.confirmPassword',
  'POST',
  '/api/identity/password/confirmation',
);
export const changePasswordAt = address<typeof passwords.changePassword>(
  'identity.changePassword',
  'POST',
  '/api/identity/password/change',
);

/** The calls that handle cookies and tokens: the server answers them beside the rooms. */
export const sessionAddresses: readonly Address[] = [
  signInAt,
  exchangeCodeAt,
  renewSessionAt,
  endSessionAt,
  readAdminTokenAt,
  listSessionsAt,
  endOwnSessionAt,
  readSecondFactorAt,
  beginSecondFactorAt,
  confirmSecondFactorAt,
  endSecondFactorAt,
  confirmPasswordAt,
  changePasswordAt,
  ...passkeyAddresses,
];
/** The calls of the room itself: with a bearer token, or with the token of a mailed link. */
export const identityRoomAddresses: readonly Address[] = [
  readLinkAt,
  setPasswordAt,
  registerAt,
  askConfirmationAt,
  resendConfirmationAt,
  askResetAt,
  confirmEmailAt,
  readPersonalSettingsAt,
  updatePersonalSettingsAt,
  updateUserAt,
  updateUsernameAt,
  changeNicknameAt,
  mailPasswordAt,
  uploadPhotoAt,
  removePhotoAt,
  readPhotoAt,
  registerLoginAt,
  readUserAt,
  readSidebarAt,
];
export const identityAddresses: readonly Address[] = [...sessionAddresses, ...identityRoomAddresses];
