import type { InputOf } from '#contract/common/operation.ts';
import type {
  addAccountManager as managerOperation,
  addTechSupport as supportOperation,
} from '#contract/team/operations/staff.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { findStaff, type StaffMember } from '../queries/staff.ts';
import { readUser } from '../queries/users.ts';
import { staffAccountEmail } from '../rules/staff-address.ts';

/** Creates the account with a unique address, since two agencies may have the same name. */
const makeAccount = async (scope: AgencyScope, person: StaffMember): Promise<string> => {
  const [firstName = '', ...rest] = person.name.split(' ');
  for (const isTaken of [false, true]) {
    const email = staffAccountEmail(person.email, { id: scope.tenantId, name: scope.tenantName }, isTaken);
    const made = await scope.db
      .insertInto('appUser')
      .values({
        id: newId(),
        tenantId: scope.tenantId,
        email,
        username: email.split('@', 1)[0] ?? email,
        firstName,
        lastName: rest.join(' '),
        createdAt: scope.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
  }
  throw new Error('The address of the account belongs to another user.');
};

const addStaff = async (
  scope: AgencyScope,
  roleName: 'Rolecall Account Manager' | 'Rolecall Tech Support',
  { staffId }: InputOf<typeof managerOperation>,
): Promise<HandlerResult<typeof managerOperation>> => {
  const person = (await findStaff(scope)).find((one) => one.id === staffId && one.roleName === roleName);
  if (!person) return notFound();
  const known = await scope.db
    .selectFrom('staffAccount')
    .select('userId')
    .where('tenantId', '=', scope.tenantId)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  if (known) return refuse(teamRefusals['staff-added']);
  const userId = await makeAccount(scope, person);
  const { tenantId } = scope;
  const added = await scope.db
    .insertInto('staffAccount')
    .values({ userId, tenantId, staffId, addedBy: scope.userId, addedAt: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  // A concurrent call has just added this member of staff.
  if (!added) return refuse(teamRefusals['staff-added']);
  await scope.db
    .insertInto('userRole')
    .columns(['userId', 'roleId', 'tenantId'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select((of) => [of.val(userId).as('userId'), 'role.id as roleId', of.val(tenantId).as('tenantId')])
        .where('role.tenantId', 'is', null)
        .where('role.name', '=', roleName),
    )
    .execute();
  const about = { userId };
  await recordTeamEvent(scope, { kind: teamEvents.staffAdded, data: about });
  await recordTeamEvent(scope, { kind: teamEvents.loginAsked, data: about });
  return readUser(scope, userId);
};

/** Adds one of the provider's account managers to the agency, with a separate account. */
export const addAccountManager = (
  scope: AgencyScope,
  input: InputOf<typeof managerOperation>,
): Promise<HandlerResult<typeof managerOperation>> => addStaff(scope, 'Rolecall Account Manager', input);

/** Adds a member of the provider's tech support to the agency, with a separate account. */
export const addTechSupport = (
  scope: AgencyScope,
  input: InputOf<typeof supportOperation>,
): Promise<HandlerResult<typeof supportOperation>> => addStaff(scope, 'Rolecall Tech Support', input);
