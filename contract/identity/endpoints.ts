import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import { passkeyEndpoints } from './endpoints/passkeys.ts';
import type * as account from './operations/account.ts';
import type * as photo from './operations/photo.ts';
import type { readEmailedLink, setPassword } from './operations/links.ts';
import type { requestConfirmation, requestPasswordReset, confirmEmail, register } from './operations/registration.ts';
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

export const signInEndpoint = endpoint<typeof signIn>('identity.signIn', 'POST', '/api/identity/interaction/{uid}');
export const exchangeCodeEndpoint = endpoint<typeof exchangeCode>(
  'identity.exchangeCode',
  'POST',
  '/api/v2.1/profile/token',
);
export const renewSessionEndpoint = endpoint<typeof renewSession>('identity.renewSession', 'POST', '/api/session');
export const endSessionEndpoint = endpoint<typeof endSession>('identity.endSession', 'POST', '/api/session/end');
export const registerLoginEndpoint = endpoint<typeof registerLogin>(
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
export const readUserEndpoint = endpoint<typeof readUser>(
  'identity.readUser',
  'GET',
  '/api/v2.1/profile/getAuthUserInformation',
);
export const readSidebarEndpoint = endpoint<typeof readSidebar>(
  'identity.readSidebar',
  'GET',
  '/api/v1/sidebar/{tenantId}/{userId}',
  { claims: { tenantId: { place: 'path', is: 'tenant' }, userId: { place: 'path', is: 'user' } } },
);
export const readEmailedLinkEndpoint = endpoint<typeof readEmailedLink>(
  'identity.readLink',
  'POST',
  '/api/identity/link',
);
export const setPasswordEndpoint = endpoint<typeof setPassword>(
  'identity.setPassword',
  'POST',
  '/api/identity/password',
);
export const registerEndpoint = endpoint<typeof register>(
  'identity.register',
  'POST',
  '/api/v2.1/profile/registration',
  {
    names: {
      organizationName: 'OrganizationName',
      firstName: 'PrimaryContactFirstName',
      lastName: 'PrimaryContactLastName',
      email: 'PrimaryContactEmail',
      userName: 'UserName',
    },
  },
);
export const requestConfirmationEndpoint = endpoint<typeof requestConfirmation>(
  'identity.askConfirmation',
  'POST',
  '/api/v2.1/profile/confirmEmailRegistration',
  { locations: { email: 'query', url: 'query' } },
);
/** The endpoint for resending the confirmation email. The email address is sent in the body, which is not logged. */
export const resendConfirmationEndpoint = endpoint<typeof requestConfirmation>(
  'identity.askConfirmation',
  'POST',
  '/api/v2.1/profile/resendAuthVerification',
);
export const requestPasswordResetEndpoint = endpoint<typeof requestPasswordReset>(
  'identity.askReset',
  'POST',
  '/api/v2.1/profile/authResetPasswordNoAuth',
);
export const confirmEmailEndpoint = endpoint<typeof confirmEmail>(
  'identity.confirmEmail',
  'POST',
  '/api/identity/confirmation',
);
export const readPersonalSettingsEndpoint = endpoint<typeof account.readPersonalSettings>(
  'identity.personalSettings',
  'GET',
  '/api/v2.1/profile/getPersonalSettingsByUserId/{id}',
  { claims: { id: { place: 'path', is: 'user' } } },
);
export const updatePersonalSettingsEndpoint = endpoint<typeof account.updatePersonalSettings>(
  'identity.updatePersonalSettings',
  'PATCH',
  '/api/v2.1/profile/updatePersonalSettings',
  {
    locations: {
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
export const updateUserEndpoint = endpoint<typeof account.updateUser>(
  'identity.updateUser',
  'PATCH',
  '/api/v2.1/profile/updateAuthUserInformation',
  { claims: { user_id: { place: 'body', is: 'user' } } },
);
export const updateUsernameEndpoint = endpoint<typeof account.updateUsername>(
  'identity.updateUsername',
  'PATCH',
  '/api/v2.1/profile/updateAuthUserName',
  { claims: { user_id: { place: 'body', is: 'user' } } },
);
export const changeNicknameEndpoint = endpoint<typeof account.changeNickname>(
  'identity.changeNickname',
  'PATCH',
  '/api/v2.1/profile/changeAuthNickname',
  { claims: { user_id: { place: 'body', is: 'user' } } },
);
export const requestPasswordEmailEndpoint = endpoint<typeof account.requestPasswordEmail>(
  'identity.mailPassword',
  'POST',
  '/api/v2.1/profile/authResetPassword',
);
export const readAdminTokenEndpoint = endpoint<typeof account.readAdminToken>(
  'identity.adminToken',
  'GET',
  '/api/v2.1/profile/getAuthzeroToken',
);
export const uploadPhotoEndpoint = endpoint<typeof photo.uploadPhoto>(
  'identity.uploadPhoto',
  'POST',
  '/api/v2.1/profile/photo',
);
export const removePhotoEndpoint = endpoint<typeof photo.removePhoto>(
  'identity.removePhoto',
  'DELETE',
  '/api/v2.1/profile/photo',
);
const readPhotoEndpoint = endpoint<typeof photo.readPhoto>('identity.photo', 'GET', '/api/v1/photos/{photoId}/{size}');
export const listSessionsEndpoint = endpoint<typeof listSessions>('identity.sessions', 'GET', '/api/identity/sessions');
export const endOwnSessionEndpoint = endpoint<typeof endOwnSession>(
  'identity.endOwnSession',
  'DELETE',
  '/api/identity/sessions/{sessionId}',
);
const secondFactor = '/api/identity/second-factor';
export const readSecondFactorEndpoint = endpoint<typeof second.readSecondFactor>(
  'identity.secondFactor',
  'GET',
  secondFactor,
);
export const beginSecondFactorEndpoint = endpoint<typeof second.beginSecondFactor>(
  'identity.beginSecondFactor',
  'POST',
  secondFactor,
);
export const confirmSecondFactorEndpoint = endpoint<typeof second.confirmSecondFactor>(
  'identity.confirmSecondFactor',
  'POST',
  `${secondFactor}/confirmation`,
);
export const endSecondFactorEndpoint = endpoint<typeof second.endSecondFactor>(
  'identity.endSecondFactor',
  'POST',
  `${secondFactor}/end`,
);
export const beginRequiredSecondFactorEndpoint = endpoint<typeof second.beginRequiredSecondFactor>(
  'identity.beginRequiredSecondFactor',
  'POST',
  '/api/identity/interaction/{uid}/second-factor',
);
export const confirmRequiredSecondFactorEndpoint = endpoint<typeof second.confirmRequiredSecondFactor>(
  'identity.confirmRequiredSecondFactor',
  'POST',
  '/api/identity/interaction/{uid}/second-factor/confirmation',
);
export const confirmPasswordEndpoint = endpoint<typeof passwords.confirmPassword>(
  'identity.confirmPassword',
  'POST',
  '/api/identity/password/confirmation',
);
export const changePasswordEndpoint = endpoint<typeof passwords.changePassword>(
  'identity.changePassword',
  'POST',
  '/api/identity/password/change',
);

/** Endpoints that set or read cookies and tokens. The server registers them separately from those of the rooms. */
const sessionEndpoints: readonly Endpoint[] = [
  signInEndpoint,
  exchangeCodeEndpoint,
  renewSessionEndpoint,
  endSessionEndpoint,
  readAdminTokenEndpoint,
  listSessionsEndpoint,
  endOwnSessionEndpoint,
  readSecondFactorEndpoint,
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  endSecondFactorEndpoint,
  beginRequiredSecondFactorEndpoint,
  confirmRequiredSecondFactorEndpoint,
  confirmPasswordEndpoint,
  changePasswordEndpoint,
  ...passkeyEndpoints,
];
/** The room's own endpoints, called with a bearer token or with the token of an emailed link. */
export const identityTokenEndpoints: readonly Endpoint[] = [
  readEmailedLinkEndpoint,
  setPasswordEndpoint,
  registerEndpoint,
  requestConfirmationEndpoint,
  resendConfirmationEndpoint,
  requestPasswordResetEndpoint,
  confirmEmailEndpoint,
  readPersonalSettingsEndpoint,
  updatePersonalSettingsEndpoint,
  updateUserEndpoint,
  updateUsernameEndpoint,
  changeNicknameEndpoint,
  requestPasswordEmailEndpoint,
  uploadPhotoEndpoint,
  removePhotoEndpoint,
  readPhotoEndpoint,
  registerLoginEndpoint,
  readUserEndpoint,
  readSidebarEndpoint,
];
export const identityEndpoints: readonly Endpoint[] = [...sessionEndpoints, ...identityTokenEndpoints];
