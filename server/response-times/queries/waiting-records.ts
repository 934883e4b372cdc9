import { sql } from 'kysely';
import type { responseWaitKinds } from '#contract/response-times/states.ts';
import type { SystemScope, TenantScope } from '#server/platform/scope/scope.ts';

interface WaitingRecord {
  id: string;
  kind: (typeof responseWaitKinds)[number];
  applicationId: string;
  candidateId: string | null;
  talentRequestId: string | null;
  engagementId: string;
  supplierId: string;
  clientId: string;
  waitingSince: Date;
}

/**
 * Selects the records in open engagements that await an employer's answer, with the client and any reminder. The
 * database view defines when a record waits. No record waits while its engagement is paused.
 */
export const selectWaitingRecords = (scope: TenantScope | SystemScope) =>
  scope.db
    .selectFrom(sql<WaitingRecord>`app.waiting_record`.as('w'))
    .innerJoin('engagement as e', 'e.id', 'w.engagementId')
    .innerJoin('tenant as client', 'client.id', 'w.clientId')
    .leftJoin('responseReminder as m', (join) =>
      join
        .onRef('m.applicationId', '=', 'w.applicationId')
        .onRef('m.waitingSince', '=', 'w.waitingSince')
        .on(sql`m.candidate_id`, 'is not distinct from', sql`w.candidate_id`),
    )
    .where('e.status', '=', 'open')
    .where((eb) => eb.or([eb('e.pausedAt', 'is', null), eb('e.pausedUntil', '<=', scope.now)]));
