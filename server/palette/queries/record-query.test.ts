import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { maxResultsPerKind, maxRecentRecords } from '#contract/palette/rules.ts';
import { matchesQuery, maxResults } from './record-query.ts';

const sqlOf = (query: Parameters<typeof matchesQuery>[0]): string =>
  JSON.stringify(matchesQuery(query, sql`the_id`, sql`the_text`).toOperationNode());

test('records are found by all words of their text or by their IDs, up to the limit of each list', () => {
  const words = { keyword: 'ada b', patterns: ['%ada%', '%b%'] };
  expect(sqlOf(words)).toContain('the_text');
  expect(sqlOf(words)).not.toContain('the_id');
  expect(sqlOf({ ids: ['1'] })).toContain('the_id');
  expect(maxResults(words)).toBe(maxResultsPerKind);
  expect(maxResults({ ids: ['1'] })).toBe(maxRecentRecords);
});
