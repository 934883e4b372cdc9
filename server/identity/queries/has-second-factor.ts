import { sql } from 'kysely';
import type { UserScope } from '#server/platform/scope/scope.ts';

/**
 * Whether the caller signs in with a second factor. True with an external identity provider, which decides how its
 * users sign in.
 */
export const hasSecondFactor = async (scope: UserScope): Promise<boolean> => {
  if (scope.settings.signInAt !== undefined) return true;
  const { rows } = await sql<{ isOn: boolean }>`select app.has_second_factor(${scope.userId}) as is_on`.execute(
    scope.db,
  );
  return rows[0]?.isOn === true;
};
