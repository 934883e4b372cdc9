import { identityRefusals } from '#contract/identity/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limiter } from '#server/platform/http/limiter.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { recordSignInFailure } from '../../commands/record-sign-in.ts';
import { findSignInEmail } from '../../queries/passkeys.ts';
import { findSignIn } from '../../queries/sign-in.ts';
import type { CheckCredentials } from './check-credentials.ts';
import type { SignInOrigin } from './devices.ts';

type Shown = { userId: string; password: string; code?: string | undefined; isSignedIn?: boolean } & SignInOrigin;

/** Checks a signed-in user's password again. Errors are reported at the form field and count as failed sign-ins. */
export const reauthenticate = async (
  { source, checkCredentials }: { source: ScopeSource; checkCredentials: CheckCredentials },
  { userId, ...shown }: Shown,
) => {
  const email = await inSystemScope(source, 'find an email to reauthenticate', (scope) =>
    findSignInEmail(scope, userId),
  );
  const checked = await checkCredentials({ email, ...shown });
  if (!(checked instanceof Refused)) return undefined;
  if (checked.refusal.code === 'wrong-credentials') {
    const { message } = identityRefusals['wrong-password'];
    return refuse(identityRefusals['wrong-password'], { fields: [{ field: 'password', message }] });
  }
  return checked;
};

/** Runs an action that requires a code. Wrong codes are counted and pause the account like failed sign-ins. */
export const limitCodeAttempts = async <T>(
  given: { source: ScopeSource; config: Pick<Config, 'rateLimits'>; limiter: Limiter },
  { userId, ...place }: { userId: string } & SignInOrigin,
  work: () => Promise<T | Refused>,
): Promise<T | Refused> => {
  const { source, limiter, config } = given;
  const email = await inSystemScope(source, 'find an email to check a code', (scope) => findSignInEmail(scope, userId));
  const facts = await inSystemScope(source, 'find the facts to check a code', (scope) =>
    findSignIn(scope, email, place),
  );
  const isPaused = facts.lockedUntil !== null && facts.lockedUntil > source.clock.now();
  if (isPaused || !(await limiter(`code ${userId}`, config.rateLimits.signInPerMinute)).isWithin)
    return refuse(identityRefusals['sign-in-paused']);
  const done = await work();
  if (done instanceof Refused && ['wrong-code', 'app-codes-unreadable'].includes(done.refusal.code))
    await inSystemScope(source, 'record a wrong code', (scope) => recordSignInFailure(scope, email, facts.failuresId));
  return done;
};
