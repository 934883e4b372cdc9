import { identityRefusals } from '#contract/identity/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limiter } from '#server/platform/http/limiter.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { recordAccountEvent } from '../../commands/record-account-event.ts';
import { recordSignInFailure, clearSignInFailures, countUnknownEmailSignIn } from '../../commands/record-sign-in.ts';
import { consumeSecondFactorCode } from '../../commands/factors/second-factor.ts';
import { identityEvents } from '../../events.ts';
import { findSecondFactorState, mustSetUpSecondFactor } from '../../queries/second-factor-requirement.ts';
import { findSignIn } from '../../queries/sign-in.ts';
import type { SignInOrigin } from './devices.ts';
import { unknownDevicesId } from './failures.ts';
import { verifyPassword, dummyPasswordHash } from './passwords.ts';

/** The number of accounts that may sign in from one network address within a minute, enough for a whole office. */
export const maxAccountsPerAddress = 10;

export type CheckCredentials = (
  attempt: {
    email: string;
    password: string;
    /** A code for the second factor, if one is required. */
    code?: string | undefined;
    /** Whether a passkey used instead of a code belongs to the user. Called only if the password was right. */
    isTheirs?: (userId: string) => Promise<boolean>;
    /** Set if the user is already signed in, so that only the password is checked. */
    isSignedIn?: boolean;
    /**
     * Set for a sign-in. If the role requires a second factor, a user who has only a passkey must use it, and a user
     * who has no second factor must set one up.
     */
    isSignIn?: boolean;
  } & SignInOrigin,
) => Promise<
  | {
      userId: string;
      /** Whether the user must set up a second factor before the sign-in is completed. */
      mustSetUp: boolean;
    }
  | Refused<
      | 'wrong-credentials'
      | 'email-not-verified'
      | 'second-factor-needed'
      | 'passkey-needed'
      | 'wrong-code'
      | 'app-codes-unreadable'
      | 'wrong-passkey'
      | 'sign-in-paused'
    >
>;

/**
 * Creates the check that finds the user for an email address and password. Known and unknown addresses take the same
 * amount of work and get the same responses.
 */
export const createCheckCredentials = (given: {
  source: ScopeSource;
  config: Pick<Config, 'secret' | 'rateLimits'>;
  limiter: Limiter;
}): CheckCredentials => {
  const { source, limiter } = given;
  const { secret } = given.config;
  const perMinute = given.config.rateLimits.signInPerMinute;
  return async ({ email: typed, password, code, isTheirs, isSignedIn, isSignIn, ...place }) => {
    const email = typed.trim().toLowerCase();
    const paused = refuse(identityRefusals['sign-in-paused']);
    if (!(await limiter(`sign-in ${place.address}`, perMinute * maxAccountsPerAddress)).isWithin) return paused;
    const facts = await inSystemScope(source, 'find the facts for a sign-in', (scope) =>
      findSignIn(scope, email, place),
    );
    if (!(await limiter(`sign-in ${facts.failuresId}`, perMinute)).isWithin) return paused;
    if (facts.lockedUntil && facts.lockedUntil > source.clock.now()) return paused;
    const fail = (wrong: 'password' | 'code' | 'passkey') =>
      inSystemScope(source, 'record a failed sign-in', async (scope) => {
        await recordSignInFailure(scope, email, facts.failuresId);
        if (facts.isStranger) await recordSignInFailure(scope, email, unknownDevicesId(email));
        if (isSignIn !== true) return;
        await (facts.user
          ? recordAccountEvent(scope, {
              kind: identityEvents.signInFailed,
              data: { userId: facts.user.id, wrong },
            })
          : countUnknownEmailSignIn(scope, place.address));
      });
    // Hashing runs outside any transaction, so that it doesn't occupy a connection.
    const isRight = await verifyPassword(password, facts.user?.passwordHash ?? dummyPasswordHash);
    const { user, failedCount } = facts;
    if (!user || !isRight) {
      await fail('password');
      return refuse(identityRefusals['wrong-credentials']);
    }
    if (!user.isEmailVerified) return refuse(identityRefusals['email-not-verified']);
    const { id: userId, hasSecondFactor } = user;
    const state =
      isSignIn === true
        ? await inSystemScope(source, 'find whether a second factor is required', (scope) =>
            findSecondFactorState(scope, userId),
          )
        : undefined;
    const needsPasskey = state !== undefined && state.isRequired && !state.hasApp && state.passkeys > 0;
    if (needsPasskey && !isTheirs) return refuse(identityRefusals['passkey-needed']);
    if ((hasSecondFactor || needsPasskey) && isSignedIn !== true) {
      if (!isTheirs && (code === undefined || code.trim() === ''))
        return refuse(identityRefusals['second-factor-needed']);
      const refused = isTheirs
        ? (await isTheirs(userId))
          ? undefined
          : refuse(identityRefusals['wrong-passkey'])
        : await inSystemScope(source, 'use a second-factor code', (scope) =>
            consumeSecondFactorCode(scope, { userId, secret, code: code ?? '' }),
          );
      if (refused) {
        await fail(isTheirs ? 'passkey' : 'code');
        return refused;
      }
    }
    if (failedCount > 0)
      await inSystemScope(source, 'clear failed sign-ins', (scope) => clearSignInFailures(scope, facts.failuresId));
    return { userId, mustSetUp: state !== undefined && mustSetUpSecondFactor(state) };
  };
};
