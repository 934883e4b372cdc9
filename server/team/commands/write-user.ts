import { teamRefusals } from '#contract/team/refusals.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findUser, type FoundUser } from '../queries/users.ts';
import type { TeamCode, TeamReason } from '../rules/role-gates.ts';

/** A reason as the refusal of a call, which declares the codes that it may give. */
export const refuseWithReason = <const Code extends TeamCode>(
  { code, ...reason }: TeamReason,
  declared: readonly Code[],
): Refused<Code> => {
  const one = declared.find((each) => each === code);
  if (one === undefined) throw new Error(`A call is refused for ${code}, which it does not declare.`);
  return refuse<Code>(teamRefusals[one], { message: reason.text, reasons: [{ code, ...reason }] });
};

/** Somebody who is about to be changed, under lock. Users are locked before roles, wherever both are. */
export const lockUser = async (scope: AgencyScope, userId: string): Promise<FoundUser | undefined> => {
  await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where('tenantId', '=', scope.tenantId)
    .forNoKeyUpdate()
    .execute();
  return findUser(scope, userId);
};

/** The same together with all owners of the agency: nobody starts or stops to own it meanwhile. */
export const lockUserAndOwners = async (scope: AgencyScope, userId: string): Promise<FoundUser | undefined> => {
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

/** Somebody who is about to leave. Only of an owner does it matter who else is one, so others wait for nobody. */
export const lockLeavingUser = async (scope: AgencyScope, userId: string): Promise<FoundUser | undefined> =>
  (await findUser(scope, userId))?.isOwner ? lockUserAndOwners(scope, userId) : lockUser(scope, userId);

const refusalOf = { firstName: 'first-name-required', lastName: 'last-name-required' } as const;

/** Refuses all names that are empty, in the words of the specification; what is left out is not changed. */
export const refuseEmptyNames = (given: {
  firstName?: string | undefined;
  lastName?: string | undefined;
}): Refused<'first-name-required' | 'last-name-required'> | undefined => {
  const missing = (['firstName', 'lastName'] as const).filter((field) => given[field] === '');
  const [first] = missing;
  if (first === undefined) return undefined;
  return refuse(teamRefusals[refusalOf[first]], {
    fields: missing.map((field) => ({ field, message: teamRefusals[refusalOf[field]].words })),
  });
};
