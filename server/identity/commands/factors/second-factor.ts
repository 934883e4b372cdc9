import type { Refusal } from '#contract/common/refusal.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { identityEvents } from '../../events.ts';
import { mayTurnOffApp } from '../../policy.ts';
import { seal, unseal } from '#server/platform/vault/seal.ts';
import { recordAccountEvent } from '../record-account-event.ts';
import { findSecondFactorState } from '../../queries/second-factor-requirement.ts';
import {
  findTotpStep,
  isAppCode,
  newRecoveryCodes,
  newTotpSecret,
  recoveryHash,
} from '../../provider/second-factor/totp.ts';

const sealedAs = (userId: string): string => `second factor ${userId}`;

/**
 * Decrypts the secret of a user's app. It is undefined if it was encrypted with another SECRET, which happens if SECRET was
 * changed and the secrets of the apps were not deleted. No code of that app can be checked then.
 */
export const openAppSecret = (
  secret: string,
  { userId, sealedSecret }: { userId: string; sealedSecret: string },
): string | undefined => {
  try {
    return unseal(secret, sealedAs(userId), sealedSecret);
  } catch {
    return undefined;
  }
};

interface Factor {
  readonly secret: string | undefined;
  readonly isOn: boolean;
  readonly lastStep: number;
}

/** Locks a user's second factor, so that if two attempts use the same code, the second is refused. */
const lockFactor = async (scope: SystemScope, secret: string, userId: string): Promise<Factor | undefined> => {
  const row = await scope.db
    .selectFrom('secondFactor')
    .select(['sealedSecret', 'confirmedAt', 'lastStep'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const isOn = row.confirmedAt !== null;
  return {
    secret: openAppSecret(secret, { userId, sealedSecret: row.sealedSecret }),
    isOn,
    lastStep: Number(row.lastStep),
  };
};

/**
 * Creates a secret for an authenticator app. Calling this again before the confirmation creates a new secret, so that
 * no one sees a secret requested by someone else.
 */
export const beginSecondFactor = async (
  scope: SystemScope,
  { userId, secret }: { userId: string; secret: string },
): Promise<{ secret: string; email: string } | Refused<'second-factor-on'>> => {
  const { email } = await scope.db
    .selectFrom('appUser')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const appSecret = newTotpSecret();
  const sealedSecret = seal(secret, sealedAs(userId), appSecret);
  await scope.db
    .insertInto('secondFactor')
    .values({ userId, sealedSecret, createdAt: scope.now, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt: scope.now, lastStep: 0 })
        .where('secondFactor.confirmedAt', 'is', null),
    )
    .execute();
  const factor = await lockFactor(scope, secret, userId);
  if (!factor || factor.isOn) return refuse(identityRefusals['second-factor-on']);
  return { secret: appSecret, email };
};

const findStep = (scope: SystemScope, factor: Factor, code: string): number | undefined =>
  factor.secret === undefined ? undefined : findTotpStep(factor.secret, code, scope.now, factor.lastStep);

const useStep = async (scope: SystemScope, userId: string, lastStep: number): Promise<void> => {
  await scope.db.updateTable('secondFactor').set({ lastStep }).where('userId', '=', userId).execute();
};

/** Turns the second factor on with a code from the app. Returns the recovery codes, which are stored only as hashes. */
export const confirmSecondFactor = async (
  scope: SystemScope,
  given: { userId: string; secret: string; code: string },
): Promise<{ recoveryCodes: string[] } | Refused<'wrong-code' | 'second-factor-on'>> => {
  const { userId } = given;
  const factor = await lockFactor(scope, given.secret, userId);
  if (factor?.isOn) return refuse(identityRefusals['second-factor-on']);
  const step = factor && findStep(scope, factor, given.code);
  if (step === undefined) return wrongCode();
  await useStep(scope, userId, step);
  await scope.db.updateTable('secondFactor').set({ confirmedAt: scope.now }).where('userId', '=', userId).execute();
  const recoveryCodes = newRecoveryCodes();
  await scope.db
    .insertInto('recoveryCode')
    .values(recoveryCodes.map((code) => ({ userId, codeHash: recoveryHash(code) })))
    .execute();
  await recordAccountEvent(scope, { kind: identityEvents.secondFactorOn, data: { userId } });
  return { recoveryCodes };
};

const refuseCode = <Code extends string>(refusal: Refusal<Code>): Refused<Code> =>
  refuse(refusal, { fields: [{ field: 'code', message: refusal.message }] });

const wrongCode = (): Refused<'wrong-code'> => refuseCode(identityRefusals['wrong-code']);

/**
 * Uses up an app code or a recovery code; refuses if the given code is neither. Recovery codes are stored as hashes, so
 * they work even if the secret of the app can't be decrypted.
 */
export const consumeSecondFactorCode = async (
  scope: SystemScope,
  { userId, secret, code }: { userId: string; secret: string; code: string },
): Promise<Refused<'wrong-code' | 'app-codes-unreadable'> | undefined> => {
  const factor = await lockFactor(scope, secret, userId);
  if (!factor?.isOn) return wrongCode();
  const step = findStep(scope, factor, code);
  if (step !== undefined) {
    await useStep(scope, userId, step);
    return undefined;
  }
  const used = await scope.db
    .updateTable('recoveryCode')
    .set({ usedAt: scope.now })
    .where('userId', '=', userId)
    .where('codeHash', '=', recoveryHash(code))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 1n) return undefined;
  return factor.secret === undefined && isAppCode(code)
    ? refuseCode(identityRefusals['app-codes-unreadable'])
    : wrongCode();
};

/**
 * Turns the authenticator app off with one of its codes or a recovery code, unless it is the user's only second factor
 * and their role requires one.
 */
export const endSecondFactor = async (
  scope: SystemScope,
  given: { userId: string; secret: string; code: string },
): Promise<Record<string, never> | Refused<'wrong-code' | 'app-codes-unreadable' | 'second-factor-required'>> => {
  const state = await findSecondFactorState(scope, given.userId);
  if (!mayTurnOffApp(state)) return refuse(identityRefusals['second-factor-required']);
  const refused = await consumeSecondFactorCode(scope, given);
  if (refused) return refused;
  await scope.db.deleteFrom('secondFactor').where('userId', '=', given.userId).execute();
  await recordAccountEvent(scope, { kind: identityEvents.secondFactorOff, data: { userId: given.userId } });
  return {};
};

/**
 * Returns whether a user has an authenticator app, whether they may turn it off, whether their role requires a second
 * factor, and how many recovery codes they have left.
 */
export const readSecondFactor = async (
  scope: SystemScope,
  userId: string,
): Promise<{ isOn: boolean; isRequired: boolean; canTurnOff: boolean; recoveryCodesLeft: number }> => {
  const state = await findSecondFactorState(scope, userId);
  const { hasApp, isRequired } = state;
  const { left } = await scope.db
    .selectFrom('recoveryCode')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { isOn: hasApp, isRequired, canTurnOff: hasApp && mayTurnOffApp(state), recoveryCodesLeft: left };
};
