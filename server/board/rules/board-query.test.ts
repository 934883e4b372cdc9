import { expect, test } from 'vitest';
import { boardTsquery } from './board-query.ts';

const asking = {
  tenantId: '01900000-0000-7000-8000-0000abcdef12',
  userId: '01900000-0000-7000-8000-000000000001',
};

test.each([
  [{}, null],
  [{ engagementStatusId: [], applicationStatusId: [] }, null],
  [{ engagementStatusId: [1, 2] }, `('abcdef12g:1'|'abcdef12g:2')`],
  [{ applicationStatusId: [2], kind: 'competitive' }, `('abcdef12a:2')&('abcdef12k:competitive')`],
  [{ engagementTypeId: [1], stage: 'bidding' }, `('abcdef12y:1')&('abcdef12s:bidding')`],
  [{ assignToMe: true }, `('u:01900000-0000-7000-8000-000000000001')`],
  [{ assignToMe: false, waits: true, closingWithinDays: 7 }, null],
  [{ keyword: 'Perth', field: 'location' }, `('abcdef12w:perth':*C)`],
  [{ keyword: 'O’Neil' }, `('abcdef12w:o':*)&('abcdef12w:neil':*)`],
  [{ keyword: '12' }, `('abcdef12w:12':*|'abcdef12#:12':*)`],
  [{ keyword: '0012' }, `('abcdef12w:0012':*|'abcdef12#:0012':*|'abcdef12#:12')`],
  [{ keyword: 'AU12' }, `('abcdef12w:au12':*)`],
  [{ keyword: 'AU12', field: 'number' }, `('abcdef12#:au12':*)`],
  [{ keyword: '0123', field: 'number' }, `('abcdef12#:0123':*|'abcdef12#:123')`],
  [{ keyword: `%'\\` }, `('~nothing')`],
  [{ keyword: '  ' }, null],
] as const)('%o is asked of the index as %s', (filters, expected) => {
  expect(boardTsquery(asking, filters)).toBe(expected);
});
