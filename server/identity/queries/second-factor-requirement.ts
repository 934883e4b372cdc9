import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Whether a user must sign in with a second factor, and which second factors they have set up. */
export interface SecondFactorState {
  readonly isRequired: boolean;
  readonly hasApp: boolean;
  readonly passkeys: number;
}

export const findSecondFactorState = async (scope: SystemScope, userId: string): Promise<SecondFactorState> => {
  const { staffSecondFactor, signInAt } = scope.settings;
  const { rows } = await sql<SecondFactorState>`
    select app.requires_second_factor(${userId}, ${staffSecondFactor}) as is_required,
      exists (select from second_factor f where f.user_id = ${userId} and f.confirmed_at is not null) as has_app,
      (select count(*)::int from passkey k where k.user_id = ${userId}) as passkeys`.execute(scope.db);
  const [row] = rows;
  if (!row) throw new Error('A query without a table always has one row.');
  // An external provider decides how its users sign in, so nothing is required here.
  return { ...row, isRequired: row.isRequired && signInAt === undefined };
};

/** Whether the user must set up a second factor before they get a session. */
export const mustSetUpSecondFactor = ({ isRequired, hasApp, passkeys }: SecondFactorState): boolean =>
  isRequired && !hasApp && passkeys === 0;
