import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { eraseAfterRetention, notifyOfRetention } from './commands/end-retention.ts';
import { agenciesWithPeople } from './queries/due-people.ts';

/**
 * Notifies agencies of people whose retention period is ending, and erases people for whom both this period and the
 * notice period are over.
 */
export const runRetention = async ({ source }: Pick<JobDependencies, 'source'>): Promise<void> => {
  const agencies = await inSystemScope(source, 'find agencies with people', agenciesWithPeople);
  const erasable: string[] = [];
  await forEachRecord(agencies, async (supplierId) => {
    const found = await inSystemScope(source, 'notify an agency of people whose period ends', (scope) =>
      notifyOfRetention(scope, supplierId),
    );
    erasable.push(...found);
  });
  await forEachRecord(erasable, async (personId) => {
    await inSystemScope(source, 'erase a person at the end of the period', (scope) =>
      eraseAfterRetention(scope, personId),
    );
  });
};

export const peopleJobs: NonNullable<Room['jobs']> = (tools) => [
  { queue: 'people.retention', cron: '17 4 * * *', run: () => runRetention(tools) },
];
