import { eraseDraftCandidates } from '#server/draft-candidates/public.ts';
import type { UnsubmittedKind } from '#contract/people/states.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { findUnsubmittedStep } from '../queries/unsubmitted.ts';

/** A draft or a consent that an agency has about a person, without a submission. */
export interface UnsubmittedRecord {
  readonly supplierId: string;
  readonly kind: UnsubmittedKind;
  readonly id: string;
}

/** Sets or removes the time of the notice about the end of these records' retention period. */
export const setUnsubmittedNotices = async (
  scope: SystemScope,
  records: readonly Pick<UnsubmittedRecord, 'kind' | 'id'>[],
  retentionNoticedAt: Date | null,
): Promise<void> => {
  for (const [kind, table] of [
    ['draft', 'draftCandidate'],
    ['consent', 'consentRequest'],
  ] as const) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
    if (ids.length > 0) await scope.db.updateTable(table).set({ retentionNoticedAt }).where('id', 'in', ids).execute();
  }
};

/**
 * Erases a draft or a consent without a submission at the end of the retention period; false if the erasure is no
 * longer due. A consent is cleared by the consents room when it receives the event.
 */
export const eraseUnsubmitted = async (
  scope: SystemScope,
  { supplierId, kind, id }: UnsubmittedRecord,
  files: Files,
): Promise<boolean> => {
  await scope.db
    .selectFrom(kind === 'draft' ? 'draftCandidate' : 'consentRequest')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  if ((await findUnsubmittedStep(scope, { supplierId, id })) !== 'erase') return false;
  if (kind === 'draft') await eraseDraftCandidates(scope, [id], files);
  await scope.emit({ kind: peopleEvents.unsubmittedErased, supplierId, data: { kind, recordId: id } });
  scope.broadcast({ tenants: [supplierId], message: { kind: 'person.changed' } });
  return true;
};
