import { expect, test } from 'vitest';
import { formatDryRunReport } from './report.ts';

const at = new Date('2026-11-30T04:17:00Z');

test('a dry run prints counts and IDs for each agency, and a sum', () => {
  const runs = [
    {
      supplierId: 'a1',
      notify: ['p1', 'p2'],
      erase: ['p3'],
      notifyRecords: ['draft d1'],
      eraseRecords: ['consent c1'],
      others: 4,
    },
    { supplierId: 'a2', notify: [], erase: [], notifyRecords: [], eraseRecords: [], others: 1 },
  ];
  expect(formatDryRunReport(runs, at).split('\n')).toEqual([
    'agency a1: 2 to notify of, 1 to erase, 4 kept for now',
    '  notify p1',
    '  notify p2',
    '  erase  p3',
    '  notify draft d1',
    '  erase  consent c1',
    'agency a2: 0 to notify of, 0 to erase, 1 kept for now',
    'The next run, at 2026-11-30T04:17Z, notifies of 2 people and erases 1. It notifies of 1 drafts and consents without a submission, and erases 1. Nothing was changed.',
    '',
  ]);
  expect(formatDryRunReport([], at)).toBe(
    'The next run, at 2026-11-30T04:17Z, notifies of 0 people and erases 0. It notifies of 0 drafts and consents without a submission, and erases 0. Nothing was changed.\n',
  );
});
