import { expect, test } from 'vitest';
import { matchesReportSearch } from './matching.ts';

const report = { name: 'All Engagement Notices', description: 'Published, moved, filled, ended.' };

test('a report is found by parts of words in its name or description, ignoring case', () => {
  expect(
    ['', 'engagement', 'NOTICE', 'filled', 'notices ended', ' moved '].map((typed) =>
      matchesReportSearch(report, typed),
    ),
  ).toEqual(Array(6).fill(true));
});

test('every word has to match', () => {
  expect(matchesReportSearch(report, 'notices candidate')).toBe(false);
});
