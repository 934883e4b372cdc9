import { commonRefusals } from '#contract/common/refusal.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type {
  listUserAssignments as listOperation,
  listAssignedEngagementIds as readOperation,
} from '#contract/assignments/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToAssignUsers } from '../policy.ts';
import { maySeeAllAssignments } from './assigned-users.ts';
import { selectAssignments, assignmentView } from './assignments.ts';
import { findAssignableUser } from './assignable-users.ts';

/** Callers may view their own assignments and, with permission, those of others. */
const refusedFor = async (
  scope: AgencyScope,
  userId: string,
): Promise<Refused<'forbidden' | 'not-found'> | undefined> => {
  if (userId === scope.userId) return undefined;
  if (!maySeeAllAssignments(scope)) return refuse(commonRefusals.forbidden);
  return (await findAssignableUser(scope, userId)) ? undefined : notFound();
};

const workOf = (scope: AgencyScope, userId: string) =>
  selectAssignments(scope).where('assignment.userId', '=', userId).where('assignment.deletedAt', 'is', null);

export const listUserAssignments = async (
  scope: AgencyScope,
  input: InputOf<typeof listOperation>,
): Promise<HandlerResult<typeof listOperation>> => {
  const refused = await refusedFor(scope, input.userId);
  if (refused) return refused;
  const { total } = await workOf(scope, input.userId)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await workOf(scope, input.userId)
    .innerJoin('tenant as client', 'client.id', 'engagement.clientId')
    .select(['engagement.number', 'engagement.title', 'engagement.stage', 'engagement.status'])
    .select('client.name as clientName')
    .orderBy('assignment.createdAt', 'desc')
    .orderBy('assignment.id', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    ...assignmentView(scope, row),
    engagementNumber: row.number,
    title: row.title,
    clientName: row.clientName,
    kind: row.kind,
    stage: row.stage,
    isOpen: row.status === 'open',
  }));
  return { ...toPage(records, input, total), can: { handOver: rightToAssignUsers(scope) } };
};

export const readUserAssignment = async (
  scope: AgencyScope,
  { userId }: InputOf<typeof readOperation>,
): Promise<HandlerResult<typeof readOperation>> => {
  const refused = await refusedFor(scope, userId);
  if (refused) return refused;
  const rows = await workOf(scope, userId).orderBy('assignment.createdAt').orderBy('assignment.id').execute();
  return { userId, engagementIds: rows.map(({ engagementId }) => engagementId) };
};
