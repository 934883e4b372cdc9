import { readLink, setPassword } from '#contract/identity/operations/links.ts';
import { askConfirmation, askReset, confirmEmail, register } from '#contract/identity/operations/registration.ts';
import { readSidebar, readUser, registerLogin } from '#contract/identity/operations.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
import { confirmEmail as confirmEmailCommand } from './commands/confirm-email.ts';
import * as asks from './commands/keep-ask.ts';
import { registerAgency } from './commands/register-agency.ts';
import { registerLogin as registerLoginCommand } from './commands/register-login.ts';
import { setPassword as setPasswordCommand } from './commands/set-password.ts';
import { readLink as readLinkQuery } from './queries/links.ts';
import { readSidebar as readSidebarQuery, readUser as readUserQuery } from './queries/read-person.ts';

const notSignedIn = 'somebody who cannot sign in asks for a mail';
const byLink = 'a mailed link says who it was mailed to';

/** The calls with a bearer token or a mailed link's; those of the session are registered beside the identity provider. */
export const identityRoutes: readonly Route[] = [
  answerAsSystem(readLink, byLink, readLinkQuery),
  answerAsSystem(setPassword, byLink, setPasswordCommand),
  answerAsSystem(confirmEmail, byLink, confirmEmailCommand),
  answerAsSystem(register, 'an agency registers', registerAgency),
  answerAsSystem(askConfirmation, notSignedIn, asks.askConfirmation),
  answerAsSystem(askReset, notSignedIn, asks.askReset),
  answer(registerLogin, (scope) => registerLoginCommand(scope)),
  answer(readUser, (scope) => readUserQuery(scope)),
  answer(readSidebar, (scope) => readSidebarQuery(scope)),
];
