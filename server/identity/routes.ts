import * as account from '#contract/identity/operations/account.ts';
import * as photo from '#contract/identity/operations/photo.ts';
import { readEmailedLink, setPassword } from '#contract/identity/operations/links.ts';
import {
  requestConfirmation,
  requestPasswordReset,
  confirmEmail,
  register,
} from '#contract/identity/operations/registration.ts';
import { readSidebar, readUser, registerLogin } from '#contract/identity/operations.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import { photoTypeError } from '#contract/identity/rules.ts';
import { bindOperation, bindPublicOperation, type Route } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import * as own from './commands/update-account.ts';
import { requestPasswordEmail } from './commands/request-password-email.ts';
import { removePhoto, uploadPhoto } from './commands/upload-photo.ts';
import { readPhoto } from './queries/read-photo.ts';
import { confirmEmail as confirmEmailCommand } from './commands/confirm-email.ts';
import * as asks from './commands/enqueue-account-request.ts';
import { registerAgency } from './commands/register/register-agency.ts';
import { registerLogin as registerLoginCommand } from './commands/register-login.ts';
import { setPassword as setPasswordCommand } from './commands/set-password.ts';
import { readEmailedLink as readLinkQuery } from './queries/links.ts';
import { readPersonalSettings } from './queries/personal-settings.ts';
import { readSidebar as readSidebarQuery, readUser as readUserQuery } from './queries/read-user-profile.ts';

const notSignedIn = 'request a mail without signing in';
/** Refuses calls to a route if an external identity provider manages the credentials. */
const ours = (route: Route): Route => ({
  ...route,
  handle: (scope, input) =>
    scope.settings.signInAt === undefined
      ? route.handle(scope, input)
      : Promise.resolve(refuse(identityRefusals['external-identity'])),
});

const byLink = 'use an emailed link';

/** The identity calls that run in a scope. Session calls are registered together with the identity provider. */
export const identityRoutes: readonly Route[] = [
  bindPublicOperation(readEmailedLink, byLink, readLinkQuery),
  ours(bindPublicOperation(setPassword, byLink, setPasswordCommand)),
  bindPublicOperation(confirmEmail, byLink, confirmEmailCommand),
  bindPublicOperation(register, 'register an agency', registerAgency),
  bindPublicOperation(requestConfirmation, notSignedIn, asks.requestConfirmation),
  ours(bindPublicOperation(requestPasswordReset, notSignedIn, asks.requestPasswordReset)),
  bindOperation(registerLogin, (scope) => registerLoginCommand(scope)),
  bindOperation(readUser, (scope) => readUserQuery(scope)),
  bindOperation(readSidebar, (scope) => readSidebarQuery(scope)),
  bindOperation(account.readPersonalSettings, (scope) => readPersonalSettings(scope)),
  bindOperation(account.updatePersonalSettings, own.updatePersonalSettings),
  ours(bindOperation(account.updateUser, own.updateUser)),
  ours(bindOperation(account.updateUsername, own.updateUsername)),
  ours(bindOperation(account.changeNickname, own.changeNickname)),
  ours(bindOperation(account.requestPasswordEmail, requestPasswordEmail)),
  bindOperation(photo.uploadPhoto, uploadPhoto, { kindWords: () => photoTypeError.error() }),
  bindOperation(photo.removePhoto, (scope) => removePhoto(scope)),
  bindPublicOperation(photo.readPhoto, 'show a photo to anyone with its id', readPhoto),
];
