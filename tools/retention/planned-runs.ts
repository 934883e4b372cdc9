import { findAgenciesWithPeople, listRetentionSteps } from '#server/people/queries/due-people.ts';
import { listUnsubmittedSteps } from '#server/people/queries/unsubmitted.ts';
import { nextRetentionRun } from '#server/people/rules/retention.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { AgencyRetentionRun } from './report.ts';

/** Returns what the next run of the retention job will do for each agency, if nothing changes until then. */
export const readPlannedRuns = async (given: SystemScope): Promise<{ at: Date; runs: AgencyRetentionRun[] }> => {
  const at = nextRetentionRun(given.now);
  const scope = { ...given, now: at };
  const runs: AgencyRetentionRun[] = [];
  for (const supplierId of await findAgenciesWithPeople(scope)) {
    const people = await listRetentionSteps(scope, supplierId);
    const records = await listUnsubmittedSteps(scope, supplierId);
    const peopleTo = (step: 'notify' | 'erase'): string[] =>
      people.filter((one) => one.step === step).map(({ personId }) => personId);
    const recordsTo = (step: 'notify' | 'erase'): string[] =>
      records.filter((one) => one.step === step).map(({ kind, id }) => `${kind} ${id}`);
    const [notify, erase] = [peopleTo('notify'), peopleTo('erase')];
    runs.push({
      supplierId,
      notify,
      erase,
      notifyRecords: recordsTo('notify'),
      eraseRecords: recordsTo('erase'),
      others: people.length - notify.length - erase.length,
    });
  }
  return { at, runs };
};
