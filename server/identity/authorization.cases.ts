import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';

const nothing = (): object => ({});

/** The calls of the sign-in need a browser's cookies to succeed: provider/register-session.test.ts shows them whole. */
export const identityCases: Record<string, AuthorizationCase> = {
  'identity.signIn': {
    own: () => ({ uid: 'not-started-here', email: 'person@people.example', password: 'a-password' }),
    answers: 409,
  },
  'identity.exchangeCode': { own: () => ({ code: 'no-code', codeVerifier: 'v'.repeat(43) }), answers: 400 },
  'identity.renewSession': { own: nothing, answers: 401 },
  'identity.endSession': { own: nothing },
  'identity.registerLogin': { own: nothing },
  'identity.readUser': { own: nothing },
  'identity.readSidebar': { own: nothing },
};
