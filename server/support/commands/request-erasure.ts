import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type {
  eraseCandidates as candidatesOperation,
  eraseUser as userOperation,
} from '#contract/support/operations/privacy.ts';
import { supportRefusals } from '#contract/support/refusals.ts';
import type { ErasureKind } from '#contract/support/states.ts';
import { findHeldCandidates } from '#server/people/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';
import { supportEvents } from '../events.ts';
import { rightToErase } from '../policy.ts';
import { findErasures } from '../queries/erasures.ts';
import { hasOpenMatters } from '../queries/open-matters.ts';

type Asker = AgencyScope | ProviderScope;

/** Stores an erasure request for each subject, only once even if several users make it. A job then carries it out. */
const keep = async (
  scope: Asker,
  kind: ErasureKind,
  subjects: readonly { id: string; tenantId: string }[],
): Promise<void> => {
  await scope.db
    .insertInto('erasure')
    .values(
      subjects.map(({ id, tenantId }) => ({
        id: newId(),
        tenantId,
        kind,
        subjectId: id,
        askedBy: scope.userId,
        askedAt: scope.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { id, tenantId } of subjects) {
    await scope.emit({ kind: supportEvents.erasureRequested, supplierId: tenantId, data: { kind, subjectId: id } });
  }
};

/**
 * Requests the erasure of candidates when no user makes the request. If a candidate without an account asks, the
 * request is listed under the user who asked for their consent; at the end of a retention period, it is listed under
 * Rolecall.
 */
export const requestErasureAsSystem = async (
  scope: SystemScope,
  {
    supplierId: tenantId,
    askedBy,
    candidateIds,
    draftCandidateIds = [],
  }: {
    supplierId: string;
    askedBy: string | null;
    candidateIds: readonly string[];
    draftCandidateIds?: readonly string[];
  },
): Promise<void> => {
  const subjects = [
    ...candidateIds.map((subjectId) => ({ kind: 'candidate' as const, subjectId })),
    ...draftCandidateIds.map((subjectId) => ({ kind: 'draft' as const, subjectId })),
  ];
  for (const { kind, subjectId } of subjects) {
    await scope.db
      .insertInto('erasure')
      .values({ id: newId(), tenantId, kind, subjectId, askedBy, askedAt: scope.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (kind === 'draft') continue;
    await scope.emit({
      kind: supportEvents.erasureRequested,
      supplierId: tenantId,
      data: { kind: 'candidate', subjectId },
    });
  }
};

/** Records the erasure of a draft, so that the draft is erased again after a restore. Source: decision 0116. */
export const recordDraftErasure = async (scope: SystemScope, tenantId: string, subjectId: string): Promise<void> => {
  await scope.db
    .insertInto('erasure')
    .values({ id: newId(), tenantId, kind: 'draft', subjectId, askedBy: null, askedAt: scope.now, doneAt: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Requests the erasure of the candidates of a person the agency has erased. */
export const requestSubmissionErasure = async (scope: AgencyScope, candidateIds: readonly string[]): Promise<void> => {
  if (candidateIds.length === 0) return;
  await keep(
    scope,
    'candidate',
    candidateIds.map((id) => ({ id, tenantId: scope.tenantId })),
  );
};

/** Requests the erasure of a user whose account is deleted. */
export const eraseUser = async (
  scope: Asker,
  { userId }: InputOf<typeof userOperation>,
): Promise<HandlerResult<typeof userOperation>> => {
  const user = await scope.db
    .selectFrom('appUser')
    .select(['id', 'tenantId', 'deletedAt'])
    .where('id', '=', userId)
    .$if(scope.side === 'agency', (query) => query.where('tenantId', '=', scope.tenantId))
    .executeTakeFirst();
  if (!user) return notFound();
  if (!rightToErase(scope).allowed) return refuse(supportRefusals['owners-erase']);
  if (user.deletedAt === null) return refuse(supportRefusals['account-stands']);
  await keep(scope, 'user', [user]);
  const [erasure] = await findErasures(scope, 'user', [userId]);
  return erasure ?? notFound();
};

/** Requests the erasure of a person submitted as a candidate: by the caller's agency or, for staff, by any agency. */
export const eraseCandidates = async (
  scope: Asker,
  { email }: InputOf<typeof candidatesOperation>,
): Promise<HandlerResult<typeof candidatesOperation>> => {
  if (!rightToErase(scope).allowed) return refuse(supportRefusals['owners-erase']);
  const candidates = await scope.db
    .selectFrom('candidate')
    .select(['id', 'supplierId as tenantId'])
    .select(hasOpenMatters(sql.ref('candidate.id')).as('isUndecided'))
    .where((eb) => eb(eb.fn<string>('lower', ['emailAddress']), '=', email.toLowerCase()))
    .where('erasedAt', 'is', null)
    .$if(scope.side === 'agency', (query) => query.where('supplierId', '=', scope.tenantId))
    .execute();
  if (candidates.length === 0) return refuse(supportRefusals['nobody-known']);
  const ids = candidates.map(({ id }) => id);
  if ((await findHeldCandidates(scope, ids)).length > 0) return refuse(supportRefusals['person-held']);
  if (candidates.some(({ isUndecided }) => isUndecided)) return refuse(supportRefusals['person-disputed']);
  await keep(scope, 'candidate', candidates);
  return {
    erasures: await findErasures(scope, 'candidate', ids),
  };
};
