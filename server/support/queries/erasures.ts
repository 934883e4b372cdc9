import { sql } from 'kysely';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { eraseUser, listErasures as operation } from '#contract/support/operations/privacy.ts';
import type { ErasureKind } from '#contract/support/states.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { AgencyScope, ProviderScope } from '#server/platform/scope/scope.ts';
import { rightToErase } from '../policy.ts';

type Asker = AgencyScope | ProviderScope;
type Erasure = SentOutputOf<typeof eraseUser>;

const erasures = (scope: Asker) =>
  scope.db
    .selectFrom('erasure')
    .where('erasure.kind', 'not in', ['consent', 'draft'])
    .$if(scope.side === 'agency', (query) => query.where('erasure.tenantId', '=', scope.tenantId));

const rows = (scope: Asker) =>
  erasures(scope)
    .leftJoin('candidate', 'candidate.id', 'erasure.subjectId')
    .leftJoin('appUser as asker', 'asker.id', 'erasure.askedBy')
    .select([
      'erasure.id',
      'erasure.kind',
      'erasure.subjectId',
      'erasure.askedAt',
      'erasure.doneAt',
      'candidate.number as candidateNumber',
    ])
    .select(sql<string | null>`asker.first_name || ' ' || asker.last_name`.as('askedBy'))
    .$narrowType<{ kind: ErasureKind }>();

const erasureOf = (row: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]): Erasure => ({
  erasureId: row.id,
  kind: row.kind,
  subjectId: row.subjectId,
  candidateNumber: row.candidateNumber,
  // An agency can't see Rolecall's users, so they are listed as `Rolecall`, without a name.
  askedBy: row.askedBy ?? 'Rolecall',
  askedAt: row.askedAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
});

/** Finds the erasure requests of one kind for the given subjects. */
export const findErasures = async (
  scope: Asker,
  kind: ErasureKind,
  subjectIds: readonly string[],
): Promise<Erasure[]> => {
  const found = await rows(scope)
    .where('erasure.kind', '=', kind)
    .where('erasure.subjectId', 'in', subjectIds)
    .orderBy('erasure.id')
    .execute();
  return found.map(erasureOf);
};

/** The maximum number of former users listed, starting with those deleted first. Others are found by keywords. */
const mostOffered = 100;

/** Finds the users with deleted accounts whose erasure hasn't been requested yet. */
const findFormerUsers = async (scope: Asker, keywords: string) => {
  const matching = keywordPatterns(keywords).reduce(
    (query, pattern) => query.where(sql<string>`concat_ws(' ', first_name, last_name, email)`, 'ilike', pattern),
    scope.db
      .selectFrom('appUser')
      .where('deletedAt', 'is not', null)
      .where('erasedAt', 'is', null)
      .$if(scope.side === 'agency', (query) => query.where('tenantId', '=', scope.tenantId))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('erasure').select('erasure.id').whereRef('erasure.subjectId', '=', 'appUser.id'))),
      ),
  );
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const users = await matching
    .select(['id as userId', 'email'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .orderBy('deletedAt')
    .orderBy('id')
    .limit(mostOffered)
    .execute();
  return { users, total };
};

/** Lists the erasure requests, and the users who can still be erased. */
export const listErasures = async (
  scope: Asker,
  input: InputOf<typeof operation>,
): Promise<SentOutputOf<typeof operation>> => {
  const { total } = await erasures(scope)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const found = await rows(scope)
    .orderBy('erasure.askedAt', 'desc')
    .orderBy('erasure.id', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const former = await findFormerUsers(scope, input.formerKeywords);
  return {
    ...toPage(found.map(erasureOf), input, total),
    formerUsers: former.users,
    formerTotal: former.total,
    can: { erase: rightToErase(scope) },
  };
};
