import { sql } from 'kysely';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { checkDuplicates } from '../../queries/duplicate-check.ts';
import { identityKeyText, type IdentityKey } from '../../rules/identity-keys.ts';
import type { ResubmissionResult } from '../../rules/resubmission.ts';

type Question = Parameters<typeof checkDuplicates>[1];

const dayMs = 86_400_000;

const hashesOf = (keys: readonly IdentityKey[]): string[] => keys.map(identityKeyText).toSorted();

/** Counts the other people the user has checked within a day. Checking the same person again reveals nothing new. */
const countOtherChecks = async (
  scope: AgencyScope,
  clientId: string,
  keyHashes: readonly string[],
): Promise<number> => {
  // Makes a user's simultaneous checks run in turn, so that each is counted.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().execute();
  const { count } = await scope.db
    .selectFrom('ownershipCheck')
    .select(sql<number>`count(distinct (client_id, key_hashes))::int`.as('count'))
    .where('supplierId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('checkedAt', '>', new Date(scope.now.getTime() - dayMs))
    .where(sql<boolean>`(client_id, key_hashes) <> (${clientId}::uuid, ${keyHashes}::text[])`)
    .executeTakeFirstOrThrow();
  return count;
};

/** Records that the user learned whether a person is available. The record counts towards the daily limit. */
export const recordOwnershipCheck = async (
  scope: AgencyScope,
  clientId: string,
  keys: readonly IdentityKey[],
  answer: { isAvailable: boolean; isSubmission: boolean },
): Promise<void> => {
  if (keys.length === 0) return;
  const { tenantId: supplierId, userId, now: checkedAt } = scope;
  await scope.db
    .insertInto('ownershipCheck')
    .values({ id: newId(), supplierId, userId, clientId, checkedAt, keyHashes: hashesOf(keys), ...answer })
    .execute();
};

/**
 * Checks whether a person may be submitted to a client. A check, an edit and a submission reveal the same fact, so all
 * three use this function and share one daily limit per user, and the provider sees the results. A successful
 * submission isn't recorded, because the employer sees the candidate anyway and a recruiter's ordinary work must not
 * use up the limit.
 */
export const checkAvailability = async (
  scope: AgencyScope,
  question: Question,
  by: 'check' | 'edit' | 'submission',
): Promise<ResubmissionResult | Refused<'too-many-checks'>> => {
  const { engagement, keys } = question;
  if (keys.length > 0) {
    const others = await countOtherChecks(scope, engagement.clientId, hashesOf(keys));
    if (others >= scope.settings.ownershipChecksPerDay) return refuse(candidateRefusals['too-many-checks']);
  }
  const state = await checkDuplicates(scope, question);
  if (by !== 'submission') {
    const answer = { isAvailable: state.isAllowed, isSubmission: by === 'edit' };
    await recordOwnershipCheck(scope, engagement.clientId, keys, answer);
  }
  return state;
};

/**
 * Refuses a person owned by another agency. The refusal rolls back the transaction, so the check is recorded
 * afterwards.
 */
export const refuseOwnedPerson = (
  clientId: string,
  keys: readonly IdentityKey[],
  isSubmission = true,
): Refused<'candidate-not-available'> =>
  refuse(candidateRefusals['candidate-not-available'], {
    record: async (scope) => {
      if (scope.side !== 'agency') return;
      await recordOwnershipCheck(scope, clientId, keys, { isAvailable: false, isSubmission });
    },
  });
