import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { applicationStatus } from '#contract/applications/states.ts';
import type { BoardFilters } from '#contract/board/rules.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { seesAllAssignments } from '#server/assignments/public.ts';
import { closingNow } from '#server/engagements/public.ts';
import type { Database } from '#server/database.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The tables of the board by their short names; `a` is the agency's own application, if it has one. */
export type BoardTables = Database & {
  e: Database['engagement'];
  a: { [Column in keyof Database['application']]: Database['application'][Column] | null };
  c: Database['tenant'];
};
export type BoardBuilder = ExpressionBuilder<BoardTables, 'e' | 'a' | 'c'>;

/** Statuses in which a candidate of the agency serves a request: in the running, or hired. */
const serving = [1, 4, 6, 8, 9, 2];

/** The requests of the engagement `e` around it that take candidates and have none of the agency's in the running. */
export const requestsToServe = (scope: AgencyScope) =>
  scope.db
    .selectFrom('talentRequest as r')
    .where('r.engagementId', '=', sql.ref<string>('e.id'))
    .where('r.statusId', '=', talentRequestStatus.available)
    .whereRef('r.noOfRolesFilled', '<', 'r.noOfRoles')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('candidate as k')
            .select('k.id')
            .whereRef('k.talentRequestId', '=', 'r.id')
            .where('k.supplierId', '=', scope.tenantId)
            .where('k.statusId', 'in', serving),
        ),
      ),
    );

const assignedToMe = (eb: BoardBuilder, scope: AgencyScope) =>
  eb.exists(
    eb
      .selectFrom('assignment as mine')
      .select('mine.id')
      .whereRef('mine.engagementId', '=', 'e.id')
      .where('mine.userId', '=', scope.userId)
      .where('mine.deletedAt', 'is', null),
  );

const waiting = (eb: BoardBuilder, scope: AgencyScope): Expression<SqlBool> =>
  scope.permissions.has('Fulfillment Stage=Submit Candidate')
    ? eb.and([
        eb('e.status', '=', 'open'),
        eb('a.statusId', '=', applicationStatus.approved),
        eb.exists(requestsToServe(scope).select('r.id')),
      ])
    : eb.val(false);

const inStage = (eb: BoardBuilder, stageIds: readonly number[]): Expression<SqlBool> =>
  eb.or(
    stageIds.map((stageId) => {
      if (stageId === 3) return eb('e.status', '=', 'completed');
      if (stageId === 4) return eb('e.status', '=', 'cancelled');
      return eb.and([eb('e.status', '=', 'open'), eb('e.stage', stageId === 2 ? '=' : '<>', 'fulfillment')]);
    }),
  );

/** Where one word is looked for; the number is found as it is shown, zeros and all. */
const wordIn = (eb: BoardBuilder, pattern: string): Record<NonNullable<BoardFilters['field']>, Expression<SqlBool>> => {
  const word = pattern.slice(1, -1);
  return {
    title: eb('e.title', 'ilike', pattern),
    clientName: eb('c.name', 'ilike', pattern),
    location: eb('e.location', 'ilike', pattern),
    number: /^\d{1,9}$/.test(word) ? eb('e.number', '=', Number(word)) : sql<SqlBool>`false`,
  };
};

const inJobTitle = (eb: BoardBuilder, pattern: string): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('talentRequest as asked')
      .select('asked.id')
      .whereRef('asked.engagementId', '=', 'e.id')
      .where('asked.jobTitle', 'ilike', pattern),
  );

/** Each word has to be found, wherever; where a field is said, in that one. */
const matching = (eb: BoardBuilder, keyword: string, field: BoardFilters['field']): Expression<SqlBool> =>
  eb.and(
    keywordPatterns(keyword).map((pattern) => {
      const places = wordIn(eb, pattern);
      return field ? places[field] : eb.or([...Object.values(places), inJobTitle(eb, pattern)]);
    }),
  );

const closingWithin = (eb: BoardBuilder, scope: AgencyScope, days: number): Expression<SqlBool> =>
  eb.and([
    eb(closingNow(scope.now, 'e'), '>', scope.now),
    eb(closingNow(scope.now, 'e'), '<=', new Date(scope.now.getTime() + days * 86_400_000)),
  ]);

/** The board's filters as one condition. The list and the counts over it use the same. */
export const narrowed = (eb: BoardBuilder, scope: AgencyScope, filters: BoardFilters): Expression<SqlBool> => {
  const all: Expression<SqlBool>[] = [];
  if (filters.engagementStatusId?.length) all.push(inStage(eb, filters.engagementStatusId));
  if (filters.applicationStatusId?.length) all.push(eb('a.statusId', 'in', filters.applicationStatusId));
  if (filters.engagementTypeId?.length) all.push(eb('e.engagementTypeId', 'in', filters.engagementTypeId));
  if (filters.stage) all.push(eb('e.stage', '=', filters.stage));
  if (filters.clientId) all.push(eb('e.clientId', '=', filters.clientId));
  if (filters.kind) all.push(eb('e.kind', '=', filters.kind));
  if (filters.keyword) all.push(matching(eb, filters.keyword, filters.field));
  if (filters.assignToMe) all.push(assignedToMe(eb, scope));
  if (filters.waits) all.push(waiting(eb, scope));
  if (filters.closingWithinDays) all.push(closingWithin(eb, scope, filters.closingWithinDays));
  return all.length === 0 ? sql<SqlBool>`true` : eb.and(all);
};

/** From so many on, a board is walked in its order until a page is full, and not gathered and sorted first. */
const many = 2000;

/** Whether the caller sees a board of so many engagements that a page of it is better walked to than gathered. */
export const seesMany = async (scope: AgencyScope): Promise<boolean> => {
  if (!seesAllAssignments(scope)) return false;
  const { count } = await scope.db
    .selectFrom(
      scope.db
        .selectFrom('application')
        .select('id')
        .where('supplierId', '=', scope.tenantId)
        .limit(many + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > many;
};

/**
 * What the caller may see on the board: what the agency applied to or works on, or what they themselves work on. The same
 * rows either way; `walked` asks of each engagement whether it is one of them, where the order comes first.
 */
export const ofCaller = (scope: AgencyScope, walked = false) => {
  const assigned = scope.db
    .selectFrom('assignment')
    .select('engagementId')
    .where('supplierId', '=', scope.tenantId)
    .where('deletedAt', 'is', null);
  const applied = scope.db.selectFrom('application').select('engagementId').where('supplierId', '=', scope.tenantId);
  const mine = seesAllAssignments(scope) ? applied.union(assigned) : assigned.where('userId', '=', scope.userId);
  return scope.db
    .selectFrom('engagement as e')
    .innerJoin('tenant as c', 'c.id', 'e.clientId')
    .leftJoin('application as a', (join) =>
      join.onRef('a.engagementId', '=', 'e.id').on('a.supplierId', '=', scope.tenantId),
    )
    .where('e.publishedAt', 'is not', null)
    .where((eb) =>
      walked
        ? eb.or([
            eb('a.id', 'is not', null),
            eb.exists(assigned.clearSelect().select('id').where('engagementId', '=', sql.ref<string>('e.id'))),
          ])
        : eb('e.id', 'in', mine),
    );
};
