import { sql } from 'kysely';
import { applicationStatuses } from '#contract/applications/states.ts';
import type { listBoard as operation } from '#contract/board/operations.ts';
import type { BoardFilters } from '#contract/board/rules.ts';
import type { BoardRow } from '#contract/board/shapes.ts';
import { candidateStatusOrder } from '#contract/candidates/states.ts';
import { lookupEntry } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import {
  boardStageId,
  boardStages,
  engagementStatusId,
  engagementStatusValues,
  engagementTypes,
  talentRequestStatus,
} from '#contract/engagements/states.ts';
import { listAssignedUsers, type AssignedUser } from '#server/assignments/public.ts';
import { selectListedCandidates } from '#server/candidates/public.ts';
import {
  effectiveClosingTime,
  baseEngagementFields,
  currentStageName,
  engagementStatusText,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { areAllRequestsPaused, nextAction } from '../rules/next-action.ts';
import { selectBoardRowsByIds } from './by-ids.ts';
import { matchCountLimit, findBoardIds, type BoardPaging } from './find-on-board.ts';

type Input = InputOf<typeof operation>;
/** The input of all operations on the board: filters and paging. */
type BoardInput = BoardFilters & BoardPaging;

const running = [talentRequestStatus.pending, talentRequestStatus.inMarket, talentRequestStatus.available];

/** Selects a row's columns and counts, only for the engagements on the page. */
const rowsOf = (scope: AgencyScope, ids: readonly string[]) =>
  selectBoardRowsByIds(scope, ids)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('talentRequest as r')
          .select(({ fn }) => [
            fn.coalesce(sql<number>`sum(r.no_of_roles)`, sql<number>`0`).as('roles'),
            fn.coalesce(sql<number>`sum(r.no_of_roles_filled)`, sql<number>`0`).as('rolesFilled'),
            sql<number>`count(*) filter (where r.status_id = ${talentRequestStatus.paused})`.as('requestsPaused'),
            sql<number>`count(*) filter (where r.status_id = any (${sql.val(running)}::int[]))`.as('requestsRunning'),
          ])
          .whereRef('r.engagementId', '=', 'e.id')
          .where('r.statusId', '<>', talentRequestStatus.cancelled)
          .as('requests'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            selectListedCandidates(scope)
              .select(['k.statusId', ({ fn }) => fn.countAll<number>().as('count')])
              .where('k.engagementId', '=', sql.ref<string>('e.id'))
              .groupBy('k.statusId')
              .as('counted'),
          )
          .select(sql<Record<string, number>>`jsonb_object_agg(counted.status_id, counted.count)`.as('byStatus'))
          .as('candidates'),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'e.number', 'e.title', 'e.kind', 'e.engagementTypeId', 'e.status', 'e.stage', 'e.endedAs'])
    .select(['e.endedAt', 'e.timeZone', 'e.createdAt', 'e.clientId', 'c.name as clientName'])
    .select(effectiveClosingTime(scope.now, 'e').as('closingAt'))
    .select('a.statusId as applicationStatusId')
    .select(['requests.roles', 'requests.rolesFilled', 'requests.requestsPaused', 'requests.requestsRunning'])
    .select('candidates.byStatus')
    .select(sql<boolean>`app.has_unfilled_request(e.id, ${scope.tenantId})`.as('hasUnfilledRequest'));

type Found = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const shown = (scope: AgencyScope, row: Found, assigned: readonly AssignedUser[]): BoardRow => {
  const byStatus = candidateStatusOrder
    .map((candidateStatusId) => ({ candidateStatusId, count: row.byStatus?.[String(candidateStatusId)] ?? 0 }))
    .filter(({ count }) => count > 0);
  const facts = {
    status: row.status,
    applicationStatusId: row.applicationStatusId,
    maySubmit: scope.permissions.has('Fulfillment Stage=Submit Candidate'),
    hasUnfilledRequest: row.hasUnfilledRequest,
    requestsPaused: row.requestsPaused ?? 0,
    requestsRunning: row.requestsRunning ?? 0,
  };
  return {
    ...baseEngagementFields(row),
    clientId: row.clientId,
    clientName: row.clientName,
    engagementType: lookupEntry(engagementTypes, row.engagementTypeId),
    stage: row.stage,
    stageName: currentStageName(row),
    engagementStage: lookupEntry(boardStages, boardStageId(row.status, row.stage)),
    engagementStatus: lookupEntry(engagementStatusValues, engagementStatusId[row.status]),
    applicationStatus:
      row.applicationStatusId === null ? null : lookupEntry(applicationStatuses, row.applicationStatusId),
    waits: nextAction(facts),
    roles: row.roles ?? 0,
    rolesFilled: row.rolesFilled ?? 0,
    candidates: { total: byStatus.reduce((sum, { count }) => sum + count, 0), byStatus },
    assigned: assigned.map((user) => ({ ...user, isMe: user.userId === scope.userId })),
    isPaused: areAllRequestsPaused(facts),
    createdWhen: row.createdAt.toISOString(),
  };
};

/**
 * Returns the total. Above the count limit, this is the limit or, if higher, the number of rows found: those up to this
 * page, and one more if there is a next page. Users can therefore always page forward to the last page.
 */
const totalOf = (counted: number, most: number, offset: number, pageSize: number, found: number) => {
  if (counted <= most) return { total: counted, isTotalAtLeast: false };
  const seen = found === 0 ? 0 : offset + found;
  return { total: Math.max(most, seen), isTotalAtLeast: found === 0 || found > pageSize || seen < most };
};

/** Returns one page of the board, with the name of each engagement's status or outcome, and the total. */
export const readBoardPage = async (
  scope: AgencyScope,
  { offset, pageSize, sortBy, sortOrder, ...filters }: BoardInput,
): Promise<{ records: (BoardRow & { statusWord: string })[]; total: number; isTotalAtLeast: boolean }> => {
  // Reads one row more than the page holds, to find out whether there is a next page.
  const found = await findBoardIds(scope, filters, { offset, pageSize: pageSize + 1, sortBy, sortOrder });
  const ids = found.ids.slice(0, pageSize);
  const rows = new Map((ids.length === 0 ? [] : await rowsOf(scope, ids).execute()).map((row) => [row.id, row]));
  const assigned = await listAssignedUsers(scope, ids);
  return {
    records: ids
      .flatMap((id) => rows.get(id) ?? [])
      .map((row) => ({ ...shown(scope, row, assigned.get(row.id) ?? []), statusWord: engagementStatusText(row) })),
    ...totalOf(found.total, matchCountLimit(filters), offset, pageSize, found.ids.length),
  };
};

/** Whether the email address is the caller's own, which some operations require. */
const isCallersEmail = async (scope: AgencyScope, email: string): Promise<boolean> => {
  const caller = await scope.db
    .selectFrom('appUser')
    .select('email')
    .where('id', '=', scope.userId)
    .executeTakeFirstOrThrow();
  return caller.email.toLowerCase() === email.toLowerCase();
};

export const listBoard = async (
  scope: AgencyScope,
  { email, isAssignedToYou, hasAccessViewAssignments, ...input }: Input,
): Promise<HandlerResult<typeof operation>> => {
  if (email !== undefined && !(await isCallersEmail(scope, email))) return refuse(commonRefusals['foreign-id']);
  const onlyMine = isAssignedToYou === true || hasAccessViewAssignments === false;
  const { records, total, isTotalAtLeast } = await readBoardPage(scope, {
    ...input,
    assignToMe: input.assignToMe === true || onlyMine,
    offset: input.pageCurrent * input.pageSize,
  });
  const rows = records.map(({ statusWord: _word, ...row }) => row);
  return { ...toPage(rows, input, total), isTotalAtLeast };
};
