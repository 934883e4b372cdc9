/** The effect of the next run on an agency's people, by ID. */
export interface AgencyRetentionRun {
  readonly supplierId: string;
  readonly notify: readonly string[];
  readonly erase: readonly string[];
  /** The drafts and unsubmitted consents that the agency would be notified about, each as its kind and ID. */
  readonly notifyRecords: readonly string[];
  readonly eraseRecords: readonly string[];
  /** The number of people whose notice has been sent or who are protected from erasure. */
  readonly others: number;
}

/** Formats the report of a dry run, with counts and IDs but never names, since reports end up in logs. */
export const formatDryRunReport = (runs: readonly AgencyRetentionRun[], at: Date): string => {
  const total = (of: 'notify' | 'erase' | 'notifyRecords' | 'eraseRecords'): number =>
    runs.reduce((sum, run) => sum + run[of].length, 0);
  const lines = runs.flatMap(({ supplierId, notify, erase, notifyRecords, eraseRecords, others }) => [
    `agency ${supplierId}: ${String(notify.length)} to notify of, ${String(erase.length)} to erase, ${String(others)} kept for now`,
    ...notify.map((id) => `  notify ${id}`),
    ...erase.map((id) => `  erase  ${id}`),
    ...notifyRecords.map((record) => `  notify ${record}`),
    ...eraseRecords.map((record) => `  erase  ${record}`),
  ]);
  const records = `${String(total('notifyRecords'))} drafts and consents without a submission, and erases ${String(total('eraseRecords'))}`;
  const sum = `The next run, at ${at.toISOString().slice(0, 16)}Z, notifies of ${String(total('notify'))} people and erases ${String(total('erase'))}. It notifies of ${records}. Nothing was changed.`;
  return `${[...lines, sum].join('\n')}\n`;
};
