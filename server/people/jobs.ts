import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { eraseAfterRetention, notifyOfRetention } from './commands/end-retention.ts';
import { eraseUnsubmitted, type UnsubmittedRecord } from './commands/end-unsubmitted.ts';
import { findAgenciesWithPeople } from './queries/due-people.ts';
import { retentionRun } from './rules/retention.ts';

/** Notifies agencies of people whose period is ending, and erases people whose period and notice are over. */
export const runRetention = async ({ source, files }: Pick<JobDependencies, 'source' | 'files'>): Promise<void> => {
  const agencies = await inSystemScope(source, 'find agencies with people', findAgenciesWithPeople);
  const people: string[] = [];
  const records = new Map<string, UnsubmittedRecord>();
  await forEachRecord(agencies, async (supplierId) => {
    const found = await inSystemScope(source, 'notify an agency of people whose period ends', (scope) =>
      notifyOfRetention(scope, supplierId),
    );
    people.push(...found.personIds);
    for (const record of found.records) records.set(record.id, record);
  });
  await forEachRecord(people, async (personId) => {
    await inSystemScope(source, 'erase a person at the end of the period', (scope) =>
      eraseAfterRetention(scope, personId),
    );
  });
  await forEachRecord([...records.keys()], async (id) => {
    const record = records.get(id);
    if (!record) return;
    await inSystemScope(source, 'erase a draft or a consent at the end of the period', (scope) =>
      eraseUnsubmitted(scope, record, files),
    );
  });
};

const cron = `${String(retentionRun.minute)} ${String(retentionRun.hour)} * * *`;

export const peopleJobs: NonNullable<Room['jobs']> = (tools) => [
  { queue: 'people.retention', cron, run: () => runRetention(tools) },
];
