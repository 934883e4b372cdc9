import { identityRefusals } from '#contract/identity/refusals.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { countFailure, forgetFailures } from '../commands/count-sign-in.ts';
import { useCode } from '../commands/second-factor.ts';
import { findSignIn } from '../queries/sign-in.ts';
import { failuresId } from './failures.ts';
import { createLimiter } from './limiter.ts';
import { isPassword, nobodysHash } from './passwords.ts';

/** A whole office behind one address may sign in at the same minute. */
export const accountsPerAddress = 10;

export type CheckCredentials = (attempt: {
  email: string;
  password: string;
  /** Of the second factor, where one is asked for. */
  code?: string | undefined;
  /** Whether a passkey that was given in place of a code is of this person; asked once the password was right. */
  isTheirs?: (userId: string) => Promise<boolean>;
  address: string;
}) => Promise<
  | { userId: string }
  | Refused<
      | 'wrong-credentials'
      | 'email-not-verified'
      | 'second-factor-needed'
      | 'wrong-code'
      | 'wrong-passkey'
      | 'sign-in-paused'
    >
>;

/** Who an address and a password belong to. Known and unknown addresses get the same answers for the same work. */
export const createCheckCredentials = (source: ScopeSource, perMinute: number, secret: string): CheckCredentials => {
  const mayTry = createLimiter(source.clock);
  return async ({ email: typed, password, code, isTheirs, address }) => {
    const email = typed.trim().toLowerCase();
    const withinShares =
      mayTry(`address ${address}`, perMinute * accountsPerAddress) && mayTry(`account ${failuresId(email)}`, perMinute);
    if (!withinShares) return refuse(identityRefusals['sign-in-paused']);
    const facts = await inSystemScope(source, 'a sign-in', (scope) => findSignIn(scope, email));
    if (facts.lockedUntil && facts.lockedUntil > source.clock.now()) return refuse(identityRefusals['sign-in-paused']);
    // Hashing stands outside of any transaction, so that it holds no connection.
    const isRight = await isPassword(password, facts.user?.passwordHash ?? nobodysHash);
    const { user, failedCount } = facts;
    if (!user || !isRight) {
      await inSystemScope(source, 'a failed sign-in', (scope) => countFailure(scope, email));
      return refuse(identityRefusals['wrong-credentials']);
    }
    if (!user.isEmailVerified) return refuse(identityRefusals['email-not-verified']);
    const { id: userId, hasSecondFactor } = user;
    if (hasSecondFactor) {
      if (!isTheirs && (code === undefined || code.trim() === ''))
        return refuse(identityRefusals['second-factor-needed']);
      const isGood = isTheirs
        ? await isTheirs(userId)
        : await inSystemScope(source, 'a second factor', (scope) =>
            useCode(scope, { userId, secret, code: code ?? '' }),
          );
      if (!isGood) {
        await inSystemScope(source, 'a failed sign-in', (scope) => countFailure(scope, email));
        return refuse(identityRefusals[isTheirs ? 'wrong-passkey' : 'wrong-code']);
      }
    }
    if (failedCount > 0) await inSystemScope(source, 'a sign-in', (scope) => forgetFailures(scope, email));
    return { userId };
  };
};
