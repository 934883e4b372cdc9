import { sql } from 'kysely';
import type { SentOutputOf } from '#contract/common/operation.ts';
import type { listStaff as operation } from '#contract/team/operations/staff.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { staffRights } from '../policy.ts';

/** A member of the provider's staff, with the role that they would have in an agency. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  roleName: string;
}

/** Finds the members of the provider's staff that agencies may add. */
export const findStaff = async (scope: AgencyScope): Promise<StaffMember[]> =>
  (await sql<StaffMember>`select * from app.provider_staff()`.execute(scope.db)).rows;

/** Lists the staff that agencies may add, without their addresses, and whether this agency has already added them. */
export const listStaff = async (scope: AgencyScope): Promise<SentOutputOf<typeof operation>> => {
  const staff = await findStaff(scope);
  const accounts = await scope.db
    .selectFrom('staffAccount')
    .select('staffId')
    .where('tenantId', '=', scope.tenantId)
    .execute();
  const of = (role: string) =>
    staff
      .filter(({ roleName }) => roleName === role)
      .map(({ id, name }) => ({ _id: id, name, isAdded: accounts.some(({ staffId }) => staffId === id) }));
  return {
    accountManagers: of('Rolecall Account Manager'),
    techSupport: of('Rolecall Tech Support'),
    can: staffRights(scope),
  };
};
