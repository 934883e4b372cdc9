import { expect, test } from 'vitest';
import { matches } from './matching.ts';

const report = { name: 'All Engagement Notices', description: 'Published, moved, filled, ended.' };

test('a report is found by its name or its description, in any case, and by parts of words', () => {
  expect(
    ['', 'engagement', 'NOTICE', 'filled', 'notices ended', ' moved '].map((typed) => matches(report, typed)),
  ).toEqual(Array(6).fill(true));
});

test('every word has to be there', () => {
  expect(matches(report, 'notices candidate')).toBe(false);
});
