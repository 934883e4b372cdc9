import type { SystemScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { listRetentionSteps } from '../queries/due-people.ts';
import { lockPerson } from '../queries/find-person.ts';
import { readRetentionRow } from '../queries/retention.ts';
import { erasableAt, retentionStep } from '../rules/retention.ts';
import { listUnsubmittedSteps } from '../queries/unsubmitted.ts';
import { clearPerson } from './clear-person.ts';
import { setUnsubmittedNotices, type UnsubmittedRecord } from './end-unsubmitted.ts';

/**
 * Sends an agency one notice about all the people whose retention period ends, including those with only a draft or a
 * consent and no submission. Removes notices that no longer count. Returns the people and the records without a
 * submission whose retention period and notice period are both over.
 */
export const notifyOfRetention = async (
  scope: SystemScope,
  supplierId: string,
): Promise<{ personIds: string[]; records: UnsubmittedRecord[] }> => {
  const run = await listRetentionSteps(scope, supplierId);
  const idsOf = (step: (typeof run)[number]['step']): string[] =>
    run.filter((one) => one.step === step).map(({ personId }) => personId);
  const setNotice = async (ids: readonly string[], retentionNoticedAt: Date | null): Promise<void> => {
    if (ids.length === 0) return;
    await scope.db.updateTable('person').set({ retentionNoticedAt }).where('id', 'in', ids).execute();
  };
  await setNotice(idsOf('clear-notice'), null);
  const noticed = run.filter(({ step }) => step === 'notify');
  await setNotice(idsOf('notify'), scope.now);
  const records = await listUnsubmittedSteps(scope, supplierId);
  const recordsToNotify = records.filter(({ step }) => step === 'notify');
  await setUnsubmittedNotices(
    scope,
    records.filter(({ step }) => step === 'clear-notice'),
    null,
  );
  await setUnsubmittedNotices(scope, recordsToNotify, scope.now);
  const all = [...noticed, ...recordsToNotify];
  if (all.length > 0) {
    const erasures = all.map((row) => erasableAt(row, scope.now).getTime());
    await scope.emit({
      kind: peopleEvents.retentionDue,
      supplierId,
      data: { people: all.length, erasedFrom: new Date(Math.min(...erasures)).toISOString() },
    });
  }
  return {
    personIds: idsOf('erase'),
    records: records.filter(({ step }) => step === 'erase').map(({ kind, id }) => ({ supplierId, kind, id })),
  };
};

/**
 * Erases a person at the end of the retention period, in the same way as the agency can; false if the erasure is no
 * longer due. The event queues the erasure of the submissions.
 */
export const eraseAfterRetention = async (scope: SystemScope, personId: string): Promise<boolean> => {
  const person = await lockPerson(scope, personId);
  const kept = person && (await readRetentionRow(scope, personId));
  if (!kept || retentionStep(kept, scope.now) !== 'erase') return false;
  const candidates = await scope.db
    .selectFrom('personSubmission as s')
    .innerJoin('candidate as c', 'c.id', 's.candidateId')
    .select('c.id')
    .where('s.personId', '=', personId)
    .where('c.erasedAt', 'is', null)
    .orderBy('c.id')
    .execute();
  await clearPerson(scope, personId);
  await scope.emit({
    kind: peopleEvents.erased,
    supplierId: person.supplierId,
    data: { personId, candidateIds: candidates.map(({ id }) => id) },
  });
  scope.broadcast({ tenants: [person.supplierId], message: { kind: 'person.changed' } });
  return true;
};
