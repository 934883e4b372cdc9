import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { listAssignments as operation } from '#contract/assignments/operations.ts';
import type { AssignmentView } from '#contract/assignments/shapes.ts';
import { photoPathOf } from '#contract/identity/rules.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToAssignUsers, maySeeAssignees } from '../policy.ts';

/** Selects the agency's assignments in engagements that the caller can see, with the names that belong to the IDs. */
export const selectAssignments = (scope: AgencyScope) =>
  scope.db
    .selectFrom('assignment')
    .innerJoin('engagement', 'engagement.id', 'assignment.engagementId')
    .innerJoin('appUser', 'appUser.id', 'assignment.userId')
    .leftJoin('appUser as maker', 'maker.id', 'assignment.createdBy')
    .selectAll('assignment')
    .select(['engagement.kind', 'engagement.clientId', 'appUser.email', 'appUser.photoId'])
    .select([
      sql<string>`app_user.first_name || ' ' || app_user.last_name`.as('name'),
      sql<string>`coalesce(maker.first_name || ' ' || maker.last_name, '')`.as('createdByName'),
    ])
    .where('assignment.supplierId', '=', scope.tenantId)
    .where('engagement.publishedAt', 'is not', null);

export type AssignmentRow = Awaited<ReturnType<ReturnType<typeof selectAssignments>['execute']>>[number];

export const assignmentView = (scope: AgencyScope, row: AssignmentRow): AssignmentView => {
  const isAuction = row.kind === 'competitive';
  return {
    assignmentId: row.id,
    auctionAgencyAssignmentId: isAuction ? row.id : null,
    successFeeAgencyAssignmentId: isAuction ? null : row.id,
    engagementId: row.engagementId,
    auctionId: isAuction ? row.engagementId : null,
    successFeeId: isAuction ? null : row.engagementId,
    clientId: row.clientId,
    supplierId: row.supplierId,
    userId: row.userId,
    authId: row.userId,
    email: row.email,
    name: row.name,
    picture: photoPathOf(row.photoId, 'thumb'),
    isMe: row.userId === scope.userId,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
    createdByName: row.createdByName,
  };
};

/**
 * Lists an engagement's assigned users, longest-assigned first. Callers who can't see colleagues get only themselves.
 */
export const listEngagementAssignments = async (
  scope: AgencyScope,
  engagementId: string,
): Promise<AssignmentView[]> => {
  let rows = selectAssignments(scope)
    .where('assignment.engagementId', '=', engagementId)
    .where('assignment.deletedAt', 'is', null)
    .where('appUser.deletedAt', 'is', null);
  if (!maySeeAssignees(scope)) rows = rows.where('assignment.userId', '=', scope.userId);
  const found = await rows.orderBy('assignment.createdAt').orderBy('assignment.id').execute();
  return found.map((row) => assignmentView(scope, row));
};

/** Reads the current state of an assignment. The caller must be able to see its engagement. */
export const readAssignment = async (scope: AgencyScope, assignmentId: string): Promise<AssignmentView> =>
  assignmentView(
    scope,
    await selectAssignments(scope).where('assignment.id', '=', assignmentId).executeTakeFirstOrThrow(),
  );

export const listAssignments = async (
  scope: AgencyScope,
  { engagementId, clientId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement || (clientId !== undefined && clientId !== engagement.clientId)) return notFound();
  return {
    assignments: await listEngagementAssignments(scope, engagementId),
    can: { assign: rightToAssignUsers(scope) },
  };
};
