import type { Kysely } from 'kysely';
import type { Database } from '#server/database.ts';
import { modelPrequalificationStatusAt } from './expected-prequalification-reasons.ts';
import { effectiveClosingTime, effectiveLotEnd, takesBids } from './market.ts';
import type { MarketState } from './market-state.ts';

const toModelVersion = ({ location, baseSalary }: { location: string; baseSalary: string }) => ({
  place: location,
  salary: Number(baseSalary),
});

/** Reads the stored state of a market. */
export const readStoredState = async (
  db: Kysely<Database>,
  engagementId: string,
  now: number,
): Promise<MarketState> => {
  const { closingAt, pausedAt, ...engagement } = await db
    .selectFrom('engagement')
    .select(['status', 'endedAs', 'stage', 'closingAt', 'pausedAt'])
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  const requests = await db
    .selectFrom('talentRequest')
    .select(['id', 'statusId', 'noOfRoles', 'noOfRolesFilled', 'internallyFilledRoles'])
    .where('engagementId', '=', engagementId)
    .execute();
  const applications = await db
    .selectFrom('application')
    .select(['id', 'statusId', 'previousStatusId'])
    .where('engagementId', '=', engagementId)
    .execute();
  const candidates = await db
    .selectFrom('candidate')
    .select(['id', 'statusId', 'previousStatusId', 'baseSalary', 'baseSalaryRevised', 'unacknowledgedSince'])
    .select(['disputeState', 'feeState', 'dateRejected', 'dateWithdrawn'])
    .where('engagementId', '=', engagementId)
    .execute();
  const versions = await db
    .selectFrom('candidateVersion')
    .innerJoin('candidate', 'candidate.id', 'candidateVersion.candidateId')
    .select(['candidateVersion.candidateId', 'candidateVersion.content'])
    .where('candidate.engagementId', '=', engagementId)
    .orderBy('candidateVersion.number')
    .execute();
  const revisions = await db
    .selectFrom('salaryRevision')
    .innerJoin('candidate', 'candidate.id', 'salaryRevision.candidateId')
    .select(['salaryRevision.candidateId', 'salaryRevision.proposedBySide'])
    .where('candidate.engagementId', '=', engagementId)
    .where('salaryRevision.state', '=', 'open')
    .execute();
  const claims = await db
    .selectFrom('ownershipClaim')
    .select(['candidateId', 'state'])
    .where('engagementId', '=', engagementId)
    .execute();
  // Selected by the keys alone, so that a person with two owners is detected.
  const owners = await db
    .selectFrom('candidateIdentity as i')
    .innerJoin('candidateOwnership as o', (join) =>
      join
        .onRef('o.clientId', '=', 'i.clientId')
        .onRef('o.keyType', '=', 'i.keyType')
        .onRef('o.keyHash', '=', 'i.keyHash'),
    )
    .innerJoin('talentRequest as r', 'r.id', 'i.talentRequestId')
    .select(['i.candidateId', 'o.supplierId', 'o.ownedUntil'])
    .distinct()
    .where('r.engagementId', '=', engagementId)
    .where('o.ownedUntil', '>', new Date(now))
    .where((eb) =>
      eb.or([eb('o.scopeId', '=', eb.ref('i.clientId')), eb('o.scopeId', '=', eb.ref('i.talentRequestId'))]),
    )
    .execute();
  const consents = await db
    .selectFrom('consentRequest')
    .leftJoin('candidate', 'candidate.consentRequestId', 'consentRequest.id')
    .select(['consentRequest.id', 'consentRequest.state', 'candidate.id as candidateId'])
    .where('consentRequest.engagementId', '=', engagementId)
    .execute();
  const disputes = await db
    .selectFrom('ownershipDispute as d')
    .leftJoin('ownershipDefence as f', 'f.disputeId', 'd.id')
    .select(['d.id', 'd.state', 'f.answeredAt'])
    .where('d.engagementId', '=', engagementId)
    .execute();
  const threads = await db
    .selectFrom('thread')
    .leftJoin('message', (join) =>
      join.onRef('message.threadId', '=', 'thread.id').on('message.visibleTo', '=', 'both'),
    )
    .select(['thread.id', 'thread.candidateId', 'thread.publishedThreadId'])
    .select((eb) => eb.fn.count<number>('message.id').as('messages'))
    .where('thread.engagementId', '=', engagementId)
    .where('thread.supplierId', 'is not', null)
    .groupBy('thread.id')
    .execute();
  const discussions = await db
    .selectFrom('thread')
    .innerJoin('engagement', 'engagement.clientId', 'thread.clientId')
    .innerJoin('message', 'message.threadId', 'thread.id')
    .select('thread.id')
    .select((eb) => eb.fn.count<number>('message.id').as('messages'))
    .where('engagement.id', '=', engagementId)
    .where('thread.kind', '=', 'discussion')
    .where('message.visibleTo', '=', 'both')
    .groupBy('thread.id')
    .execute();
  const prequalifications = await db
    .selectFrom('prequalificationRequest')
    .innerJoin('engagement', 'engagement.clientId', 'prequalificationRequest.clientId')
    .select(['prequalificationRequest.id', 'prequalificationRequest.statusId', 'prequalificationRequest.endsOn'])
    .where('engagement.id', '=', engagementId)
    .execute();
  const lots = await db
    .selectFrom('lot')
    .select(['talentRequestId as id', 'state', 'round', 'endsAt', 'pausedAt', 'standstillEndsAt'])
    .where('engagementId', '=', engagementId)
    .execute();
  const objections = await db
    .selectFrom('awardObjection')
    .select(['id', 'state'])
    .where('engagementId', '=', engagementId)
    .execute();
  const byId = <T extends { id: string }>(rows: readonly T[]): Record<string, Omit<T, 'id'>> =>
    Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
  return {
    engagement: {
      ...engagement,
      closingAt: effectiveClosingTime({ closingAt: closingAt.getTime(), stillSince: pausedAt?.getTime() ?? null }, now),
    },
    requests: byId(requests),
    applications: byId(applications),
    candidates: byId(
      candidates.map(
        ({
          id,
          statusId,
          previousStatusId,
          baseSalary,
          baseSalaryRevised,
          unacknowledgedSince,
          disputeState,
          feeState,
          dateRejected,
          dateWithdrawn,
        }) => ({
          id,
          statusId,
          previousStatusId,
          salary: Number(baseSalaryRevised ?? baseSalary),
          proposedBy: revisions.find(({ candidateId }) => candidateId === id)?.proposedBySide ?? null,
          dated: { rejected: dateRejected !== null, withdrawn: dateWithdrawn !== null },
          versions: versions
            .filter(({ candidateId }) => candidateId === id)
            .map(({ content }) => toModelVersion(content)),
          isEdited: unacknowledgedSince !== null,
          comments: Number(threads.find(({ candidateId }) => candidateId === id)?.messages ?? 0),
          dispute: disputeState,
          fee: feeState,
          claim: claims.find(({ candidateId }) => candidateId === id)?.state ?? null,
          owners: owners
            .filter(({ candidateId }) => candidateId === id)
            .map(({ supplierId, ownedUntil }) => `${supplierId} ${ownedUntil.toISOString()}`),
        }),
      ),
    ),
    disputes: byId(disputes.map(({ id, state, answeredAt }) => ({ id, state, isAnswered: answeredAt !== null }))),
    consents: byId(consents),
    topics: byId(
      threads
        .filter(({ candidateId }) => candidateId === null)
        .map(({ id, messages, publishedThreadId }) => ({
          id,
          messages: Number(messages),
          isPublished: publishedThreadId !== null,
        })),
    ),
    discussions: Object.fromEntries(discussions.map(({ id, messages }) => [id, Number(messages)])),
    prequalifications: byId(
      prequalifications.map((one) => ({ ...one, statusId: modelPrequalificationStatusAt(one, now) })),
    ),
    lots: byId(
      lots.map(({ id, state, round, endsAt, pausedAt, standstillEndsAt }) => ({
        id,
        state,
        round,
        endsAt: takesBids({ state })
          ? effectiveLotEnd({ endsAt: endsAt.getTime(), stillSince: pausedAt?.getTime() ?? null }, now)
          : null,
        standstillEndsAt: state === 'standstill' ? (standstillEndsAt?.getTime() ?? null) : null,
      })),
    ),
    objections: Object.fromEntries(objections.map(({ id, state }) => [id, state])),
  };
};
