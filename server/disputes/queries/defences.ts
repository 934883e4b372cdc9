import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { readDefence as operation } from '#contract/disputes/operations.ts';
import type { Defence, OpenedDispute } from '#contract/disputes/shapes.ts';
import {
  findPersonCandidateIds,
  findCandidate,
  listCandidateIdentityKeys,
  identityKeyText,
} from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToAnswerDispute } from '../policy.ts';
import type { DefenceRow } from './lock-dispute.ts';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const toDefence = (scope: AgencyScope, row: DefenceRow): Defence => ({
  disputeId: row.disputeId,
  openedAt: row.openedAt.toISOString(),
  answerBy: row.answerBy.toISOString(),
  decideBy: row.decideBy.toISOString(),
  lateAt: text(row.lateAt),
  contacts: row.contacts,
  statement: row.statement,
  answeredAt: text(row.answeredAt),
  answeredByName: row.answeredByName,
  outcome: row.outcome,
  endedAt: text(row.endedAt),
  reasons: row.reasons,
  can: { answer: rightToAnswerDispute(scope, row) },
});

const defences = (scope: AgencyScope) =>
  scope.db
    .selectFrom('ownershipDefence')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('isRaised', '=', true);

/** Returns the owner's side of a dispute after a change to it. */
export const reloadDefence = async (scope: AgencyScope, disputeId: string): Promise<Defence> =>
  toDefence(scope, await defences(scope).where('disputeId', '=', disputeId).executeTakeFirstOrThrow());

/** Returns the disputes that the agency itself opened about the same person at the client, latest first. */
const openedBefore = async (
  scope: AgencyScope,
  { candidateId, clientId }: { candidateId: string; clientId: string },
): Promise<OpenedDispute[]> => {
  const keys = await listCandidateIdentityKeys(scope, candidateId);
  const rows = await scope.db
    .selectFrom('ownershipDispute')
    .select(['id', 'state', 'openedAt', 'openedByName', 'lateAt', 'endedAt', 'reasons'])
    .where('supplierId', '=', scope.tenantId)
    .where('clientId', '=', clientId)
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`keys && ${keys.map(identityKeyText)}::text[]`)
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map(({ id, openedAt, lateAt, endedAt, ...row }) => ({
    ...row,
    disputeId: id,
    openedAt: openedAt.toISOString(),
    lateAt: text(lateAt),
    endedAt: text(endedAt),
  }));
};

/**
 * Reads the disputes about the person behind one of the agency's candidates: those of other agencies (open ones first,
 * then latest first), and the agency's own.
 */
export const readDefence = async (
  scope: AgencyScope,
  { candidateId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidate(scope, candidateId);
  if (!found) return notFound();
  const { clientId, talentRequestId } = found.candidate;
  const rows = await defences(scope)
    .where('candidateId', 'in', [candidateId, ...(await findPersonCandidateIds(scope, candidateId, clientId))])
    .where('scopeId', 'in', [clientId, talentRequestId])
    .orderBy(sql`outcome is not null`)
    .orderBy('openedAt', 'desc')
    .orderBy('disputeId')
    .limit(20)
    .execute();
  return {
    disputes: rows.map((row) => toDefence(scope, row)),
    opened: await openedBefore(scope, { candidateId, clientId }),
  };
};
