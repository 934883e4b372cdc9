import { teamRefusals } from '#contract/team/refusals.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findUser, type FoundUser } from '../queries/users.ts';
import type { TeamReasonCode, TeamReason } from '../rules/role-reasons.ts';

/** Converts a reason to a refusal. `declared` contains the codes that the operation declares. */
export const refuseWithReason = <const Code extends TeamReasonCode>(
  { code, ...reason }: TeamReason,
  declared: readonly Code[],
): Refused<Code> => {
  const one = declared.find((each) => each === code);
  if (one === undefined) throw new Error(`A call is refused for ${code}, which it does not declare.`);
  return refuse<Code>(teamRefusals[one], { message: reason.text, reasons: [{ code, ...reason }] });
};

/** Locks a user who is about to be changed. Users are always locked before roles, to prevent deadlocks. */
export const lockUserRow = async (scope: AgencyScope, userId: string): Promise<FoundUser | undefined> => {
  await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where('tenantId', '=', scope.tenantId)
    .forNoKeyUpdate()
    .execute();
  return findUser(scope, userId);
};

/** Locks a user and all owners of the agency, so that no user becomes or stops being an owner meanwhile. */
export const lockUserAndOwnerRows = async (scope: AgencyScope, userId: string): Promise<FoundUser | undefined> => {
  await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('tenantId', '=', scope.tenantId)
    .where((eb) => eb.or([eb('id', '=', userId), eb('isOwner', '=', true)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return findUser(scope, userId);
};

/**
 * Locks a user who is about to be removed. The other owners are locked only if the user is an owner, so that other
 * calls don't have to wait.
 */
export const lockUserForRemoval = async (scope: AgencyScope, userId: string): Promise<FoundUser | undefined> =>
  (await findUser(scope, userId))?.isOwner ? lockUserAndOwnerRows(scope, userId) : lockUserRow(scope, userId);

const refusalOf = { firstName: 'first-name-required', lastName: 'last-name-required' } as const;

/** Refuses empty names, with the messages of the specification. An omitted name isn't changed. */
export const emptyNameRefusal = (given: {
  firstName?: string | undefined;
  lastName?: string | undefined;
}): Refused<'first-name-required' | 'last-name-required'> | undefined => {
  const missing = (['firstName', 'lastName'] as const).filter((field) => given[field] === '');
  const [first] = missing;
  if (first === undefined) return undefined;
  return refuse(teamRefusals[refusalOf[first]], {
    fields: missing.map((field) => ({ field, message: teamRefusals[refusalOf[field]].message })),
  });
};
