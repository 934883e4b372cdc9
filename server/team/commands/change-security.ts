import type { InputOf } from '#contract/common/operation.ts';
import type { changeSecurity as operation } from '#contract/team/operations/security.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import {
  findSecondFactorRoleKeys,
  findSecondFactorRoleOptions,
  isImplicitRole,
  readSecurity,
} from '../queries/security.ts';
import { recordTeamEvent } from './record-team-event.ts';

/**
 * Sets which roles must sign in with a second factor. Users without a second factor set one up at their next sign-in,
 * and can use their open sessions until these end. Decision 0126.
 */
export const changeSecurity = async (
  scope: AgencyScope,
  { require: wanted, release: unwanted }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (scope.settings.signInAt !== undefined) return refuse(teamRefusals['sign-in-elsewhere']);
  if (!scope.isOwner) return refuse(teamRefusals['owners-own']);
  // If two owners save at the same time, the second waits for the first.
  await scope.db.selectFrom('tenant').select('id').where('id', '=', scope.tenantId).forNoKeyUpdate().execute();
  const roles = await findSecondFactorRoleOptions(scope);
  if ([...wanted, ...unwanted].some((key) => !roles.some((role) => role.key === key)))
    return refuse(teamRefusals['unknown-role']);
  const before = await findSecondFactorRoleKeys(scope);
  const added = [...new Set(wanted)].filter((key) => !before.includes(key));
  const released = before.filter((key) => unwanted.includes(key) && !wanted.includes(key));
  if (added.length + released.length === 0) return readSecurity(scope);
  for (const key of released) {
    await scope.db
      .deleteFrom('secondFactorRequirement')
      .where('tenantId', '=', scope.tenantId)
      .where(isImplicitRole(key) ? 'implicitRole' : 'roleId', '=', key)
      .execute();
  }
  if (added.length > 0) {
    await scope.db
      .insertInto('secondFactorRequirement')
      .values(
        added.map((key) => ({
          tenantId: scope.tenantId,
          roleId: isImplicitRole(key) ? null : key,
          implicitRole: isImplicitRole(key) ? key : null,
          requiredBy: scope.userId,
          requiredAt: scope.now,
        })),
      )
      .execute();
  }
  await recordTeamEvent(scope, { kind: teamEvents.securityChanged, data: { required: added, released } });
  return readSecurity(scope);
};
