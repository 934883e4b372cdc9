import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { readHistory as operation } from '#contract/engagements/operations/stages.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { unnamedRecordCopy } from '../copy.ts';
import { engagementEvents } from '../events.ts';
import { engagementHistoryKinds, engagementHistoryText, eventReasonText } from './history-text.ts';
import { listRequestChanges, findEventChanges } from './request-changes.ts';
import { findEngagement } from './find-engagement.ts';

const most = 500;

/** Reads the employer's history of an engagement. Agencies appear by name, without their users. */
export const readHistory = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const rows = await scope.db
    .selectFrom('event')
    .leftJoin('application', (join) =>
      join
        .onRef('application.engagementId', '=', 'event.engagementId')
        .onRef('application.supplierId', '=', 'event.supplierId'),
    )
    .leftJoin('appUser as actor', (join) =>
      join.onRef('actor.id', '=', 'event.actorUserId').on('actor.tenantId', '=', scope.tenantId),
    )
    .leftJoin('talentRequest', 'talentRequest.id', 'event.talentRequestId')
    .leftJoin('candidate', 'candidate.id', 'event.candidateId')
    .leftJoin('engagementDocument as document', (join) =>
      join
        .on(sql<boolean>`document.id = (event.data ->> 'documentId')::uuid`)
        .on('document.clientId', '=', scope.tenantId),
    )
    .leftJoin('engagementNote as note', (join) =>
      join.on(sql<boolean>`note.id = (event.data ->> 'noteId')::uuid`).on('note.clientId', '=', scope.tenantId),
    )
    .select(['event.id', 'event.kind', 'event.at', 'event.data', 'event.actorUserId', 'note.words'])
    .select(['application.supplierName as agencyName', 'actor.firstName as actorFirst', 'actor.lastName as actorLast'])
    .select(['talentRequest.jobTitle', 'candidate.firstName', 'candidate.lastName', 'document.title as document'])
    .where('event.engagementId', '=', engagement.id)
    .where('event.clientId', '=', scope.tenantId)
    .where('event.kind', 'in', engagementHistoryKinds)
    .orderBy('event.sequence', 'desc')
    .limit(most)
    .execute();
  const events = rows.map((row) => ({ row, event: scope.payloads.read(row) }));
  const changes = await listRequestChanges(
    scope,
    events.map(({ event }) => event),
  );
  return events.map(({ row, event }) => ({
    eventId: row.id,
    at: row.at.toISOString(),
    text: engagementHistoryText(row.kind, {
      document: row.document ?? unnamedRecordCopy.document,
      what: 'what' in event.data ? event.data.what : '',
      request: row.jobTitle ?? unnamedRecordCopy.request,
      candidate: row.firstName === null ? unnamedRecordCopy.candidate : `${row.firstName} ${row.lastName ?? ''}`,
    }),
    by: row.actorFirst === null ? (row.agencyName ?? 'Rolecall') : `${row.actorFirst} ${row.actorLast ?? ''}`.trim(),
    reason: eventReasonText(row.kind, ('reasonId' in event.data ? event.data.reasonId : null) ?? null),
    note: row.words,
    // A change to a passing answer has an entry of its own.
    changes: findEventChanges(changes, event).filter(
      ({ field }) => (field === 'wanted') === (row.kind === engagementEvents.wantedChanged),
    ),
  }));
};
