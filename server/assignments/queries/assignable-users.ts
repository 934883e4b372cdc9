import type { InputOf } from '#contract/common/operation.ts';
import type { listAssignableUsers as operation } from '#contract/assignments/operations.ts';
import { photoPathOf } from '#contract/identity/rules.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { userHasPermission } from '#server/platform/db/user-has-permission.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToBeAssigned, type AssigneeFacts } from '../policy.ts';

/** An active user of the agency, with the facts that decide whether they may be assigned. */
export interface AssignableUser extends AssigneeFacts {
  readonly userId: string;
  readonly email: string;
  readonly photoId: string | null;
}

const seeing = 'Auctions=View Auctions / Staging';

const workers = (scope: AgencyScope) =>
  scope.db
    .selectFrom('appUser')
    .select(['appUser.id as userId', 'email', 'photoId', 'isEmailVerified', 'firstName', 'lastName'])
    .select(userHasPermission(seeing).as('maySee'))
    .where('appUser.tenantId', '=', scope.tenantId)
    .where('appUser.deletedAt', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof workers>['execute']>>[number];

const workerOf = ({ firstName, lastName, ...row }: Row): AssignableUser => ({
  ...row,
  name: `${firstName} ${lastName}`,
});

/** Finds the given users in the caller's agency. Leaves out deleted users and users of other agencies. */
export const findAssignableUsers = async (scope: AgencyScope, userIds: readonly string[]): Promise<AssignableUser[]> =>
  userIds.length === 0 ? [] : (await workers(scope).where('appUser.id', 'in', userIds).execute()).map(workerOf);

/** Finds one user of the caller's agency; undefined if no user has this ID. */
export const findAssignableUser = async (scope: AgencyScope, userId: string): Promise<AssignableUser | undefined> =>
  (await findAssignableUsers(scope, [userId]))[0];

/** Lists all users of the agency, sorted by name, and whether each is or can be assigned to the engagement. */
export const listAssignableUsers = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (engagementId !== undefined && !(await findEngagement(scope, engagementId))) return notFound();
  const rows = await workers(scope)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('assignment')
            .select('assignment.id')
            .whereRef('assignment.userId', '=', 'appUser.id')
            .where('assignment.engagementId', '=', engagementId ?? null)
            .where('assignment.deletedAt', 'is', null),
        )
        .$castTo<boolean>()
        .as('isAssigned'),
    )
    .orderBy('firstName')
    .orderBy('lastName')
    .orderBy('appUser.id')
    .execute();
  return rows.map(({ isAssigned, ...row }) => {
    const worker = workerOf(row);
    return {
      userId: worker.userId,
      name: worker.name,
      email: worker.email,
      picture: photoPathOf(worker.photoId, 'thumb'),
      isMe: worker.userId === scope.userId,
      isAssigned,
      can: { assign: rightToBeAssigned(worker) },
    };
  });
};
