import { sql } from 'kysely';
import type { Operation } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';

/** How many minutes a password confirmation is valid. */
const passwordConfirmationMinutes = 5;

/**
 * Requires the password again for an operation that needs it, unless users sign in elsewhere and have no password here.
 */
export const requirePasswordConfirmation = async (
  scope: UserScope,
  { confirmed }: Pick<Operation, 'confirmed'>,
): Promise<Refused | undefined> => {
  if (confirmed !== true || scope.settings.signInAt !== undefined) return undefined;
  const { rows } = await sql<{ at: Date | null }>`
    select app.session_confirmed_at(${scope.sessionId}) as at`.execute(scope.db);
  const at = rows[0]?.at;
  return at && at.getTime() > scope.now.getTime() - passwordConfirmationMinutes * 60_000
    ? undefined
    : refuse(commonRefusals['password-again']);
};
