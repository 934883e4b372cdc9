import { readSidebar, readUser, registerLogin } from '#contract/identity/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { registerLogin as registerLoginCommand } from './commands/register-login.ts';
import { readSidebar as readSidebarQuery, readUser as readUserQuery } from './queries/read-person.ts';

/** The calls with a bearer token; those of the session are registered beside the identity provider. */
export const identityRoutes: readonly Route[] = [
  answer(registerLogin, (scope) => registerLoginCommand(scope)),
  answer(readUser, (scope) => readUserQuery(scope)),
  answer(readSidebar, (scope) => readSidebarQuery(scope)),
];
